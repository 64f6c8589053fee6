import { makeRandom, shuffled } from '@pencilmark/core/random';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { Partition, partsOf } from './partition.ts';

/** Rows, each with its class and its stratum. */
const someRows = fc.array(
  fc
    .tuple(fc.nat({ max: 400 }), fc.constantFrom('easy', 'hard', 'extreme'))
    .map(([name, stratum]) => [`${name}`, stratum] as const),
  { minLength: 1, maxLength: 900, size: 'max' },
);

function divided(rows: readonly (readonly [string, string])[], shares: readonly number[], seed: number): Partition {
  const partition = new Partition(partsOf(shares)!, seed);
  for (const [name, stratum] of rows) partition.add(name, stratum);
  partition.settle();
  return partition;
}

test('law: the parts do not depend on the order of the rows, and the counts are those of the rows', () => {
  fc.assert(
    fc.property(someRows, fc.nat(), (rows, seed) => {
      const partition = divided(rows, [80, 10, 10], seed);
      const other = divided(shuffled(rows, makeRandom(seed)), [80, 10, 10], seed);
      const parts = rows.map(([name]) => partition.partOf(name));
      expect(rows.map(([name]) => other.partOf(name))).toEqual(parts);
      const counts = partition.counts().map((count) => count.rows);
      expect(counts).toEqual([0, 1, 2].map((part) => parts.filter((found) => found === part).length));
    }),
    { numRuns: runs(60) },
  );
});

test('each stratum gets its shares to the row, also a rare one over many sets', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => [`c${index}`, index % 10 === 0 ? 'hard' : 'easy'] as const);
  const partition = divided(rows, [70, 20, 10], 3);
  for (const [stratum, total] of [
    ['hard', 1000],
    ['easy', 9000],
  ] as const) {
    const parts = rows.filter((row) => row[1] === stratum).map(([name]) => partition.partOf(name));
    for (const [part, share] of [0.7, 0.2, 0.1].entries())
      expect(Math.abs(parts.filter((found) => found === part).length - share * total)).toBeLessThanOrEqual(1);
  }
  const single = Array.from({ length: 1000 }, (_, seed) => divided([['one', 'rare']], [80, 20], seed).partOf('one'));
  const inTest = single.filter((part) => part === 1).length;
  expect(inTest).toBeGreaterThan(150);
  expect(inTest).toBeLessThan(250);
});

test('another seed divides in another way, and a share of nothing gets nothing', () => {
  const rows = Array.from({ length: 500 }, (_, index) => [`c${index}`, 'all'] as const);
  const [one, other] = [divided(rows, [50, 50], 1), divided(rows, [50, 50], 2)];
  expect(rows.filter(([name]) => one.partOf(name) !== other.partOf(name)).length).toBeGreaterThan(100);
  expect(divided(rows, [1, 0, 0], 1).counts()).toEqual([
    { classes: 500, rows: 500 },
    { classes: 0, rows: 0 },
    { classes: 0, rows: 0 },
  ]);
  expect([partsOf([0, 0]), partsOf([])]).toEqual([undefined, undefined]);
});
