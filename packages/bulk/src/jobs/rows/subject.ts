import { createHash } from 'node:crypto';
import type { Notation } from '@pencilmark/core/format';
import { cellName, type Geometry } from '@pencilmark/core/geometry';
import { type Candidate, type CanonicalForm, makePuzzle } from '@pencilmark/core/puzzle';
import { makeRandom, type Random } from '@pencilmark/core/random';
import { lineOf } from '../../text.ts';
import type { RowOptions } from '../../types.ts';
import type { Question } from '../question.ts';
import { type Ratings, ratingsOf } from '../ratings.ts';
import { formOf } from './symmetry-class.ts';

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
  /** The canonical forms of the puzzle and of its solution; undefined on a board that has none. */
  form(): CanonicalForm | undefined;
  solutionForm(): CanonicalForm | undefined;
}

/** Puts together what rows are made of. What takes time is made when it is wanted, and once. */
export const subjectOf = (question: Question, notation: Notation, origin: Origin): Subject => ({
  question,
  notation,
  origin,
  ratings: ratingsOf(question, false),
  form: once(() => formOf(question.puzzle)),
  solutionForm: once(() => formOf(makePuzzle(question.puzzle.geometry, question.solution))),
});

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The board of a puzzle. */
export const boardIn = ({ question }: Subject): Geometry => question.puzzle.geometry;

/** The digits of its board as a line. */
export const textOf = (subject: Subject, digits: Uint8Array): string =>
  lineOf(boardIn(subject), digits, subject.notation);

/** Its empty cells, in reading order. */
export const emptyCells = ({ question: { puzzle } }: Subject): number[] =>
  puzzle.geometry.cells.filter((cell) => puzzle.givens[cell] === 0);

/** A digit in a cell as a word, with a sign between them: r1c1=5. */
export const wordOf = (subject: Subject, { cell, digit }: Candidate, sign: '=' | '?' | 'x' = '='): string =>
  `${cellName(cell, boardIn(subject).size)}${sign}${subject.notation.alphabet[digit - 1]}`;

/** How many hexadecimal digits of a digest a number holds exactly. */
const DIGITS = 13;

/** Randomness that depends on the seed and on the puzzle alone, so no thread and no place shows. */
export function randomFor(subject: Subject, { seed = 0, kind }: RowOptions): Random {
  const text = `${seed} ${kind} ${boardIn(subject).id} ${subject.question.puzzle.givens.join(' ')}`;
  return makeRandom(Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, DIGITS), 16));
}
