import { task } from '../../../engine/task.ts';
import type { PuzzleMessage } from '../../../puzzles/message.ts';

/** Cells, in reading order. */
export type Cells = readonly number[];

/** Sets as they are found, and how far the search is. */
export interface SetsPart {
  /** The grid of the puzzle. */
  readonly digits: readonly number[];
  readonly sets: readonly Cells[];
  /** How many cells the sets have that are looked for now. */
  readonly size: number;
}

/** How the search for sets ended. */
export interface SetsEnd {
  /**
   * All sets are found; the search was cut short; the puzzle has not exactly one solution; the
   * board has clues with cells of their own, which the search does not know.
   */
  readonly end: 'all' | 'cut' | 'open' | 'board';
  /** All sets with up to so many cells were found. */
  readonly size: number;
  /** Whether all puzzles of the grid can be searched for. */
  readonly canSearch: boolean;
}

/** Sets of which no two share a cell, by their numbers. */
export interface Family {
  readonly sets: readonly number[];
  /** Whether it is proven that no more of them do so. */
  readonly isLargest: boolean;
}

/** Which puzzles of a grid are wanted. */
export interface PuzzlesWish extends PuzzleMessage {
  /** How many givens they have. */
  readonly count: number;
  /** How many puzzles are wanted at most. */
  readonly most: number;
}

/** What the engine's thread finds out about the grid on the table. */
export const NEEDS = {
  /** The minimal unavoidable sets of the grid of a puzzle, the smallest first. */
  sets: task<PuzzleMessage, SetsEnd, SetsPart>('needs.sets'),
  /** As many sets as can be without a common cell. */
  family: task<{ readonly sets: readonly Cells[] }, Family>('needs.family'),
  /** The puzzles of a complete grid with a number of givens, each as the cells of its givens. */
  puzzles: task<PuzzlesWish, { readonly isAll: boolean }, readonly Cells[]>('needs.puzzles'),
};
