import type { SymmetryName } from '@pencilmark/core/generate';
import type { LanguageCode } from '@pencilmark/core/human';
import type { Difficulty, RaterName } from '@pencilmark/core/rate';
import type { SpareGivens } from '@pencilmark/core/solve';
import { task } from '../engine/task.ts';
import type { PuzzleMessage } from '../puzzles/message.ts';

/** Solutions, as far as they were counted. */
export interface Count {
  readonly count: number;
  /** Whether there are no more. */
  readonly isAll: boolean;
}

export interface RatingReply {
  readonly rater: RaterName;
  readonly score: string;
  readonly difficulty: Difficulty;
  readonly isSolved: boolean;
  /** By name, in the order in which they are needed. */
  readonly techniques: readonly { readonly name: string; readonly count: number }[];
}

/** How givens are added or taken away. */
export interface Wishes {
  readonly seed: number;
  readonly symmetry: SymmetryName;
}

/** How far the making of a puzzle is. */
export interface Completion {
  /** The digits of the proper puzzle reached so far; none before there is one. */
  readonly givens?: Uint8Array;
}

/** A puzzle, and how it is to be changed. */
type Change = PuzzleMessage & { readonly wishes: Wishes };

/** What the engine's thread is asked about the puzzle on the table. */
export const SETTER = {
  /** Counts solutions up to a limit; whether there are several is told at once. */
  count: task<PuzzleMessage & { readonly limit: number }, Count, Count>('setter.count'),
  /** The digits that each cell has in some solution, as sets; nothing when that takes too long. */
  candidates: task<PuzzleMessage, Int32Array | undefined>('setter.candidates'),
  /** Which givens of a proper puzzle could be left out, each by itself. */
  spare: task<PuzzleMessage, SpareGivens>('setter.spare'),
  rating: task<PuzzleMessage & { readonly language: LanguageCode }, RatingReply>('setter.rating'),
  /** Adds givens until the puzzle is proper; nothing when there is no solution. */
  fill: task<Change, Uint8Array | undefined, Completion>('setter.fill'),
  /** Takes away givens that are not needed. */
  thin: task<Change, Uint8Array, Completion>('setter.thin'),
};
