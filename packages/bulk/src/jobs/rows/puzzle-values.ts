import type { CanonicalForm } from '@pencilmark/core/puzzle';
import { plainValueOf } from '../rate-columns.ts';
import { RATE_COLUMNS } from '../rate-names.ts';
import { searchWords } from './search-words.ts';
import { trajectoryOf } from './steps.ts';
import { boardIn, emptyCells, type Subject, textOf, type Value } from './subject.ts';
import { puzzleClass, solutionClass } from './symmetry-class.ts';

const canonicalText = (subject: Subject, form: CanonicalForm | undefined): string | null =>
  form ? textOf(subject, form.puzzle.givens) : null;

/** The values of the columns that tell of a puzzle. */
export const PUZZLE_VALUES: Readonly<Record<string, (subject: Subject) => Value>> = {
  ...Object.fromEntries(
    RATE_COLUMNS.filter((name) => name !== 'puzzle').map((name) => [
      name,
      ({ ratings }: Subject): Value => plainValueOf(ratings, name),
    ]),
  ),
  puzzle: (subject) => textOf(subject, subject.question.puzzle.givens),
  solution: (subject) => textOf(subject, subject.question.solution),
  size: (subject) => boardIn(subject).size,
  geometry: (subject) => boardIn(subject).id,
  givens: (subject) => boardIn(subject).cells.length - emptyCells(subject).length,
  techniques: ({ ratings }) => ratings.usual().techniques,
  end: ({ ratings }) => ratings.usual().end,
  canonical: (subject) => canonicalText(subject, subject.form()),
  'canonical-solution': (subject) => canonicalText(subject, subject.solutionForm()),
  automorphisms: ({ form }) => form()?.automorphisms ?? null,
  class: ({ question, form }) => puzzleClass(question, form()),
  'class-of-solution': ({ question, solutionForm }) => solutionClass(question, solutionForm()),
  source: ({ origin }) => origin.source,
  line: ({ origin }) => origin.line,
  seed: ({ origin }) => origin.seed,
  trajectory: (subject) => trajectoryOf(subject),
  search: (subject) => searchWords(subject) ?? null,
};
