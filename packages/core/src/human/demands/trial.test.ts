import { expect, test } from 'vitest';
import { classic } from '../../geometry/layouts.ts';
import type { Cell } from '../../sets/cells.ts';
import { type DigitSet, digitsOf } from '../../sets/digits.ts';
import { DEEP_MEANS } from './means.ts';
import { Trial } from './trial.ts';

const ROW = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const BOX = [9, 10, 11, 18, 19, 20];

/** What deep means leave of an open board whose first row has lost some digits. */
function leftAfter(lost: (cell: Cell) => DigitSet): Int32Array {
  const sets = new Int32Array(81).fill(classic.allDigits);
  for (const cell of ROW) sets[cell]! &= ~lost(cell);
  const trial = new Trial({ geometry: classic, budget: { left: 1e6 }, sets }, sets, DEEP_MEANS(classic));
  trial.wake();
  expect([trial.run(), trial.end]).toEqual([true, undefined]);
  return sets;
}

test('a hidden pair keeps other digits out of its cells', () => {
  const sets = leftAfter((cell) => (cell > 1 ? 0b110000000 : 0));
  expect([0, 1].map((cell) => digitsOf(sets[cell]!))).toEqual([
    [8, 9],
    [8, 9],
  ]);
});

test('a naked pair takes its digits from the others of its houses', () => {
  const sets = leftAfter((cell) => (cell < 2 ? 0b111111100 : 0));
  for (const cell of [...ROW.slice(2), ...BOX]) expect(digitsOf(sets[cell]!)).toEqual([3, 4, 5, 6, 7, 8, 9]);
});

test('a digit locked in three places goes from the other house', () => {
  const sets = leftAfter((cell) => (cell > 2 ? 0b000010000 : 0));
  for (const cell of BOX) expect(digitsOf(sets[cell]!)).not.toContain(5);
  expect(digitsOf(sets[12]!)).toContain(5);
});
