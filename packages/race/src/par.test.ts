import { boxed, classic, geometryOf } from '@pencilmark/core';
import { expect, test } from 'vitest';
import { digitsOfText } from './geometry.ts';
import { par } from './par.ts';

/** Rows of 9×9 as one text; those that are left out are empty. */
const rows = (...lines: string[]): string =>
  lines
    .map((line) => line || '.........')
    .join('')
    .padEnd(81, '.');

const IN_BOX = rows('', '...1.....', '......1..', '.1.......', '', '', '..1......');
const IN_ROW = rows('.2345...9', '', '', '.....1...', '......1..', '', '.......1.');
const NAKED = rows('...123...', '.7.......', '..8......', '4........', '5........', '6........');
const MARKS = '2..364.9.9.1.72.466...1927...5.87.6.....36.5.8..945.2.3..6587127..421539512793684';
const MARKS_X = '258943716639187542741.5...997.41......4.7912..1....4973.5..19.44978....11...94...';
const MARKS_8 = '.73.4.68.8....3..4.21...31....42.513.4...6..5.1.6....8.11.....74';
const MORE = '961..4...457..86..832..6...725649831349815276618723..52834517695943671..176982...';

// Positions with their par, and the easiest placement in them.
test.each<[name: string, board: string, position: string, seconds: number, cell: number, digit?: number]>([
  ['a full house', '4x4', '123.............', 2, 3, 4],
  ['a hidden single in a box', '9x9', IN_BOX, 3, 0, 1],
  ['a hidden single in a row only', '9x9', IN_ROW, 4, 0, 1],
  ['a naked single', '9x9', NAKED, 6, 0, 9],
  ['a naked single on 6×6', '6x6', '..16.3...1..3.651....3..4..2...5.4..', 6, 26, 3],
  ['locked candidates or subsets', '9x9', MARKS, 25, 35, 3],
  ['the same with diagonals', '9x9:x', MARKS_X, 25, 74, 6],
  ['the same on 8×8', '8x8', MARKS_8, 25, 54, 5],
  ['more than that', '9x9', MORE, 60, 3],
  ['more than that on 6×6', '6x6', '..15....5..11......2461.4..1.6.1.3.4', 60, 5],
])('D4: %s', (_name, board, position, seconds, cell, digit) => {
  const geometry = geometryOf(board);
  if (!geometry.ok) throw new Error(geometry.error.message);
  expect(par(geometry.value, digitsOfText(position))).toEqual({ seconds, cell, ...(digit && { digit }) });
});

test('D4: candidates that are struck out make a position easier', () => {
  const struckOut = [1, 3, 4, 5, 6, 7, 8, 9].map((digit) => ({ cell: 3, digit }));
  expect(par(classic, digitsOfText(MORE), struckOut)).toEqual({ seconds: 3, cell: 21, digit: 5 });
});

test('D4: a position that takes more steps than the budget counts as hard', () => {
  expect(par(classic, digitsOfText(MARKS), [], 0)!.seconds).toBe(60);
});

test('D4: a full board has no par', () => {
  expect(par(boxed(2, 2), digitsOfText('1234341221434321'))).toBeUndefined();
});
