import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/strength.mjs';
import { sized } from '../../geometry/layouts.ts';
import { narrowBalance } from './balance.ts';
import { sightOf } from './sight.ts';
import { makeStore } from './store.ts';

const SIZE = 4;
const MOST = 6;

test('a digit that is as often in the first cells as in the others: exactly what fits stays', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: MOST }),
      fc.nat(MOST),
      fc.constantFrom(1, 2),
      (masks, place, digit) => {
        const first = place % masks.length;
        const store = makeStore(SIZE * SIZE, { kept: 0, states: 8, longest: MOST }, sightOf(sized(SIZE)));
        store.masks.set(masks);
        const ways = masks
          .reduce<number[][]>(
            (all, mask) => all.flatMap((way) => [1, 2, 4].filter((bit) => mask & bit).map((bit) => [...way, bit])),
            [[]],
          )
          .filter((way) => {
            const count = (list: readonly number[]) => list.filter((bit) => bit === digit).length;
            return count(way.slice(0, first)) === count(way.slice(first));
          });
        const isLeft = narrowBalance(store, Int32Array.from(masks.keys()), { digit, first });
        expect(isLeft).toBe(ways.length > 0);
        if (!isLeft) return;
        const left = masks.map((_, cell) => ways.reduce((set, way) => set | way[cell]!, 0));
        expect(Array.from(store.masks.subarray(0, masks.length))).toEqual(left);
      },
    ),
    { numRuns: runs(3000) },
  );
});
