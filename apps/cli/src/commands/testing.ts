/** Puzzles that the tests of several commands use. */

/** The example of the Wikipedia article on Sudoku. */
export const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** Its solution without four cells, in which 6 and 7 can be swapped. */
export const TWO = '534..8912672195348198342567859..1423426853791713924856961537284287419635345286179';
export const NONE = `55${PUZZLE.slice(2)}`;
