import { readFileSync } from 'node:fs';
import { boxed, classic, type Geometry, geometryOf, parseCell } from '@pencilmark/core/geometry';
import { nextStep, techniqueCalled } from '@pencilmark/core/human';
import { gridOf, makePuzzle } from '@pencilmark/core/puzzle';
import { makeRandom } from '@pencilmark/core/random';
import { solve } from '@pencilmark/core/solve';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { positionOf } from '../../../core/src/human/testing.ts';
import { gradeClaim } from './grade.ts';
import type { ProofVerdict } from './reason.ts';
import { restOf } from './rest.ts';
import { anyTechniques, claimOf, DAMAGES, followsFrom, foundSteps, trueClaim } from './testing.ts';

const cellOf = (name: string): number => {
  const cell = parseCell(name, 9);
  if (!cell.ok) throw new Error(cell.error);
  return cell.value;
};
const cellsOf = (names: string): number[] => names.split(' ').filter(Boolean).map(cellOf);

/** What is said of `r1c2=5` or `r1c2<>5` on a board of 81 characters, with a reason or without. */
function verdictOn(digits: string, claimed: string, technique?: string, cells = ''): ProofVerdict {
  const puzzle = makePuzzle(
    classic,
    Array.from(digits, (digit) => Number(digit) || 0),
  );
  const [name = '', digit] = claimed.split(/<>|=/);
  return gradeClaim(
    gridOf(puzzle),
    {
      candidate: { cell: cellOf(name), digit: Number(digit) },
      isPlacement: claimed.includes('='),
      cells: cellsOf(cells),
      ...(technique !== undefined && { technique }),
    },
    { givens: puzzle.givens, solution: solve(puzzle)! },
  );
}

/** In words: the kind, what is lacking, and how many cells are missing or too many. */
const textOf = (verdict: ProofVerdict): string =>
  verdict.kind !== 'unproven'
    ? verdict.kind
    : verdict.lack === 'cells'
      ? `cells -${verdict.missing.length} +${verdict.superfluous.length}`
      : verdict.lack;

describe('a hidden single', () => {
  // Fives in rows 2 and 3 leave one place in the first box; two cells there are filled.
  const board = `.12......${'....5....'}${'.......5.'}${'.'.repeat(54)}`;

  test.each([
    ['the empty cells of the house', 'r2c1 r2c2 r2c3 r3c1 r3c2 r3c3', 'proven'],
    ['the whole house', 'r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3', 'proven'],
    ['the digits that block the house', 'r2c5 r3c8', 'proven'],
    ['these, and the cell itself', 'r1c1 r2c5 r3c8', 'proven'],
    ['the whole house and these digits', 'r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3 r2c5 r3c8', 'proven'],
    ['one of these digits', 'r2c5', 'cells -6 +0'],
    ['the cell alone', 'r1c1', 'cells -6 +0'],
    ['no cell', '', 'cells -6 +0'],
    ['a cell too many', 'r2c5 r3c8 r9c9', 'cells -0 +1'],
  ])('rests on %s: %s', (_, cells, expected) =>
    expect(textOf(verdictOn(board, 'r1c1=5', 'hidden-single', cells))).toBe(expected),
  );

  test('is not proven without a reason, nor by a reason that does not hold', () => {
    expect(textOf(verdictOn(board, 'r1c1=5'))).toBe('none');
    expect(textOf(verdictOn(board, 'r1c1=5', 'naked-single', 'r1c1'))).toBe('technique');
    expect(textOf(verdictOn(board, 'r1c1=4', 'hidden-single', 'r2c5 r3c8'))).toBe('wrong');
  });
});

describe('a naked single', () => {
  const board = `.1234....${'6........'}${'7........'}${'8........'}${'9........'}${'.'.repeat(35)}1`;

  test.each([
    ['the cell', 'r1c1', 'proven'],
    ['the digits that it sees', 'r1c2 r1c3 r1c4 r1c5 r2c1 r3c1 r4c1 r5c1', 'proven'],
    ['all of these but one', 'r1c2 r1c3 r1c4 r1c5 r2c1 r3c1 r4c1', 'cells -1 +0'],
    ['the cell and digits that it sees', 'r1c1 r1c2 r1c3', 'proven'],
    ['the cell and an empty one', 'r1c1 r1c6', 'cells -0 +1'],
    ['the cell and a digit that it does not see', 'r1c1 r9c9', 'cells -0 +1'],
  ])('rests on %s: %s', (_, cells, expected) =>
    expect(textOf(verdictOn(board, 'r1c1=5', 'naked-single', cells))).toBe(expected),
  );
});

