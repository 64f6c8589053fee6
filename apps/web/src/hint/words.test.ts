import { boxed, classic } from '@pencilmark/core';
import { expect, test } from 'vitest';
import { partsOf, textOf } from './words.ts';

const named = ({ kind, number }: { kind: string; number: number }): string => `${kind} ${number}`;

test.each([
  ['So r1c2 is 5.', [{ text: 'r1c2', cells: [1] }]],
  [
    'the stem 3r7c3 and (5)r2c1',
    [
      { text: '3r7c3', cells: [56], digit: 3 },
      { text: '(5)r2c1', cells: [9], digit: 5 },
    ],
  ],
  [
    '(8=9)r12c3-r1c45',
    [
      { text: 'r12c3', cells: [2, 11] },
      { text: 'r1c45', cells: [3, 4] },
    ],
  ],
  ['no place', []],
])('%s', (sentence, words) => {
  const parts = partsOf(sentence, classic, named);
  expect(parts.filter((part) => typeof part !== 'string')).toEqual(words);
  expect(textOf(parts)).toBe(sentence);
});

test('houses, and names of large boards', () => {
  const large = boxed(4, 4);
  const words = (sentence: string) =>
    partsOf(sentence, large, named).flatMap((part) => (typeof part === 'string' ? [] : [part]));
  const [house, cell] = words('In row 12 there is Gr12c16.');
  expect([house?.house, house?.cells.length, cell]).toEqual([
    11,
    16,
    { text: 'Gr12c16', cells: [11 * 16 + 15], digit: 16 },
  ]);
});
