import { type Geometry, geometryOf } from '@pencilmark/core/geometry';
import { expect, test, vi } from 'vitest';
import { candidatesOf } from '../../../model/board.ts';
import { en as ear } from '../../../text/ear/en.ts';
import { aroundText, cluesText, countsText, houseText, linesText, sightText } from './words.ts';

// The texts of the app need a browser; these are the English texts.
vi.mock('../../../text/index.ts', () => ({
  language: { value: 'en' },
  t: (key: keyof typeof ear, holes: Readonly<Record<string, string | number>> = {}) =>
    ear[key]
      .split('|')
      .at(holes.n === 1 ? 0 : -1)!
      .replace(/\{(\w+)\}/g, (_, hole: string) => `${holes[hole]}`),
}));
vi.mock('../../../settings.ts', () => ({}));
vi.mock('../../../puzzles/boards.ts', () => ({ kinds: () => ({ SPOKEN: {}, tellCell: () => 'killer cage, sum 6' }) }));

function stand(id: string, text: string) {
  const read = geometryOf(id);
  if (!read.ok) throw new Error(read.error.message);
  const geometry: Geometry = read.value;
  const digits = Uint8Array.from(text.padEnd(geometry.cellCount, '0').replaceAll('.', '0'), Number);
  const ruledOut = new Int32Array(geometry.cellCount);
  return { geometry, digits, candidates: candidatesOf(geometry, { digits, ruledOut }) };
}

// 1 . . 3
// . . 2 .
// . . . .
// 1 . . .
const PLAIN = stand('4x4', '1..3..2.....1...');
const [row, column, box] = [PLAIN.geometry.houses[0]!, PLAIN.geometry.houses[4]!, PLAIN.geometry.houses[8]!];
const CAGED = stand('4x4:killer_6:r1c1-2+x', '1..3..2.');

test.each([
  ['a row', houseText(PLAIN, row, 'normal'), 'Row 1: 1, 2 empty, 3; missing 2 4'],
  ['a row, shortly', houseText(PLAIN, row, 'short'), '1, 2 empty, 3'],
  [
    'a row in full',
    houseText(PLAIN, row, 'long'),
    'Row 1: column 1 1, column 2 empty, column 3 empty, column 4 3; missing 2 4',
  ],
  ['a row with candidates', houseText(PLAIN, row, 'normal', true), 'Row 1: 1, 2 or 4, 4, 3; missing 2 4'],
  [
    'a column that repeats',
    houseText(PLAIN, column, 'normal'),
    'Column 1: 1, 2 empty, 1; missing 2 3 4; more than once 1',
  ],
  ['a repeat is told shortly, too', houseText(PLAIN, column, 'short'), '1, 2 empty, 1; more than once 1'],
  ['a box', houseText(PLAIN, box, 'long'), 'Box 1: r1c1 1, r1c2 empty, r2c1 empty, r2c2 empty; missing 2 3 4'],
  ['what an empty cell sees', sightText(PLAIN, 1, 'normal'), '2 4 fit; sees 1 3'],
  ['what fits alone', sightText(PLAIN, 2, 'short'), '4 fits'],
  ['what it sees by house', sightText(PLAIN, 2, 'long'), '4 fits; sees 1 2 3; Row 1: 1 3; Column 3: 2; Box 2: 2 3'],
  ['a filled cell', sightText(PLAIN, 3, 'normal'), '3 stands here; sees 1 2'],
  ['a digit', aroundText(PLAIN, 2, 1, 'normal'), 'Digit 2: Row 1: column 2; Column 2: rows 1 3 4; Box 1: r1c2'],
  ['a digit, shortly', aroundText(PLAIN, 2, 1, 'short'), 'column 2; rows 1 3 4; r1c2'],
  ['a placed digit', aroundText(PLAIN, 3, 1, 'short'), 'Row 1: placed in column 4; rows 2 3 4; r2c1 r2c2'],
  [
    'rows',
    linesText(PLAIN, 3, 'row', 'normal'),
    'Digit 3: Row 2: columns 1 2; Row 3: columns 1 2 3; Row 4: columns 2 3; placed in all other rows',
  ],
  [
    'rows, shortly',
    linesText(PLAIN, 3, 'row', 'short'),
    'Row 2: columns 1 2; Row 3: columns 1 2 3; Row 4: columns 2 3',
  ],
  [
    'columns in full',
    linesText(PLAIN, 1, 'column', 'long'),
    'Digit 1: Column 1: placed in rows 1 4; Column 2: no place; Column 3: row 3; Column 4: rows 2 3',
  ],
  [
    'columns, shortly',
    linesText(PLAIN, 2, 'column', 'short'),
    'Column 1: row 3; Column 2: rows 1 3 4; Column 4: rows 3 4',
  ],
  ['what is left', countsText(PLAIN, 'normal'), '1 2 times, 2 3 times, 3 3 times, 4 4 times; 12 cells empty'],
  ['no clue', cluesText(PLAIN, 0, 'normal'), 'No clue and no extra house here.'],
  [
    'a cage and a diagonal',
    cluesText(CAGED, 0, 'normal'),
    'killer cage, sum 6: r1c1 1, r1c2 empty; 5 left for 1 cell. Extra house 1: 1, 3 empty; missing 2 3 4',
  ],
  ['a cage, shortly', cluesText(CAGED, 1, 'short'), 'killer cage, sum 6; 5 left for 1 cell'],
])('%s', (_what, text, said) => expect(text).toBe(said));
