import { expect, test } from 'vitest';
import { parsePuzzle } from '../parse.ts';
import { iss } from './iss.ts';

test.each<[string, string]>([
  ['.Or.Thermo~R1C1~R1C2.Arrow~R2C1~R2C2.End', '9x9:anyof_arrow:r2c1.r2c2--thermo:r1c1-2'],
  [
    '.Or.~R1C1_1~R2C2_2.~R3C3_4_5.End',
    '9x9:anyof_containexact:1:r1c1..containexact:2:r2c2--containexact:4:r3c3--containexact:5:r3c3',
  ],
  [
    '.Or.And.~R1C1_1.~R1C2_2.End.~R1C1_3.End',
    '9x9:anyof_containexact:1:r1c1..containexact:2:r1c2--containexact:3:r1c1',
  ],
  [
    '.Or.And.Or.~R1C1_1.~R1C1_2.End.~R1C2_3.End.~R1C1_4.End',
    '9x9:anyof_containexact:1:r1c1..containexact:3:r1c2--containexact:2:r1c1..containexact:3:r1c2--containexact:4:r1c1',
  ],
  ['.And.Thermo~R1C1~R1C2.And.Cage~3~R2C1~R2C2.End.End', '9x9:killer_3:r2c1-2+thermo_r1c1-2'],
  ['.Or.And.AntiKnight.End.End', '9x9:antiknight'],
  ['.Or.And.End.Thermo~R1C1~R1C2.End', '9x9:3x3'],
])('%s is the board %s', (text, id) => {
  const read = parsePuzzle(text);
  expect(read.ok ? read.value.puzzle.geometry.id : read.error.message).toBe(id);
  if (!read.ok) return;
  const again = parsePuzzle(iss.print(read.value.puzzle));
  expect(again.ok && again.value.puzzle.geometry.id).toBe(id);
});

const ALL = '_1_2_3_4_5_6_7_8_9';

test.each<[string, number, string]>([
  ['.AntiKnight.Or.End', 12, 'This .Or has no items'],
  ['.Or.~R1C1_1.Thermo~R1C1.End', 12, '"thermo" has 1 cells; expected 2 or more'],
  ['.Or.~R1C1_1.~R1C1_10.End', 14, '"10" is no digit; expected 1 to 9'],
  ['.Or.~R1C1_1.~R1C2.End', 14, 'has no digit'],
  [`.Or.~R1C1_1.~R1C1${ALL}~R2C2${ALL}~R3C3${ALL}.End`, 12, 'more than 200 alternatives'],
  [`.Or.~R1C1_1.And.~R1C1${ALL}~R2C2${ALL}.~R3C3${ALL}.End.End`, 12, 'more than 200 alternatives'],
  ['.Or.~R1C1_1.Moonwalk~R1C1.End', 1, 'rules that its board cannot hold: Moonwalk'],
])('%j is refused at column %d: %s', (text, column, message) => {
  const read = parsePuzzle(text, { format: iss });
  expect(read).toMatchObject({ ok: false, error: { column } });
  expect(!read.ok && read.error.message).toContain(message);
});
