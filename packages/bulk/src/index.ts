/** Sudoku files of any size, on all processors; and what its threads share with a command that solves puzzle by puzzle. */

export type { OnError, Problem } from './chunk.ts';
export { type Journal, journalOf } from './journal.ts';
export { conflictNames, noSolution } from './no-solution.ts';
export { type Advance, type BulkOptions, type Summary, solveFiles } from './run.ts';
export { refereeFor, SOLVER_NAMES, solverCalled, solversFor } from './solvers.ts';
export { lineOf, Texts, textIn } from './text.ts';
