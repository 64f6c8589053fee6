import type { Entered } from '@pencilmark/coach/drill';
import type { LanguageCode } from '@pencilmark/core/human';
import type { Candidate } from '@pencilmark/core/puzzle';
import { task } from '../../../engine/task.ts';

/** A move in a game in which a technique is practised, and the board before it. */
export interface PracticeMove {
  readonly board: string;
  readonly givens: readonly number[];
  readonly digits: readonly number[];
  readonly candidates: readonly number[];
  readonly technique: string;
  readonly entered: Entered;
  /** For each cell whose notes were written: the candidates that they leave out. */
  readonly leftOut: readonly (readonly Candidate[])[];
}

/** The name of a technique in each language. */
export type Names = Readonly<Record<LanguageCode, string>>;

/** What the engine's thread can do about games in which a technique is practised. */
export const PRACTICE = {
  /** The names of the technique where a move uses it. */
  recognise: task<PracticeMove, Names | undefined>('practice.recognise'),
};
