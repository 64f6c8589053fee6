import { expect, test } from 'vitest';
import { parsePuzzle } from '../parse.ts';

test.each<[string, string]>([
  // Bits 0, 1 and 9 are the cells R1C1, R1C2 and R2C1.
  ['.Replicate~DI.Thermo~R1C1~R1C2.End', '9x9:thermo_r1c1-2_r1c2-3_r2c1-2'],
  ['.Shape~4x4.Replicate~DI.Thermo~R1C1~R1C2.End', '4x4:thermo_r1c1-2_r1c2-3_r3c2-3'],
  ['.Replicate~C~R2C2.Thermo~R1C1~R2C2.End', '9x9:thermo_r1-2c2-3'],
  ['.Replicate~D.Replicate~I.Thermo~R1C1~R1C2.End.End', '9x9:thermo_r1c4-5_r1c5-6'],
  [
    '.Replicate~D.Or.~R1C1_1.Thermo~R1C1~R1C2.End.End',
    '9x9:anyof_containexact:1:r1c1--thermo:r1c1-2_containexact:1:r1c2--thermo:r1c2-3',
  ],
  ['.Replicate.Thermo~R1C1~R1C2.End', '9x9:3x3'],
])('%s is the board %s', (text, id) => {
  const read = parsePuzzle(text);
  expect(read.ok ? read.value.puzzle.geometry.id : read.error.message).toBe(id);
});

test('digits that a cell may hold are copied, too', () => {
  const read = parsePuzzle('.Replicate~D.~R1C1_1_2.End.Replicate~E.~R1C1_5.End');
  expect(read.ok && [...read.value.puzzle.givens.slice(0, 3)]).toEqual([0, 0, 5]);
  expect(read.ok && read.value.puzzle.struckOut).toHaveLength(14);
});

test.each<[string, number, string]>([
  ['.Replicate~B~R1.~R1C1_1.End', 14, '"R1" is no cell of the board'],
  ['.Replicate~!.~R1C1_1.End', 12, '"!" has other characters than base64url'],
  ['.Replicate~AI.Thermo~R1C9~R1C8.Thermo~R9C1~R8C1.End', 12, 'leaves the board'],
  ['.Replicate~C.Thermo~R1C9~R1C8.End', 12, 'leaves the board'],
  [
    `.Replicate~${'_'.repeat(13)}.Replicate~${'_'.repeat(13)}.Replicate~${'_'.repeat(13)}.~R1C1_1.End.End.End`,
    1,
    'leaves',
  ],
  [`${`.Replicate~${'_'.repeat(10)}`.repeat(3)}.AntiKing.End.End.End`, 1, 'More than 20000 items'],
])('%j is refused at column %d: %s', (text, column, message) => {
  const read = parsePuzzle(text);
  expect(!read.ok && read.error.message).toContain(message);
  if (column > 1) expect(read).toMatchObject({ ok: false, error: { column } });
});
