import { houseName } from '../geometry/names.ts';
import { nakedSingle } from './naked-singles.ts';
import { type Thought, thinker } from './thinker.ts';

/** Hidden singles: a digit with one place left in a house goes there. */
export const onlyPlace: Thought = {
  kind: 'place',
  *find(board) {
    const { houses, size } = board.geometry;
    for (const house of houses) {
      for (let digit = 1; digit <= size; digit++) {
        const places = house.cells.filter((cell) => board.has(cell, digit));
        if (places.length === 1) yield { cell: places[0]!, digit, why: `only place in ${houseName(house)}` };
      }
    }
  },
};

/**
 * Fills naked singles. When there are none, it fills digits with only one place in a house and
 * begins again. When there are none of these either, it searches.
 */
export const crossCheck = /* @__PURE__ */ thinker(
  'cross-check',
  'naked singles in turn with the only place for a digit in a house, then search',
  [nakedSingle, onlyPlace],
);
