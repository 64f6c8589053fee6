import { expect, test } from 'vitest';
import { search } from '../../solve/search.ts';
import { parsePuzzle } from '../parse.ts';
import { iss } from './iss.ts';

function puzzleIn(text: string) {
  const read = parsePuzzle(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value.puzzle;
}

test.each<[text: string, id: string]>([
  ['.Var~X.Thermo~R1C1~VX~R1C2', '9x9:extracells_1:thermo:r1c1r10c1r1c2'],
  ['.Var~X~name~2.~VX1_1.Whisper~5~VX1~R1C1~VX2', '9x9:extracells_2:containexact:1:r10c1..whisper:5:r10c1r1c1r10c2'],
  [
    '.Var~X.~VX_1_3.Thermo~VX~R1C1',
    '9x9:extracells_1:anyof:containexact:1:r10c1---containexact:3:r10c1..thermo:r10c1r1c1',
  ],
  ['.Var~X.Or.~VX_1.~R1C1_2.End', '9x9:extracells_1:anyof:containexact:2:r1c1---containexact:1:r10c1'],
  ['.Var~X~~12.WhiteDot~VX1~VX10.Arrow~VX1~R1C1', '9x9:extracells_12:arrow:r10c1.r1c1..difference:1:r10-11c1'],
  [
    '.Shape~4x4.Var~X.Var~Y.Var~Z~~2x2.Quad~VZ1~1.Arrow~VX~VY~R1C1',
    '4x4:extracells_10:arrow:r5c1.r5c2r1c1..quadruple:1:r6c1-2r7c1-2',
  ],
  [
    '.Shape~4x4.Var~X~~4.Replicate~F~VX2.~VX2_1.End.Arrow~VX1~R1C1',
    '4x4:extracells_4:arrow:r5c1.r1c1..containexact:1:r5c2..containexact:1:r5c4',
  ],
])('%s is the board %s', (text, id) => {
  const { geometry } = puzzleIn(text);
  expect(geometry.id).toBe(id);
  expect(puzzleIn(iss.print(puzzleIn(text))).geometry.id).toBe(id);
});

test('a grid is one solution, however many ways there are to fill the extra cells', () => {
  const free = puzzleIn('.Shape~4x4.Var~X~~3.Thermo~R1C1~VX1.Arrow~VX2~R1C1');
  // 4 stands in the first cell of a quarter of the 288 grids.
  expect(search(free).count).toBe(216);
  expect(new Set(search(free).solutions.map((digits) => digits.join(''))).size).toBe(216);
  expect(search(free, { limit: 2 })).toMatchObject({ count: 2, stopped: 'limit' });
  const none = puzzleIn('.Shape~4x4.Var~X.Thermo~R1C1~VX~R1C2.~R1C1_1~R1C2_2');
  expect(search(none).count).toBe(0);
});

const LINES = [0, 1, 2, 3];

/** Whether a grid of 4×4 with the digits from 0 to 4 is a doppelganger. */
function isDoppelganger(digits: Uint8Array): boolean {
  const value = (row: number, column: number): number => digits[row * 5 + column]! - 1;
  const lacked = (of: readonly number[]): number => [1, 2, 3, 4].find((other) => !of.includes(other))!;
  const rows = LINES.map((row) => LINES.map((column) => value(row, column)));
  const columns = LINES.map((column) => LINES.map((row) => value(row, column)));
  return (
    [...rows, ...columns].every((line) => line.includes(0)) &&
    [rows, columns].every((lines) => new Set(lines.map(lacked)).size === 4) &&
    LINES.every((row) =>
      LINES.every((column) => value(row, column) !== 0 || lacked(rows[row]!) !== lacked(columns[column]!)),
    )
  );
}

test('rows and columns of a doppelganger hold 0 and lack different digits, and so at each 0', () => {
  const board = '.Shape~4x4~0-4.NoBoxes';
  const givens = '.~R1C1_0~R1C2_2~R2C3_4~R3C4_1';
  const all = search(puzzleIn(board + givens))
    .solutions.filter(isDoppelganger)
    .map((digits) => digits.join(''));
  const found = search(puzzleIn(`${board}.Doppelganger${givens}`)).solutions.map((digits) => digits.join(''));
  expect(all.length).toBeGreaterThan(0);
  expect(found.sort()).toEqual(all.sort());
});

test.each<[text: string, id: string]>([
  [
    '.Shape~4x4.ChaosConstruction.ChaosArrow~R1C1.ChaosCount~R2C2~1~CC6~CC7',
    '4x4:noboxes+extracells_16:chaos:4:r1c1-4r2c1-4r3c1-4r4c1-4.r5c1-4r6c1-4r7c1-4r8c1-4..countsame:1:r2c2.r6c2-3..samerun:r1c1.r5c1-4.r5-8c1',
  ],
  [
    '.Shape~4x4.Var~X~~8.ConnectedValues~VX~1_2~3.CountDistinct~VX1~R1C1~R1C2',
    '4x4:extracells_8:connected:3.1.2:r5c1-4r6c1-4..countdistinct:r5c1.r1c1-2',
  ],
  ['.Shape~4x4.ConnectedValues~~1_2', '4x4:connected_0.1.2:r1c1-4r2c1-4r3c1-4r4c1-4'],
  ['.Shape~4x4.CountDistinct~R1C1~R2C1~R2C1~R2C2', '4x4:countdistinct_r1c1.r2c1-2'],
])('%s has regions to find or counts, and is the board %s', (text, id) => {
  expect(puzzleIn(text).geometry.id).toBe(id);
  expect(search(puzzleIn(iss.print(puzzleIn(text))), { limit: 30 }).count).toBe(
    search(puzzleIn(text), { limit: 30 }).count,
  );
});

test('regions to find are every way to divide a board, and grids that fit one', () => {
  const board = '.Shape~4x4.ChaosConstruction';
  const found = new Set(search(puzzleIn(board)).solutions.map((digits) => digits.join('')));
  const latin = search(puzzleIn('.Shape~4x4.NoBoxes')).solutions;
  const divisions = divide([], 0);
  expect(divisions).toHaveLength(117);
  const fitting = latin.filter((digits) =>
    divisions.some((regions) => regions.every((region) => new Set(region.map((cell) => digits[cell])).size === 4)),
  );
  expect(found).toEqual(new Set(fitting.map((digits) => digits.join(''))));
});

/** All ways to divide a board of 4×4 into connected regions of four cells. */
function divide(regions: readonly number[][], used: number): number[][][] {
  const first = [...Array(16).keys()].find((cell) => (used >> cell) % 2 === 0);
  if (first === undefined) return [[...regions]];
  const pieces = new Map<number, number[]>();
  const grow = (piece: readonly number[], set: number): void => {
    if (piece.length === 4) pieces.set(set, [...piece]);
    else
      for (const cell of piece)
        for (const next of [cell - 4, cell + 4, cell % 4 > 0 ? cell - 1 : -1, cell % 4 < 3 ? cell + 1 : -1])
          if (next >= 0 && next < 16 && ((used | set) >> next) % 2 === 0) grow([...piece, next], set | (1 << next));
  };
  grow([first], 1 << first);
  return [...pieces].flatMap(([set, piece]) => divide([...regions, piece], used | set));
}

test.each<[string, number, string]>([
  ['.Thermo~VX~R1C1', 9, '"VX" is no cell of the board'],
  ['.Var~X~~2.Thermo~VX3~R1C1', 18, '"VX3" is no cell of the board'],
  ['.ChaosArrow~R1C1~0~CC1', 20, '"CC1" is no cell of the board'],
  ['.ChaosConstruction.ChaosCount~R1C1~2~CC1', 36, '"2" found; expected 0 or 1'],
  ['.ConnectedValues~VX~1', 18, 'is no group of cells'],
  ['.Doppelganger', 1, 'other digits than 0 to the number of its rows'],
  ['.Var~X~~12.WhiteDot~VX1~VX3', 21, 'shares no edge'],
  ['.Var~X~~12.Quad~VX9~1', 17, 'not above and left of a corner'],
])('%j is refused at column %d: %s', (text, column, message) => {
  const read = parsePuzzle(text);
  expect(read).toMatchObject({ ok: false, error: { column } });
  expect(!read.ok && read.error.message).toContain(message);
});
