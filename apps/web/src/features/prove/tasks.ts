import type { LanguageCode } from '@pencilmark/core/human';
import type { Candidate } from '@pencilmark/core/puzzle';
import type { Difficulty } from '@pencilmark/core/rate';
import { task } from '../../engine/task.ts';
import type { Explained } from '../hint/tasks.ts';

/** A technique that can be named as a reason. */
export interface Reason {
  readonly id: string;
  readonly names: Readonly<Record<LanguageCode, string>>;
  readonly level: Difficulty;
}

/** A claim with its reason, and the board on which it stands. */
export interface ProofQuestion {
  readonly board: string;
  readonly givens: readonly number[];
  readonly digits: readonly number[];
  /** The candidates of every cell, as sets of digits. */
  readonly candidates: readonly number[];
  readonly solution: readonly number[];
  /** What is claimed: all of it for one reason. */
  readonly claimed: readonly Candidate[];
  readonly isPlacement: boolean;
  /** The id of the technique, and the cells on which it rests. */
  readonly technique: string;
  readonly cells: readonly number[];
  /** The language on screen, in which steps are explained. */
  readonly language: LanguageCode;
}

/** What is said of a claim. */
export type Graded =
  | { readonly kind: 'proven'; readonly explained: Explained }
  | { readonly kind: 'shorter'; readonly explained: Explained }
  | { readonly kind: 'technique' }
  | {
      readonly kind: 'cells';
      readonly explained: Explained;
      readonly missing: readonly number[];
      readonly superfluous: readonly number[];
    }
  | { readonly kind: 'wrong' };

/** A position in which something follows. */
export interface Position {
  readonly board: string;
  readonly givens: readonly number[];
  readonly digits: readonly number[];
  readonly candidates: readonly number[];
  readonly solution: readonly number[];
}

/** What the engine's thread can do about proofs. */
export const PROVE = {
  /** Techniques of a board by a text; without a text all, the usual techniques first. */
  reasons: task<{ readonly text: string; readonly board: string }, readonly Reason[]>('prove.reasons'),
  /** Whether a reason proves what is claimed. */
  grade: task<ProofQuestion, Graded>('prove.grade'),
  /** The five positions of a day such as 2026-11-21, the easiest first. */
  five: task<string, readonly Position[]>('prove.five'),
};
