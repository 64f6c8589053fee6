/** Sudoku in six functions, for whoever has a puzzle as a text or as rows. Re-exports only. */
export type { BoardOptions } from './board.ts';
export type { CellValue } from './cells.ts';
export { type DrawOptions, draw } from './draw.ts';
export { type GeneratedTexts, type GenerateTextOptions, generate } from './generate.ts';
export { type Hint, type HintOptions, hint } from './hint.ts';
export type { PuzzleInput, SameShape } from './input.ts';
export { type PuzzleRating, type RateTextOptions, rate } from './rate.ts';
export { type ReadOptions, read } from './read.ts';
export { type SolveOptions, solve } from './solve.ts';
