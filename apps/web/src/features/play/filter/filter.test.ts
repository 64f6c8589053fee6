import { boxed, classic } from '@pencilmark/core/geometry';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Filter, KINDS, matchesOf } from './filter.ts';

/** A board of four: r1c1 has 1; notes of some cells. */
const FOUR = boxed(2, 2);
const DIGITS = [1, ...new Array<number>(15).fill(0)];
const NOTES = Array.from(
  { length: 16 },
  (_, cell) => ({ 1: 0b110, 2: 0b1010, 3: 0b1110, 6: 0b1011, 12: 0b110 })[cell] ?? 0,
);

test.each<[Filter['kind'], [number, number], number[]]>([
  ['digit', [1, 1], [0, 6]],
  ['digit', [2, 1], [1, 2, 3, 6, 12]],
  ['bivalue', [1, 1], [1, 2, 12]],
  ['pair', [2, 3], [1, 12]],
  ['pair', [3, 2], [1, 12]],
  ['pair', [2, 2], []],
  // For 4 there are two places in row 1 and in column 3; for 3, in row 1 alone.
  ['conjugate', [4, 1], [2, 3, 6]],
  ['conjugate', [3, 1], [1, 3]],
])('%s %j finds %j', (kind, digits, cells) =>
  expect([...matchesOf({ kind, digits }, FOUR, DIGITS, NOTES)].sort((a, b) => a - b)).toEqual(cells),
);

test('whatever is chosen, cells of a pair have two candidates, and those of a conjugate pair the digit', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...KINDS),
      fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })),
      fc.array(fc.nat(511), { minLength: 81, maxLength: 81 }),
      (kind, digits, notes) => {
        const none = new Uint8Array(81);
        const shown = matchesOf({ kind, digits }, classic, none, notes);
        const two = matchesOf({ kind: 'bivalue', digits }, classic, none, notes);
        const there = matchesOf({ kind: 'digit', digits }, classic, none, notes);
        if (kind === 'pair') expect([...shown].filter((cell) => !two.has(cell))).toEqual([]);
        if (kind === 'conjugate') expect([...shown].filter((cell) => !there.has(cell))).toEqual([]);
      },
    ),
  ));
