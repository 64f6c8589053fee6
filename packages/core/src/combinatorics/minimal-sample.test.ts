import { expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { boardOf } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { makePuzzle } from '../puzzle/puzzle.ts';
import { isProper } from '../solve/solve.ts';
import { estimateOf } from './estimate.ts';
import { type MinimalSample, minimalSamples } from './minimal-sample.ts';
import { minimalByGivens } from './testing.ts';
import { effectiveNumber, logOfSum, weightedMean } from './weighted.ts';

/** Some populations, each sample with the number of its own. */
function drawn(geometry: Geometry, seed: number, populations: number, paths: number): Drawn[] {
  const samples = minimalSamples(geometry, { seed, paths });
  return Array.from({ length: populations }, (_, population) =>
    samples.next().value.map((sample) => ({ ...sample, population })),
  ).flat();
}
type Drawn = MinimalSample & { readonly population: number };
const givensOf = ({ givens }: MinimalSample): number => givens.filter((digit) => digit !== 0).length;

/** What lies beyond it comes once in 100 000 times for so many free numbers, at most eight. */
const CHI_SQUARED = [19.5, 23.0, 25.9, 28.5, 30.9, 33.1, 35.3, 37.3];

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

// As `countMinimalPuzzles` counts them.
test.each([
  ['4x4', { 4: 25_728, 5: 58_368, 6: 1536 }],
  [
    '6x6',
    {
      8: 1_310_100_480,
      9: 436_370_872_320,
      10: 9_228_819_317_760,
      11: 22_866_215_086_080,
      12: 9_716_145_799_680,
      13: 882_848_471_040,
      14: 17_505_331_200,
      15: 104_509_440,
    },
  ],
])('%s', (id, byGivens: Readonly<Record<number, number>>) => {
  const geometry = boardOf(id);
  expectShares(
    geometry,
    Array.from({ length: geometry.cellCount + 1 }, (_, givens) => byGivens[givens] ?? 0),
  );
});

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
