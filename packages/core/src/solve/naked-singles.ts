import { type Thought, thinker } from './thinker.ts';

/** A cell with a single candidate gets that digit. */
export const nakedSingle: Thought = {
  kind: 'place',
  *find(board) {
    for (let cell = 0; cell < board.geometry.cellCount; cell++) {
      if (board.count(cell) === 1) yield { cell, digit: board.of(cell)[0]!, why: 'naked single' };
    }
  },
};

/**
 * Lists the candidates of every cell. It fills all cells with a single candidate, pass by pass,
 * until a pass finds none. Then it searches.
 */
export const nakedSingles = /* @__PURE__ */ thinker(
  'naked-singles',
  'fill cells with one possible digit, in passes until nothing changes, then search',
  [nakedSingle],
);
