import { classic } from '@pencilmark/core/geometry';
import { type CanonicalForm, canonicalForm, makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import { plainValueOf } from '../rate-columns.ts';
import { RATE_COLUMNS } from '../rate-names.ts';
import { searchWords } from './search-words.ts';
import { trajectoryOf } from './steps.ts';
import { type Subject, textOf, type Value } from './subject.ts';
import { puzzleClass, solutionClass } from './symmetry-class.ts';

/** The puzzle with the digits that were placed later as givens, as rows tell it. */
const puzzleOf = ({ question: { puzzle } }: Subject): Puzzle => puzzle;

const solutionOf = ({ question: { puzzle, solution } }: Subject): Puzzle => makePuzzle(puzzle.geometry, solution);

/** The canonical form of a puzzle; undefined on a board that has none. */
const formOf = (puzzle: Puzzle): CanonicalForm | undefined =>
  puzzle.geometry.id === classic.id && !puzzle.struckOut ? canonicalForm(puzzle) : undefined;

const canonicalText = (subject: Subject, puzzle: Puzzle): string | null => {
  const form = formOf(puzzle);
  return form ? textOf(subject, form.puzzle.givens) : null;
};

/** The values of the columns that tell of a puzzle. */
export const PUZZLE_VALUES: Readonly<Record<string, (subject: Subject) => Value>> = {
  ...Object.fromEntries(
    RATE_COLUMNS.filter((name) => name !== 'puzzle').map((name) => [
      name,
      ({ ratings }: Subject): Value => plainValueOf(ratings, name),
    ]),
  ),
  puzzle: (subject) => textOf(subject, puzzleOf(subject).givens),
  solution: (subject) => textOf(subject, subject.question.solution),
  size: (subject) => puzzleOf(subject).geometry.size,
  geometry: (subject) => puzzleOf(subject).geometry.id,
  givens: (subject) => puzzleOf(subject).givens.reduce((count, digit) => count + Math.min(digit, 1), 0),
  techniques: ({ ratings }) => ratings.usual().techniques,
  end: ({ ratings }) => ratings.usual().end,
  canonical: (subject) => canonicalText(subject, puzzleOf(subject)),
  'canonical-solution': (subject) => canonicalText(subject, solutionOf(subject)),
  automorphisms: (subject) => formOf(puzzleOf(subject))?.automorphisms ?? null,
  class: ({ question }) => puzzleClass(question),
  'class-of-solution': ({ question }) => solutionClass(question),
  source: ({ origin }) => origin.source,
  line: ({ origin }) => origin.line,
  seed: ({ origin }) => origin.seed,
  trajectory: (subject) => trajectoryOf(subject),
  search: (subject) => searchWords(subject) ?? null,
};
