import { classic, geometryOf, withClues } from '@pencilmark/core/geometry';
import { expect, test } from 'vitest';
import { sumsOf } from './sums.ts';

const digits = new Uint8Array(81);
const PAIRS = [
  [0, 3],
  [1, 2],
];
const board = withClues(classic, [
  { rule: 'killer', cells: [[0, 1, 2]], values: [7] },
  { rule: 'killer', cells: [[0, 1, 9, 10]], values: [11] },
]);

test('the smallest cage around the selection, and the digits that may fill it', () => {
  expect(sumsOf(board, [1], digits).cage).toEqual({ count: 3, sum: 7, ways: [[1, 2, 4]] });
  expect(sumsOf(board, [1, 9], digits).cage).toEqual({ count: 4, sum: 11, ways: [[1, 2, 3, 5]] });
  expect(sumsOf(board, [1, 80], digits)).toEqual({});
  expect(sumsOf(board, [], digits)).toEqual({});
});

test('digits that stand are in every way, and make the sum of the selection', () => {
  const placed = digits.slice();
  placed.set([4, 2]);
  expect(sumsOf(board, [0, 1, 2], placed)).toEqual({ selected: 6, cage: { count: 3, sum: 7, ways: [[1, 2, 4]] } });
  placed.set([9]);
  expect(sumsOf(board, [0], placed)).toEqual({ cage: { count: 3, sum: 7, ways: [] } });
});

test('digits from 0 on count from 0 on', () => {
  const read = geometryOf('9x9:0-8+killer_3:r1c1-2');
  const zero = read.ok ? read.value : classic;
  expect(sumsOf(zero, [0], digits).cage).toEqual({ count: 2, sum: 3, ways: PAIRS });
});
