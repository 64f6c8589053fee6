import { cellName } from '@pencilmark/core/geometry';
import { type Candidate, type Grid, gridOf, makePuzzle } from '@pencilmark/core/puzzle';
import { type Random, shuffled } from '@pencilmark/core/random';
import { conflictNames, noSolution } from '../no-solution.ts';
import { digitsIn } from './digits-in.ts';
import type { RowMaker } from './row-maker.ts';
import { emptyCells, randomFor, type Subject, textOf, wordOf } from './subject.ts';

/** A position that follows from a puzzle, or does not. */
interface StateItem {
  readonly copy: number;
  readonly digits: Uint8Array;
  /** The digit that was placed although it is none of the solution. */
  readonly wrong: Candidate | undefined;
}

/** Some cells of the solution filled in, as many as is drawn; `least` of them stay empty. */
export function partlyFilled(subject: Subject, random: Random, least: number) {
  const { puzzle, solution } = subject.question;
  const digits = puzzle.givens.slice();
  const cells = shuffled(emptyCells(subject), random);
  const filled = random.below(cells.length - least + 1);
  for (const cell of cells.slice(0, filled)) digits[cell] = solution[cell]!;
  return { digits, empty: cells.slice(filled) };
}

/** A wrong digit for an empty cell; where there is one, one that no other cell contradicts yet. */
export function wrongDigit(subject: Subject, digits: Uint8Array, cell: number, random: Random): Candidate {
  const { puzzle, solution } = subject.question;
  const grid = gridOf(makePuzzle(puzzle.geometry, digits));
  const others = Array.from({ length: puzzle.geometry.size }, (_, index) => index + 1).filter(
    (digit) => digit !== solution[cell],
  );
  const possible = others.filter((digit) => grid.has(cell, digit));
  const choice = possible.length > 0 ? possible : others;
  return { cell, digit: choice[random.below(choice.length)]! };
}

/**
 * Positions of which about half have one wrong digit. The puzzle has one solution, so these have
 * none.
 */
export const states: RowMaker<StateItem> = {
  *items(subject, options) {
    const random = randomFor(subject, options);
    for (let copy = 1; copy <= (options.copies ?? 1); copy++) {
      const { digits, empty } = partlyFilled(subject, random, 1);
      const wrong = random.below(2) === 0 ? wrongDigit(subject, digits, empty[0]!, random) : undefined;
      if (wrong) digits[wrong.cell] = wrong.digit;
      yield { copy, digits, wrong };
    }
  },
  values: {
    copy: ({ copy }) => copy,
    position: ({ digits }, subject) => textOf(subject, digits),
    empty: ({ digits }, { question: { puzzle } }) => puzzle.geometry.cells.filter((cell) => digits[cell] === 0).length,
    solvable: ({ wrong }) => wrong === undefined,
    wrong: ({ wrong }, subject) => (wrong ? wordOf(subject, wrong) : null),
    reason: (item, subject) => whyNot(item, subject)?.reason ?? null,
    why: (item, subject) => whyNot(item, subject)?.why ?? null,
  },
};

/** Why a position has no solution, by the first thing that shows it. */
function whyNot({ digits, wrong }: StateItem, subject: Subject): { reason: string; why: string } | undefined {
  if (!wrong) return undefined;
  const { geometry } = subject.question.puzzle;
  const puzzle = makePuzzle(geometry, digits, subject.question.puzzle.struckOut);
  if (conflictNames(puzzle).length > 0) return { reason: 'conflict', why: noSolution(puzzle) };
  const grid = gridOf(puzzle);
  const bare = geometry.cells.find((cell) => digits[cell] === 0 && grid.candidates[cell] === 0);
  if (bare !== undefined) return { reason: 'cell', why: `No digit is left for ${cellName(bare, geometry.size)}.` };
  const gone = digitWithoutPlace(grid, subject);
  if (gone !== undefined) return { reason: 'house', why: gone };
  const right = { cell: wrong.cell, digit: subject.question.solution[wrong.cell]! };
  return { reason: 'search', why: `It takes more to see that: the only solution has ${wordOf(subject, right)}.` };
}

/** The sentence for a digit that has no place in a house; undefined when each has one. */
function digitWithoutPlace(grid: Grid, { notation }: Subject): string | undefined {
  const { geometry } = grid;
  for (const house of geometry.houses)
    for (let digit = 1; digit <= geometry.size; digit++) {
      const mayBe = (cell: number): boolean => digitsIn(grid, cell).includes(digit);
      if (house.cells.length === geometry.size && !house.cells.some(mayBe))
        return `No place is left for ${notation.alphabet[digit - 1]} in ${house.kind} ${house.number}.`;
    }
  return undefined;
}
