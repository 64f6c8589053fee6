import type { Notation } from '@pencilmark/core/format';
import { applyStep, explain, type Path, type Step } from '@pencilmark/core/human';
import { languageNamed } from '@pencilmark/core/languages';
import { type Grid, gridOf } from '@pencilmark/core/puzzle';
import { profilePath } from '@pencilmark/core/rate';
import { wordsOf } from '../question.ts';
import { digitsIn } from './digits-in.ts';
import type { RowMaker } from './row-maker.ts';
import { boardIn, emptyCells, type Subject, textOf, wordOf } from './subject.ts';

/** A step of a path, between the grids before and after it. */
interface StepItem {
  readonly number: number;
  readonly step: Step;
  readonly before: Grid;
  readonly after: Grid;
  readonly end: Path['end'];
  readonly text: string;
}

/** The candidates of each cell as a word, the digit of a filled cell, with blanks between them. */
const candidatesText = (grid: Grid, { alphabet }: Notation): string =>
  grid.geometry.cells
    .map((cell) =>
      digitsIn(grid, cell)
        .map((digit) => alphabet[digit - 1])
        .join(''),
    )
    .join(' ');

/** The steps of the path of a profile, with the positions around them. */
export const steps: RowMaker<StepItem> = {
  *items(subject, { profile = 'own', language = 'en' }) {
    const { puzzle, givens } = subject.question;
    const { steps: path, end } = profilePath(puzzle, profile, { givens });
    const telling = { language: languageNamed(language), alphabet: subject.notation.alphabet };
    const [before, after] = [gridOf(puzzle), gridOf(puzzle)];
    for (const [index, step] of path.entries()) {
      applyStep(after, step);
      yield { number: index + 1, step, before, after, end, text: explain(step, puzzle.geometry, telling) };
      applyStep(before, step);
    }
  },
  values: {
    step: ({ number }) => number,
    technique: ({ step }) => step.technique,
    position: ({ before }, subject) => textOf(subject, before.digits),
    candidates: ({ before }, { notation }) => candidatesText(before, notation),
    placements: ({ step }, subject) => wordsOf(step.placements, '=', boardIn(subject), subject.notation.alphabet),
    eliminations: ({ step }, subject) => wordsOf(step.eliminations, '<>', boardIn(subject), subject.notation.alphabet),
    evidence: ({ step: { marks, args, measures } }) => ({ marks, args, ...(measures && { measures }) }),
    text: ({ text }) => text,
    after: ({ after }, subject) => textOf(subject, after.digits),
    'candidates-after': ({ after }, { notation }) => candidatesText(after, notation),
    'path-end': ({ end }) => end,
  },
};

/** The digits of a solution in the order of our own path; those beyond its reach come last. */
export function placementsOf({ question: { puzzle, givens, solution } }: Subject, rest: readonly number[]) {
  const placed = profilePath(puzzle, 'own', { givens }).steps.flatMap(({ placements }) => placements);
  const known = new Set(placed.map(({ cell }) => cell));
  return [...placed, ...rest.filter((cell) => !known.has(cell)).map((cell) => ({ cell, digit: solution[cell]! }))];
}

/** The digits of the solution in the order in which people find them, as words. */
export const trajectoryOf = (subject: Subject): string[] =>
  placementsOf(subject, emptyCells(subject)).map((placement) => wordOf(subject, placement));
