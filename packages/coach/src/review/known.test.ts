import { geometryOf } from '@pencilmark/core/geometry';
import { expect, test } from 'vitest';
import { writtenGrid } from './known.ts';
import type { Standing } from './moment.ts';

const read = geometryOf('4x4');
if (!read.ok) throw new RangeError(read.error.message);
const geometry = read.value;
const solution = Uint8Array.from('1234341221434321', Number);
const givens = new Uint8Array(16);

/** A set of digits, written as one number: 12 for 1 and 2. */
const setOf = (digits: number): number =>
  [...String(digits)].reduce((set, digit) => set | (1 << (Number(digit) - 1)), 0);
const textOf = (set: number): string => [1, 2, 3, 4].filter((digit) => (set >> (digit - 1)) & 1).join('');

/** What is known of the cells of the first row and box, by what was written. */
function knownOf(written: Partial<Record<keyof Standing, Record<number, number>>>, struckEarlier = new Int32Array(16)) {
  const standing: Standing = {
    digits: new Uint8Array(16),
    corner: new Int32Array(16),
    centre: new Int32Array(16),
    ruledOut: new Int32Array(16),
  };
  for (const [layer, cells] of Object.entries(written))
    for (const [cell, digits] of Object.entries(cells))
      standing[layer as keyof Standing][Number(cell)] = layer === 'digits' ? digits : setOf(digits);
  const { candidates } = writtenGrid({ geometry, givens, solution }, standing, struckEarlier);
  return [0, 1, 4, 5].map((cell) => textOf(candidates[cell]!));
}

test.each([
  ['nothing', {}, ['1234', '1234', '1234', '1234']],
  ['a right digit, not a wrong one', { digits: { 0: 1, 1: 3 } }, ['', '234', '234', '234']],
  ['candidates in the middle', { centre: { 0: 12 } }, ['12', '1234', '1234', '1234']],
  ['candidates that lack the digit', { centre: { 0: 23 } }, ['1234', '1234', '1234', '1234']],
  ['what was struck out, not the digit', { ruledOut: { 0: 23, 1: 2 } }, ['14', '1234', '1234', '1234']],
  ['two places of a digit in the corner', { corner: { 0: 1, 1: 1 } }, ['1234', '1234', '234', '234']],
  ['one place alone, which may be the first of several', { corner: { 0: 1 } }, ['1234', '1234', '1234', '1234']],
  ['a corner and a middle', { corner: { 0: 1 }, centre: { 1: 12 } }, ['1234', '12', '234', '234']],
  ['corners that miss the place of the digit', { corner: { 1: 1, 4: 1 } }, ['1234', '1234', '1234', '234']],
  ['the corner of a cell with a digit', { digits: { 1: 2 }, corner: { 1: 13, 0: 1 } }, ['134', '', '134', '134']],
] as const)('%s', (_, written, known) => expect(knownOf(written)).toEqual(known));
