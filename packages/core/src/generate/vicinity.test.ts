import { expect, test } from 'vitest';
import { boxed, classic } from '../geometry/layouts.ts';
import { canonicalForm } from '../puzzle/canonical.ts';
import { emptyPuzzle, givenCount, type Puzzle } from '../puzzle/puzzle.ts';
import { isMinimal } from '../solve/minimal.ts';
import { countSolutions } from '../solve/solve.ts';
import { solverNamed } from '../solve/solvers.ts';
import { generate } from './generate.ts';
import type { GenerateOptions } from './options.ts';

const referees = [solverNamed('exact-cover')!];
const start = generate({ seed: 1, minimal: true }).puzzle;
const MANY = givenCount(start) + 3;

/** Minimal puzzles with many givens are rare, and quickly told. */
const climbing: GenerateOptions = {
  seed: 3,
  minimal: true,
  near: [start],
  accept: (puzzle) => givenCount(puzzle) >= MANY,
  height: givenCount,
  maxTries: 20_000,
};

test('a search in the vicinity of a puzzle finds the same from the same seed, whoever solves', {
  tags: ['whole'],
}, () => {
  const { puzzle, reached, tries, givens, solution } = generate(climbing);
  expect([reached, givens]).toEqual([true, MANY]);
  expect(countSolutions(puzzle, { limit: 2, solvers: referees })).toBe(1);
  expect(isMinimal(puzzle, { solvers: referees })).toBe(true);
  expect(puzzle.givens.every((digit, cell) => digit === 0 || digit === solution[cell])).toBe(true);
  expect(generate({ ...climbing, solvers: [solverNamed('singles')!] })).toMatchObject({ puzzle, tries });
});

test('it begins by itself when random grids bring nothing', { tags: ['whole'] }, () => {
  const { near: _, ...wishes } = climbing;
  const wished = { ...wishes, accept: (puzzle: Puzzle) => givenCount(puzzle) >= 29 };
  const { reached, tries } = generate(wished);
  expect(reached).toBe(true);
  expect(tries).toBeGreaterThan(2000);
});

test('it keeps symmetry and the least number of givens, on other boards too', () => {
  const geometry = boxed(2, 3);
  const near = [generate({ geometry, seed: 1, symmetry: 'rotate180' }).puzzle];
  const seen: Puzzle[] = [];
  generate({
    geometry,
    seed: 1,
    symmetry: 'rotate180',
    givens: [12, 16],
    near,
    accept: (puzzle) => !seen.push(puzzle),
    height: () => 1,
    maxTries: 300,
  });
  expect(seen.length).toBeGreaterThan(5);
  for (const puzzle of seen) {
    const isGiven = Array.from(puzzle.givens, (digit) => digit !== 0);
    expect(isGiven.toReversed()).toEqual(isGiven);
    expect(givenCount(puzzle)).toBeGreaterThanOrEqual(12);
    expect(countSolutions(puzzle, { limit: 2 })).toBe(1);
  }
});

test('no two of the puzzles that are judged are equivalent, nor is one to the start', () => {
  const forms = new Set([String(canonicalForm(start).puzzle.givens)]);
  let judged = 1;
  const accept = (puzzle: Puzzle): boolean => {
    forms.add(String(canonicalForm(puzzle).puzzle.givens));
    judged++;
    return false;
  };
  generate({ ...climbing, accept, maxTries: 500 });
  expect(forms.size).toBe(judged);
});

test('the highest puzzle is the answer when the budget is spent, or when nobody waits any more', () => {
  const never = { ...climbing, accept: () => false };
  const spent = generate({ ...never, maxTries: 700 });
  expect(spent).toMatchObject({ reached: false, missed: 'accept', tries: 700, height: spent.givens });
  const heard: number[] = [];
  const left = generate({ ...never, goOn: (tries) => heard.push(tries) < 3 });
  expect([left.tries, heard.length]).toEqual([heard[2], 3]);
});

test.each<[string, Partial<GenerateOptions>]>([
  ['near: a puzzle that is not proper', { near: [emptyPuzzle(classic)] }],
  ['near: a puzzle on 4x4:2x2; expected 9x9:3x3', { near: [emptyPuzzle(boxed(2, 2))] }],
  ["near without height, or with the method 'rounds'", { method: 'rounds' }],
])('what cannot be the start of a search is refused: %s', (message, options) => {
  expect(() => generate({ ...climbing, ...options })).toThrow(message);
});
