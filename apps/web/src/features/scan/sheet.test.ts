import { expect, test } from 'vitest';
import {
  codedOf,
  confirmed,
  contentOf,
  guessesFor,
  hasHand,
  marksIn,
  openDoubts,
  sheetOf,
  turnedRight,
  withAllGiven,
  withOtherKind,
  written,
} from './sheet.ts';
import { puzzleOf } from './testing.ts';

// A printed 1, a 2 by hand, pencil marks in the third cell; the last row has a doubt.
const read = puzzleOf('1e2m.............', [{ cell: 13, read: 0, other: 3 }]);
const sheet = sheetOf(read);

test('what is printed is given, what was written by hand is the player’s, pencil marks are left out', () => {
  const { givens, progress } = codedOf(sheet);
  expect(Array.from(givens)).toEqual([1, ...new Array(15).fill(0)]);
  expect(Array.from(progress!.digits)).toEqual([0, 2, ...new Array(14).fill(0)]);
  expect([hasHand(sheet), marksIn(sheet)]).toEqual([true, 1]);
});

test('digits by hand count as printed when somebody says so', () => {
  const { givens, progress } = codedOf(withAllGiven(sheet, true));
  expect([givens[1], progress]).toEqual([2, undefined]);
});

test('a digit mends a cell, which is then no doubt any more', () => {
  expect(openDoubts(sheet).map(({ cell }) => cell)).toEqual([13]);
  expect(guessesFor(sheet, 13)).toEqual([0, 3]);
  const mended = written(sheet, 13, 4);
  expect(contentOf(mended, 13)).toEqual({ digit: 4, isGiven: true });
  expect([openDoubts(mended), openDoubts(confirmed(sheet, 13))]).toEqual([[], []]);
});

test('where a hand wrote, another digit is the player’s, too; each cell can be corrected', () => {
  expect(contentOf(written(sheet, 1, 3), 1)).toEqual({ digit: 3, isGiven: false });
  expect(contentOf(withOtherKind(sheet, 1), 1)).toEqual({ digit: 2, isGiven: true });
  expect(contentOf(withOtherKind(sheet, 0), 0)).toEqual({ digit: 1, isGiven: false });
  expect(withOtherKind(sheet, 5)).toBe(sheet);
});

test('what was mended stays when the puzzle is read again, unless it has another size', () => {
  const mended = written(sheet, 13, 4);
  expect(contentOf(sheetOf(read, mended), 13).digit).toBe(4);
  expect(sheetOf(puzzleOf('.'.repeat(36)), mended).fixes.size).toBe(0);
});

test('a quarter turn takes the first cell to the end of the first row, and four change nothing', () => {
  const turned = turnedRight(written(sheet, 13, 4));
  expect([contentOf(turned, 3).digit, contentOf(turned, 7).digit]).toEqual([1, 2]);
  expect(turned.doubts[0]!.cell).toBe(4);
  expect(contentOf(turned, 4).digit).toBe(4);
  expect(turnedRight(turnedRight(turnedRight(turned)))).toEqual(written(sheet, 13, 4));
});
