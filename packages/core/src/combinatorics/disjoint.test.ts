import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { disjointFamily } from './disjoint.ts';

const areDisjoint = (sets: readonly (readonly number[])[]): boolean => new Set(sets.flat()).size === sets.flat().length;

/** The size of the largest family, by trying all. */
function largestOf(sets: readonly (readonly number[])[]): number {
  let largest = 0;
  for (let chosen = 0; chosen < 2 ** sets.length; chosen++) {
    const family = sets.filter((_, index) => (chosen >> index) & 1);
    if (family.length > largest && areDisjoint(family)) largest = family.length;
  }
  return largest;
}

const someSets = fc.array(fc.uniqueArray(fc.nat(11), { minLength: 1, maxLength: 4 }), { maxLength: 10 });

test('law: no family is larger', () =>
  fc.assert(
    fc.property(someSets, (sets) => {
      const family = disjointFamily(sets);
      expect(areDisjoint(family.sets) && family.sets.every((set) => sets.some((one) => one === set))).toBe(true);
      expect([family.sets.length, family.isLargest]).toEqual([largestOf(sets), true]);
    }),
    { numRuns: runs(300) },
  ));

test('what is cut short says so, and has what was found', () => {
  const sets = Array.from({ length: 60 }, (_, index): number[] => [index, (index * 7 + 1) % 60, (index * 11 + 5) % 60]);
  const family = disjointFamily(sets, { maxCalls: 20 });
  expect([family.isLargest, new Set(family.sets.flat()).size > 9, family.sets.length > 3]).toEqual([false, true, true]);
  expect(disjointFamily([]).sets).toEqual([]);
});
