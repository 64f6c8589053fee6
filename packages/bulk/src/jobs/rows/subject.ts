import type { Notation } from '@pencilmark/core/format';
import type { Question } from '../question.ts';
import { type Ratings, ratingsOf } from '../ratings.ts';

/** A value of a row; null where there is none. Objects and lists are plain data. */
export type Value = string | number | boolean | object | null;

/** Where a puzzle comes from. */
export interface Origin {
  /** The name of the file or "standard input", or the seed in words. */
  readonly source: string;
  readonly line: number | null;
  readonly seed: number | null;
}

/** A puzzle of which rows are written. */
export interface Subject {
  readonly question: Question;
  readonly ratings: Ratings;
  /** How its cells are written. */
  readonly notation: Notation;
  readonly origin: Origin;
}

/** Puts together what rows are made of. */
export const subjectOf = (question: Question, notation: Notation, origin: Origin): Subject => ({
  question,
  notation,
  origin,
  ratings: ratingsOf(question, false),
});
