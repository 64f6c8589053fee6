import { expect, test } from 'vitest';
import { contentOf, type Printable, sheetsFor } from './sheets.ts';

const puzzle = (cells: number, isSolved = true): Printable => ({
  board: cells === 16 ? '4x4:2x2' : '16x16:4x4',
  givens: new Array<number>(cells).fill(0),
  title: '',
  ...(isSolved && { solution: [] }),
});
const many = (count: number, cells = 16): Printable[] => Array.from({ length: count }, () => puzzle(cells));

test.each([
  [0, 1, []],
  [3, 1, [1, 1, 1, 3]],
  [5, 2, [2, 2, 1, 5]],
  [6, 6, [6, 6]],
  [13, 6, [6, 6, 1, 12, 1]],
])('%i puzzles, %i a page', (count, perPage, expected) =>
  expect(sheetsFor(many(count), perPage, true).map(({ indices }) => indices.length)).toEqual(expected),
);

test('large boards have fewer solutions a page; what has none is left out', () => {
  expect(sheetsFor(many(7, 256), 6, true).map(({ kind, room }) => `${kind} ${room}`)).toEqual([
    'puzzles 6',
    'puzzles 6',
    'solutions 6',
    'solutions 6',
  ]);
  expect(sheetsFor([puzzle(16, false), puzzle(16)], 2, true).at(-1)!.indices).toEqual([1]);
  expect(sheetsFor(many(3), 6, false)).toHaveLength(1);
});

test('notes: none, all candidates, or what the player wrote', () => {
  const small = { ...puzzle(16), givens: [1, ...new Array<number>(15).fill(0)], digits: [1, 2], notes: [0, 0, 5] };
  expect(contentOf(small, 'none')).toEqual({ digits: small.givens, notes: undefined });
  expect([...(contentOf(small, 'all').notes as Int32Array)].slice(0, 3)).toEqual([0, 0b1110, 0b1110]);
  expect(contentOf(small, 'mine')).toEqual({ digits: small.digits, notes: small.notes });
});