describe('an X-Wing', () => {
  // In rows 1 and 9 only columns 2 and 7 have room for a 1.
  const board = `5.6789.42${'.'.repeat(63)}6.7895.24`;
  const row = (number: number): string => Array.from({ length: 9 }, (_, at) => `r${number}c${at + 1}`).join(' ');

  test.each([
    // Only 1 and 3 are left there, so two of the corners are a pair of their column.
    ['its corners', 'r1c2 r1c7 r9c2 r9c7', 'shorter'],
    ['its rows', `${row(1)} ${row(9)}`, 'shorter'],
    ['one of its rows', row(1), 'cells -2 +0'],
    ['a row and two other cells', `${row(1)} r2c2 r2c7`, 'cells -2 +2'],
    ['three corners', 'r1c2 r1c7 r9c2', 'cells -1 +0'],
    ['three corners and another cell', 'r1c2 r1c7 r9c2 r9c8', 'cells -1 +1'],
  ])('rests on %s: %s', (_, cells, expected) =>
    expect(textOf(verdictOn(board, 'r5c2<>1', 'x-wing', cells))).toBe(expected),
  );

  test('is returned with the shorter reason, which is proven itself', () => {
    const verdict = verdictOn(board, 'r5c2<>1', 'x-wing', 'r1c2 r1c7 r9c2 r9c7');
    expect(verdict.kind === 'shorter' && verdict.easier.technique).toBe('naked-pair');
    expect(textOf(verdictOn(board, 'r5c2<>1', 'naked-pair', 'r1c2 r9c2'))).toBe('proven');
  });
});

/** The first position to practise each technique in. */
const PRACTICE = new Map(
  readFileSync(new URL('../../../../corpus/practice.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t') as [string, string, string, string])
    .reverse()
    .map((row) => [row[0], row]),
);

// These positions have no easier step, so there is no shorter reason either.
test.each(some([...PRACTICE.values()]))(
  '%s is proven by the cells on which it rests',
  (technique, board, cells, struckOut) => {
    const { grid, givens } = positionOf({ geometry: board, cells, struckOut });
    const step = nextStep(grid, { techniques: [techniqueCalled(technique)!], givens })!;
    const isPlacement = step.placements.length > 0;
    const candidate = (isPlacement ? step.placements : step.eliminations)[0]!;
    const solution = solve(makePuzzle(grid.geometry, grid.digits))!;
    const { needed } = restOf(step, grid.geometry, grid.digits, candidate.cell);
    const claim = { candidate, isPlacement, technique, cells: [...needed] };
    expect(needed.size).toBeGreaterThan(0);
    expect(textOf(gradeClaim(grid, claim, { givens, solution }))).toBe('proven');
  },
);

const geometry = (id: string): Geometry => {
  const read = geometryOf(id);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

const BOARDS: readonly Geometry[] = [
  classic,
  boxed(2, 3),
  geometry('9x9:jigsaw-222566666255555566222224566888884544877774444817799994817773999811133939111133333'),
  geometry('9x9:x'),
  boxed(2, 4),
];

describe('on the paths through random puzzles', () => {
  // PENCILMARK_CLAIMS=1000 takes some 20 seconds.
  const count = Number(process.env.PENCILMARK_CLAIMS ?? 80);

  test('true steps are accepted with their cells, damaged steps and guesses are not', () => {
    const random = makeRandom(17);
    const tally = { accepted: 0, refused: 0, guesses: 0 };
    const damages = Object.values(DAMAGES);
    for (const sample of foundSteps(BOARDS, random)) {
      const { grid, step } = sample;
      if (Math.min(...Object.values(tally)) >= count) break;
      const claim = claimOf(sample, random);
      const verdict = gradeClaim(grid, claim, sample);
      expect(verdict.kind, `${step.technique} on ${grid.geometry.id}`).toMatch(/proven|shorter/);
      tally.accepted++;

      const damaged = damages[tally.accepted % damages.length]!(sample, claim, random);
      if (gradeClaim(grid, damaged, sample).kind === 'unproven') tally.refused++;
      // Some are right by luck: then a solver says so, too.
      else expect(followsFrom(grid, damaged), damaged.technique).toBe(true);

      const cells = grid.geometry.cells.filter(() => random.below(20) === 0);
      const [technique] = anyTechniques(random);
      const guess = { ...trueClaim(sample, random), cells, ...(random.below(2) === 0 && { technique: technique!.id }) };
      if (gradeClaim(grid, guess, sample).kind === 'unproven') tally.guesses++;
      else expect(followsFrom(grid, guess), technique!.id).toBe(true);
    }
  });
});
