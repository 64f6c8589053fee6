import type { Difficulty } from '@pencilmark/core/rate/difficulty';

/** A kind of puzzle that matches need. */
export interface PuzzleWish {
  /** The id of a board. */
  readonly board: string;
  readonly level: Difficulty;
}

/** A puzzle with its solution, as lines in core's alphabet. */
export interface MadePuzzle {
  readonly puzzle: string;
  readonly solution: string;
  /** The rating of the hardest step, in tenths. */
  readonly er: number;
}

/** The input of the thread that makes puzzles: a list of these. */
export interface Making extends PuzzleWish {
  readonly count: number;
  /** The hardest step that a puzzle may need. */
  readonly hardest: number;
  readonly seed: number;
}
