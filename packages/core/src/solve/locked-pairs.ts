import { houseName } from '../geometry/names.ts';
import { onlyPlace } from './cross-check.ts';
import { nakedSingle } from './naked-singles.ts';
import { type Thought, thinker } from './thinker.ts';

//   box          line
//  . 5 5 |  .  .  5      all places for 5 in the box lie in the line too:
//  . . . |               so the line has its 5 there and nowhere else
//  . . . |
/**
 * Locked candidates: pointing from box to line, claiming from line to box, and the same between any
 * two houses.
 */
const lockedCandidates: Thought = {
  kind: 'eliminate',
  *find(board) {
    const { houses, size } = board.geometry;
    for (const house of houses) {
      for (let digit = 1; digit <= size; digit++) {
        const places = house.cells.filter((cell) => board.has(cell, digit));
        if (places.length < 2) continue;
        for (const crossing of houses) {
          if (crossing === house || !places.every((cell) => crossing.set.has(cell))) continue;
          const why = `locked in ${houseName(house)} and ${houseName(crossing)}`;
          for (const cell of crossing.cells) {
            if (!house.set.has(cell) && board.has(cell, digit)) yield { cell, digit, why };
          }
        }
      }
    }
  },
};

/**
 * Naked pairs: two cells of a house have the same two candidates. They take both digits, so no
 * other cell of the house has them.
 */
const nakedPairs: Thought = {
  kind: 'eliminate',
  *find(board) {
    for (const house of board.geometry.houses) {
      const pairCells = house.cells.filter((cell) => board.count(cell) === 2);
      for (const [index, first] of pairCells.entries()) {
        const pair = board.of(first);
        const second = pairCells.slice(index + 1).find((cell) => pair.every((digit) => board.has(cell, digit)));
        if (second === undefined) continue;
        for (const cell of house.cells) {
          if (cell === first || cell === second) continue;
          for (const digit of pair) {
            if (board.has(cell, digit)) yield { cell, digit, why: `naked pair in ${houseName(house)}` };
          }
        }
      }
    }
  },
};

/** Cross-check with two techniques that only eliminate, used when there are no singles. */
export const lockedPairs = /* @__PURE__ */ thinker(
  'locked-pairs',
  'cross-check with locked candidates and naked pairs, then search',
  [nakedSingle, onlyPlace, lockedCandidates, nakedPairs],
);
