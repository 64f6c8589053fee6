import { type Thought, thinker } from './thinker.ts';

/** A cell with one possible left gets that digit. */
export const nakedSingle: Thought = {
  kind: 'place',
  *find(board) {
    for (let cell = 0; cell < board.geometry.cellCount; cell++) {
      if (board.count(cell) === 1) yield { cell, digit: board.of(cell)[0]!, why: 'naked single' };
    }
  },
};

/**
 * Lists the possibles of every cell. It fills all cells with one possible, pass by pass, until a
 * pass finds none. Then it searches.
 */
export const nakedSingles = /* @__PURE__ */ thinker(
  'naked-singles',
  'fill cells with one possible digit, in passes until nothing changes, then search',
  [nakedSingle],
);
