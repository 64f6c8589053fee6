import { expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { boardOf } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { emptyPuzzle, makePuzzle } from '../puzzle/puzzle.ts';
import { search } from '../solve/search.ts';
import { isProper } from '../solve/solve.ts';
import { estimateOf } from './estimate.ts';
import { type MinimalSample, minimalSamples } from './minimal-sample.ts';
import { effectiveNumber, logOfSum, weightedMean } from './weighted.ts';

/** How many minimal puzzles have how many givens: by trying all sets of givens of all grids. */
function minimalByGivens(geometry: Geometry): number[] {
  const grids = search(emptyPuzzle(geometry)).solutions;
  const counts = Array.from({ length: geometry.cells.length + 1 }, () => 0);
  for (const grid of grids) {
    const changes = grids
      .filter((other) => other !== grid)
      .map((other) => grid.reduce((bits, digit, cell) => (other[cell] === digit ? bits : bits | (1 << cell)), 0));
    const least = changes.filter((set) => !changes.some((part) => part !== set && (part & set) === part));
    const isEnough = (givens: number): boolean => least.every((set) => (set & givens) !== 0);
    for (let givens = 0; givens < 1 << grid.length; givens++) {
      if (!isEnough(givens)) continue;
      const cells = [...grid.keys()].filter((cell) => (givens >> cell) & 1);
      if (cells.every((cell) => !isEnough(givens & ~(1 << cell)))) counts[cells.length]!++;
    }
  }
  return counts;
}

/** Some populations, each sample with the number of its own. */
function drawn(geometry: Geometry, seed: number, populations: number, paths: number): Drawn[] {
  const samples = minimalSamples(geometry, { seed, paths });
  return Array.from({ length: populations }, (_, population) =>
    samples.next().value.map((sample) => ({ ...sample, population })),
  ).flat();
}
type Drawn = MinimalSample & { readonly population: number };
const givensOf = ({ givens }: MinimalSample): number => givens.filter((digit) => digit !== 0).length;

/** What lies beyond it comes once in 100 000 times for so many free numbers, at most six. */
const CHI_SQUARED = [19.5, 23.0, 25.9, 28.5, 30.9, 33.1];

/** Draws populations, and compares the shares of each number of givens with the right ones. */
function expectShares(geometry: Geometry, counts: readonly number[]): void {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const populations = 20;
  for (const seed of [1, 2, 3]) {
    const samples = drawn(geometry, seed, populations, 40);
    const logs = samples.map(({ log }) => log);
    const groups = samples.map(({ population }) => population);
    const sums = [...new Set(groups)].map((group) => logOfSum(logs.filter((_, index) => groups[index] === group)));
    const { log10, relativeError } = estimateOf(sums, populations);
    expect(Math.abs(10 ** log10 - total)).toBeLessThan(Math.max(4 * relativeError * total, 1e-9 * total));
    const distances = counts.map((count, givens) => {
      const isIt = samples.map((sample) => Number(givensOf(sample) === givens));
      const { value, error } = weightedMean(isIt, logs, groups);
      // Rare numbers that were not drawn have no error of their own.
      const share = count / total;
      const least = Math.sqrt((share * (1 - share)) / effectiveNumber(logs));
      return (value - share) / Math.max(error, least, 1e-9);
    });
    const free = distances.filter((distance) => distance !== 0).length - 1;
    const chiSquared = distances.reduce((sum, distance) => sum + distance ** 2, 0);
    if (free >= 0) expect(chiSquared).toBeLessThan(CHI_SQUARED[free]!);
  }
}

// As `minimalByGivens` counts them, in half a minute.
const COUNTS = [0, 0, 0, 0, 25_728, 58_368, 1536, ...Array(10).fill(0)];
test('4x4', () => expectShares(boardOf('4x4'), COUNTS));

test.each(some(['4x4:x', '4x4:killer_5:r1c1-2', '3x3:1-4', '4x4:antiknight']))(
  '%s: numbers of all minimal puzzles, and of those with so many givens',
  (id) => expectShares(boardOf(id), minimalByGivens(boardOf(id))),
);

test('what is drawn is minimal, and a seed draws the same', () => {
  const geometry = boardOf('9x9');
  const samples = drawn(geometry, 7, 2, 20);
  expect(drawn(geometry, 7, 2, 20)).toEqual(samples);
  expect(samples.length).toBeGreaterThan(10);
  for (const { givens } of samples) {
    expect(isProper(makePuzzle(geometry, givens))).toBe(true);
    for (const cell of geometry.cells.filter((given) => givens[given] !== 0))
      expect(isProper(makePuzzle(geometry, givens.with(cell, 0)))).toBe(false);
  }
});

test('means of weights too large for numbers', () => {
  expect(weightedMean([2, 6], [1000, 1000])).toEqual({ value: 4, error: Math.SQRT2 });
  expect(weightedMean([2, 6], [Math.log(3), 0]).value).toBeCloseTo(3, 12);
  expect([effectiveNumber([900, 900, -900]), effectiveNumber([])]).toEqual([2, 0]);
  expect([logOfSum([1000, 1000]), logOfSum([])]).toEqual([1000 + Math.LN2, Number.NEGATIVE_INFINITY]);
});

test('samples of one group are one', () => {
  const of = (groups: number[]) => weightedMean([0, 0, 1, 1], [0, 0, 0, 0], groups);
  expect(of([1, 1, 2, 2])).toEqual({ value: 0.5, error: Math.SQRT2 / 4 });
  expect(of([1, 2, 1, 2])).toEqual({ value: 0.5, error: 0 });
});
