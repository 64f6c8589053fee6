import type { SymmetryName } from '@pencilmark/core/generate';
import type { Clue } from '@pencilmark/core/geometry';
import type { LanguageCode } from '@pencilmark/core/human';
import type { Difficulty, RaterName } from '@pencilmark/core/rate';
import type { ClueAnswer, SpareGivens } from '@pencilmark/core/solve';
import { task } from '../../engine/task.ts';
import type { PuzzleMessage } from '../../puzzles/message.ts';

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
  /** How many givens there are to be in the end; default: as few as are needed. */
  readonly givens?: number | undefined;
}

/** How far the making of a puzzle is. */
export interface Completion {
  /** The digits of the proper puzzle reached so far; none before there is one. */
  readonly givens?: Uint8Array;
}

/** Calls that a change may cost; on the largest board some fifteen seconds. */
export const MOST_CALLS_OF_CHANGE = 1_000_000;

/** What came of a change. */
export interface Changed {
  /** The digits of a proper puzzle; none when there is no solution. */
  readonly givens?: Uint8Array;
  /** Whether the search came to its end; else its budget was used up. */
  readonly isComplete: boolean;
  /** Whether there was a proper puzzle, and none with the number of givens that was wished. */
  readonly isOtherCount?: true;
}

/** Which clues are wanted. */
export interface ClueWishes {
  /** The name of their kind. */
  readonly rule: string;
  readonly seed: number;
  readonly symmetry: SymmetryName;
  /** How many there may be. */
  readonly most: number;
}

/** Clues that a search suggests for a puzzle. */
export interface Suggestion {
  readonly clues: readonly Clue[];
  /**
   * How the search ended: the puzzle is proper, there are as many clues as there may be or can, the
   * budget was used up, or the puzzle has no solution.
   */
  readonly end: 'proper' | 'most' | 'budget' | 'none';
}

/** A puzzle, and how it is to be changed. */
type Change = PuzzleMessage & { readonly wishes: Wishes };

/** What the engine's thread can do with the puzzle on the table. */
export const SETTER = {
  /** Counts solutions up to a limit; that there are several is reported at once. */
  count: task<PuzzleMessage & { readonly limit: number }, Count, Count>('setter.count'),
  /** The digits that each cell has in some solution, as sets; nothing when that takes too long. */
  candidates: task<PuzzleMessage, Int32Array | undefined>('setter.candidates'),
  /** Which givens of a proper puzzle could be left out, each by itself. */
  spare: task<PuzzleMessage, SpareGivens>('setter.spare'),
  /** Which clues of a proper puzzle could be left out, each by itself. */
  spareClues: task<PuzzleMessage, ClueAnswer>('setter.spareClues'),
  /** Clues that cannot stand together; nothing when they can, or when the search takes too long. */
  conflict: task<PuzzleMessage, ClueAnswer | undefined>('setter.conflict'),
  rating: task<PuzzleMessage & { readonly language: LanguageCode }, RatingReply>('setter.rating'),
  /** Adds givens until the puzzle is proper. */
  fill: task<Change, Changed, Completion>('setter.fill'),
  /** Adds clues of a kind until the puzzle is proper. */
  addClues: task<PuzzleMessage & { readonly wishes: ClueWishes }, Suggestion>('setter.addClues'),
  /** Takes away givens that are not needed. */
  thin: task<Change, Changed, Completion>('setter.thin'),
};
