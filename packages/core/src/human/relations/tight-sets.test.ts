import fc from 'fast-check';
import { expect, test } from 'vitest';
import { popcount } from '../../bits.ts';
import { tightSets, unionOf } from './tight-sets.ts';

test('the sets found are those that a look at all choices finds, in the same order', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 2 ** 7 - 1 }), { maxLength: 9 }),
      fc.integer({ min: 2, max: 4 }),
      (sets, count) => {
        const expected: number[] = [];
        for (let chosen = 0; chosen < 1 << sets.length; chosen++) {
          const isEligible = sets.every((set, index) => ((chosen >>> index) & 1) === 0 || popcount(set) >= 2);
          if (popcount(chosen) === count && isEligible && popcount(unionOf(sets, chosen)) === count)
            expected.push(chosen);
        }
        expect(tightSets(sets, count)).toEqual(expected);
      },
    ),
  ));
