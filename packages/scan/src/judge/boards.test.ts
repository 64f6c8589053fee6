import { expect, test } from 'vitest';
import { boardsOf } from './boards.ts';

const LYING = '000111000111222333222333444555444555';
const STANDING = '001122001122001122334455334455334455';
const JIGSAW = '000111002131022133422233445553444555';

test.each([
  ['no thick lines', undefined, ['6x6:2x3', '6x6:3x2']],
  ['lying boxes', LYING, ['6x6:2x3', '6x6:3x2']],
  ['standing boxes', STANDING, ['6x6:3x2', '6x6:2x3']],
  ['other regions', JIGSAW, ['6x6:jigsaw-000111002131022133422233445553444555', '6x6:2x3', '6x6:3x2']],
])('boards of a lattice with %s', (_name, regions, ids) => {
  const boards = boardsOf(6, regions === undefined ? undefined : Uint8Array.from(regions, Number));
  expect(boards.map(({ id }) => id)).toEqual(ids);
});

test('a square of boxes has one board', () => {
  expect(boardsOf(9).map(({ id }) => id)).toEqual(['9x9:3x3']);
});
