import { expect, test } from 'vitest';
import { parsePuzzle } from '../parse.ts';
import { iss } from './iss.ts';

test.each<[text: string, id: string, printed: string]>([
  ['.Sum~15~R1C1~R1C1~R1C2', '9x9:sum_15:r1c1r1c1-2', '.Sum~15_=_2_1~R1C1~R1C2'],
  ['.Sum~7_=_1_1_-1~R1C1~R1C2~R5C5', '9x9:excess_7:r1c1-2.r5c5', '.Sum~7_=_1_1_-1~R1C1~R1C2~R5C5'],
  ['.Sum~-3_=_1_-2~R1C1~R1C2', '9x9:excess_3:r1c2r1c2.r1c1', '.Sum~3_=_2_-1~R1C2~R1C1'],
  ['.Sum~3_=_-1~R1C1', '9x9:excess_3:r1c1.r1c1r1c1', '.Sum~3_=_-1~R1C1'],
  ['.Sum~3_=_0~R1C1', '9x9:excess_3:r1c1.r1c1', '.Sum~3_=_0~R1C1'],
  ['.Sum~-9_=_-1_-2_0~R1C1~R1C2~R5C5', '9x9:sum_9:r1c1-2r1c2', '.Sum~9_=_1_2~R1C1~R1C2'],
  ['.PillArrow~2~R1C1~R1C2~R3C1~R3C2', '9x9:arrow_r1c1-2.r3c1-2', '.PillArrow~2~R1C1~R1C2~R3C1~R3C2'],
])('%s is the board %s', (text, id, printed) => {
  const read = parsePuzzle(text);
  if (!read.ok) throw new Error(read.error.message);
  expect(read.value.puzzle.geometry.id).toBe(id);
  expect(iss.print(read.value.puzzle)).toBe(printed);
});

test.each([
  ['9x9:arrow_r1c1r5c5.r7c1-2', '.Sum~0_=_10_1_-1_-1~R1C1~R5C5~R7C1~R7C2'],
  ['9x9:arrow_r1-2c2-1.r7c1-2', '.Sum~0_=_10_1_-1_-1~R1C2~R2C1~R7C1~R7C2'],
  ['12x12:arrow_r1c1-2.r7c1', '.Shape~12x12.Sum~0_=_10_1_-1~R1C1~R1C2~R7C1'],
])('%s has a pill that ISS does not take, and is written as a sum', (id, printed) => {
  const read = parsePuzzle(
    JSON.stringify({ version: 1, geometry: id, givens: '.'.repeat(id.startsWith('9') ? 81 : 144) }),
  );
  expect(read.ok && iss.print(read.value.puzzle)).toBe(printed);
});

test.each<[text: string, id: string]>([
  ['.Cage~15~R1C1~R1C1~R1C2', '9x9:killer_r1c1-2+sum_15:r1c1r1c1-2'],
  ['.Cage~0~R1C1~R1C1~R1C2', '9x9:killer_r1c1-2'],
  [`3x3::k:${['774', '518', '518', ...Array<string>(78).fill('6')].join(':')}`, '9x9:killer_3:r1c1-3'],
  [`3x3:d:k:${['3845', '3845', '518', ...Array<string>(78).fill('0')].join(':')}`, '9x9:x+killer_15:r1c1-2_2:r1c3'],
  [`3>${'0'.repeat(79)}`.replace('3>', '0<'), '9x9:killer_r1c1-2'],
])('%s is the board %s', (text, id) => {
  const read = parsePuzzle(text);
  expect(read.ok ? read.value.puzzle.geometry.id : read.error.message).toBe(id);
});

test.each<[string, number, string]>([
  ['.Sum~x~R1C1', 6, '"x" found; expected a whole number'],
  ['.Sum~3_=_1_1~R1C1', 6, 'with 1 factors such as'],
  ['.Sum~3_=_101~R1C1', 6, '"3_=_101" found'],
])('%j is refused at column %d: %s', (text, column, message) => {
  const read = parsePuzzle(text);
  expect(read).toMatchObject({ ok: false, error: { column } });
  expect(!read.ok && read.error.message).toContain(message);
});
