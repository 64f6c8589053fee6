import { expect, test } from 'vitest';
import type { Geometry } from './geometry.ts';
import { LARGEST_SIZE } from './geometry.ts';
import { boxed, boxShape, classic, jigsaw, regionsOf, sized } from './layouts.ts';
import { makeGeometry } from './spec.ts';

const count = (geometry: Geometry, kind: string): number =>
  geometry.houses.filter((house) => house.kind === kind).length;
const cellsOf = (geometry: Geometry, kind: string): string[] =>
  geometry.houses.filter((house) => house.kind === kind).map((house) => house.cells.join(' '));
const peerCount = (geometry: Geometry, cell: number): number =>
  geometry.peerStart[cell + 1]! - geometry.peerStart[cell]!;

test.each([
  [4, '2x2'],
  [6, '2x3'],
  [8, '2x4'],
  [9, '3x3'],
  [10, '2x5'],
  [12, '3x4'],
  [14, '2x7'],
  [15, '3x5'],
  [16, '4x4'],
  [18, '3x6'],
  [20, '4x5'],
  [24, '4x6'],
  [25, '5x5'],
  [30, '5x6'],
  [35, '5x7'],
  [36, '6x6'],
])('a board of size %i has boxes of %s', (size, shape) => {
  const geometry = sized(size);
  expect(geometry.id).toBe(`${size}x${size}:${shape}`);
  expect(geometry.cellCount).toBe(size * size);
  for (const kind of ['row', 'column', 'box']) expect(count(geometry, kind)).toBe(size);
  const { height, width } = boxShape(size);
  for (let cell = 0; cell < geometry.cellCount; cell++)
    expect(peerCount(geometry, cell)).toBe(3 * size - 1 - height - width);
});

test('every board from 1x1 to 36x36 can be built, and its tables agree with each other', () => {
  for (let size = 1; size <= LARGEST_SIZE; size++) {
    for (let height = 1; height <= size; height++) {
      if (size % height !== 0) continue;
      const geometry = boxed(height, size / height);
      for (const { index, cells, set } of geometry.houses) {
        expect(cells.length).toBe(size);
        expect([...geometry.houseCells.subarray(index * size, (index + 1) * size)]).toEqual(cells);
        expect([...set]).toEqual(cells);
      }
      const corner = 0;
      expect([...geometry.peerSets[corner]!]).toEqual([...geometry.peers.subarray(0, geometry.peerStart[1])]);
    }
  }
});

test('the classic board', () => {
  expect(classic.id).toBe('9x9:3x3');
  expect(cellsOf(classic, 'row')[3]).toBe('27 28 29 30 31 32 33 34 35');
  expect(cellsOf(classic, 'column')[3]).toBe('3 12 21 30 39 48 57 66 75');
  expect(cellsOf(classic, 'box')[4]).toBe('30 31 32 39 40 41 48 49 50');
  expect(boxed(3, 3)).toBe(classic);
});

test.each([
  ['x', 2, '0 10 20 30 40 50 60 70 80', 20, 26, 32],
  ['windows', 4, '10 11 12 19 20 21 28 29 30', 20, 20, 20],
  ['disjoint', 9, '0 3 6 27 30 33 54 57 60', 24, 24, 24],
])('9x9:%s has %i extra houses', (layout, houses, first, peersOfCell2, peersOfCell0, peersOfCell40) => {
  const geometry = sized(9, [layout]);
  expect(geometry.id).toBe(`9x9:${layout}`);
  expect(count(geometry, 'extra')).toBe(houses);
  expect(cellsOf(geometry, 'extra')[0]).toBe(first);
  expect(peerCount(geometry, 2)).toBe(peersOfCell2);
  expect(peerCount(geometry, 0)).toBe(peersOfCell0);
  expect(peerCount(geometry, 40)).toBe(peersOfCell40);
});

test.each([
  ['antiknight', 40, [21, 23, 29, 33, 47, 51, 57, 59]],
  ['antiking', 40, [30, 32, 48, 50]],
  ['antiking', 26, [16, 34]],
])('9x9:%s keeps cell %i apart from its moves', (layout, cell, moves) => {
  const geometry = sized(9, [layout]);
  for (const reached of moves) expect(geometry.peerSets[cell]!.has(reached)).toBe(true);
  expect(geometry.peerSets[cell]!.minus(classic.peerSets[cell]!).size).toBe(
    moves.filter((reached) => !classic.peerSets[cell]!.has(reached)).length,
  );
});

test('a jigsaw map', () => {
  expect(regionsOf('1112')).toBeUndefined();
  expect(regionsOf('1'.repeat(81))).toBeUndefined();
  const geometry = jigsaw('aabbaabbccddccdd');
  expect(geometry.id).toBe('4x4:2x2'); // plain boxes after all
  const bent = jigsaw('aaabcabbccbdcddd');
  expect(bent.id).toBe('4x4:jigsaw-0001201122132333');
  expect(cellsOf(bent, 'box')).toEqual(['0 1 2 5', '3 6 7 10', '4 8 9 12', '11 13 14 15']);
  expect(() => jigsaw('aab')).toThrow(RangeError);
});

test('descriptions that contradict themselves are refused', () => {
  const boxes = [...classic.boxes];
  expect(() => makeGeometry({ id: 'bad', size: 9, boxes: boxes.with(0, 1) })).toThrow('box 1 of bad has 8 cells');
  expect(() => makeGeometry({ id: 'bad', size: 9, boxes: boxes.slice(1) })).toThrow('80 box numbers');
  expect(() => makeGeometry({ id: 'bad', size: 9, boxes, demands: [{ kind: 'house', cells: [1, 2] }] })).toThrow(
    '2 cells',
  );
  expect(() => makeGeometry({ id: 'bad', size: 9, boxes, demands: [{ kind: 'apart', cells: [1, 81] }] })).toThrow(
    'cells 1 81',
  );
  expect(() => makeGeometry({ id: 'bad', size: 37, boxes })).toThrow('size 37');
  for (const size of [0, 37, 2.5, -1, Number.NaN]) expect(() => sized(size)).toThrow(RangeError);
  expect(() => boxed(0, 3)).toThrow(RangeError);
  expect(() => boxed(6, 7)).toThrow(RangeError);
  expect(() => sized(9, ['hexagons'])).toThrow('hexagons');
});

test('the classic board is the same object, however many others are built', () => {
  const names = ['x', 'disjoint', 'antiknight', 'antiking'];
  for (let size = 1; size <= 14; size++)
    for (let choice = 0; choice < 16; choice++)
      sized(
        size,
        names.filter((_, index) => ((choice >> index) & 1) === 1),
      );
  expect(boxed(3, 3)).toBe(classic);
});
