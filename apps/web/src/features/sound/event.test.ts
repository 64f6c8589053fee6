import { geometryOf } from '@pencilmark/core/geometry';
import { expect, test } from 'vitest';
import { eventOf } from './event.ts';

const read = geometryOf('4x4');
if (!read.ok) throw new Error(read.error.message);
const geometry = read.value;
const digits = (text: string): Uint8Array => Uint8Array.from(text.padEnd(16, '0'), Number);

test.each([
  ['a note, or a digit that goes', '12', '1', 'tick'],
  ['a digit', '12', '123', 'tick'],
  ['the last digit of a row', '123', '1234', 'house'],
  ['the last digit of a box', '1203400000000000', '1234', 'house'],
  ['the last cell of a row, but wrong', '123', '1233', 'tick'],
  ['a digit elsewhere, with a full row', '1234', '12343', 'tick'],
  ['the last digit of all', '123434122143432', '1234341221434321', 'done'],
  ['the last cell of all, but wrong', '123434122143432', '1234341221434322', 'tick'],
] as const)('%s', (_, before, after, event) =>
  expect(eventOf({ geometry, digits: digits(before) }, digits(after))).toBe(event),
);
