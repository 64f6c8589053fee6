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

test.each<[string, number, string]>([
  ['.Thermo~VX~R1C1', 9, '"VX" is no cell of the board'],
  ['.Var~X~~2.Thermo~VX3~R1C1', 18, '"VX3" is no cell of the board'],
  ['.Var~X.~VX_1', 1, 'names no cell of the board'],
  ['.Doppelganger', 1, 'other digits than 0 to the number of its rows'],
  ['.Var~X~~12.WhiteDot~VX1~VX3', 21, 'shares no edge'],
  ['.Var~X~~12.Quad~VX9~1', 17, 'not above and left of a corner'],
])('%j is refused at column %d: %s', (text, column, message) => {
  const read = parsePuzzle(text);
  expect(read).toMatchObject({ ok: false, error: { column } });
  expect(!read.ok && read.error.message).toContain(message);
});
