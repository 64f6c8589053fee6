import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/strength.mjs';
import { sized } from '../../geometry/layouts.ts';
import { digitSet } from '../../sets/digits.ts';
import { betweenNarrower, narrowBetween } from './between.ts';
import { sightOf } from './sight.ts';
import { makeStore } from './store.ts';

const SIZE = 6;
const CELLS = Int32Array.from({ length: SIZE }, (_, index) => index);
const ENDS = [2, 5];
const OTHERS = [1, 3, 4, 6];
const SETS = Array.from({ length: 16 }, (_, number) => digitSet(OTHERS.filter((_, index) => (number >> index) & 1)));

/** All orders of the digits of a line. */
const LINES = OTHERS.concat(ENDS).reduce<number[][]>(
  (lines) => lines.flatMap((line) => [1, 2, 3, 4, 5, 6].filter((d) => !line.includes(d)).map((d) => [...line, d])),
  [[]],
);

/** What stands between the ends of a line. */
function innerOf(line: readonly number[]): number {
  const [first, last] = ENDS.map((end) => line.indexOf(end)).sort((a, b) => a - b);
  return digitSet(line.slice(first! + 1, last));
}

const boards = fc.array(fc.integer({ min: 1, max: 63 }), { minLength: SIZE, maxLength: SIZE });
const solved = fc.constantFrom(...LINES).map((line) => line.map((digit) => 1 << (digit - 1)));
const chosen = fc.uniqueArray(fc.constantFrom(...SETS), { minLength: 1, maxLength: 16 });

test('what stands between two digits: no digit of a line that fits goes, and each that stays has two places and a set', () => {
  fc.assert(
    fc.property(fc.oneof(boards, solved), chosen, (masks, sets) => {
      const store = makeStore(SIZE * SIZE, { kept: 0, states: 8, longest: SIZE }, sightOf(sized(SIZE)));
      store.masks.set(masks);
      const [ends, inner] = [digitSet(ENDS), digitSet(OTHERS)];
      const isLeft = narrowBetween(store, CELLS, betweenNarrower({ ends, others: inner, sets }, SIZE));
      const fitting = LINES.filter((line) => line.every((digit, cell) => (masks[cell]! >> (digit - 1)) & 1)).filter(
        (line) => sets.includes(innerOf(line)),
      );
      if (!isLeft) expect(fitting).toEqual([]);
      if (!isLeft) return;
      const kept = Array.from(store.masks.subarray(0, SIZE));
      for (const line of fitting)
        for (const [cell, digit] of line.entries()) expect((kept[cell]! >> (digit - 1)) & 1).toBe(1);
      // A line that is written is judged exactly.
      if (masks.every((mask) => (mask & (mask - 1)) === 0)) expect(fitting).toHaveLength(1);
      for (const [cell, mask] of kept.entries())
        for (let digit = 1; digit <= SIZE; digit++)
          if ((mask >> (digit - 1)) & 1) expect(hasPlace(masks, sets, cell, digit)).toBe(true);
    }),
    { numRuns: runs(3000) },
  );
});

/** Whether the ends have two places, and a set between leaves each cell a digit of its side. */
function hasPlace(masks: readonly number[], sets: readonly number[], cell: number, digit: number): boolean {
  const has = (index: number, set: number): boolean =>
    (masks[index]! & set & (index === cell ? 1 << (digit - 1) : -1)) !== 0;
  return sets.some((set) =>
    masks.some((_, first) =>
      masks.some((_, last) =>
        ENDS.some((end) => {
          const otherEnd = ENDS[0] === end ? ENDS[1]! : ENDS[0]!;
          if (first >= last || !has(first, digitSet([end])) || !has(last, digitSet([otherEnd]))) return false;
          return masks.every((_, index) => {
            if (index === first || index === last) return true;
            return has(index, index > first && index < last ? set : digitSet(OTHERS) & ~set);
          });
        }),
      ),
    ),
  );
}
