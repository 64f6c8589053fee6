import { expect, test } from 'vitest';
import { some } from '../../../scripts/strength.mjs';
import { findLattices } from './find.ts';
import { regionsOf } from './regions.ts';
import { photographed } from './testing/photo.ts';
import { boxes, printed, type Sheet, someCells, usualBoxes } from './testing/sheet.ts';

/** Six regions of six cells, none of them a box. */
const JIGSAW = ['AAABBB', 'AADBEB', 'ADDBEE', 'CDDDEE', 'CCFFFE', 'CCCFFF'];

const jigsaw = (row: number, column: number): number => JIGSAW[row]!.charCodeAt(column);

/** Regions in the order of their first cells. */
function numbered(size: number, regionOf: Sheet['regionOf']): number[] {
  const cells = Array.from({ length: size * size }, (_, cell) => regionOf(Math.floor(cell / size), cell % size));
  const order = [...new Set(cells)];
  return cells.map((region) => order.indexOf(region));
}

test.each<[string, number, Sheet['regionOf']]>(
  some([
    ['boxes that lie', 6, boxes(2, 3)],
    ['boxes that stand', 6, boxes(3, 2)],
    ['boxes of nine', 9, usualBoxes(9)],
    ['boxes of twelve', 12, usualBoxes(12)],
    ['a jigsaw', 6, jigsaw],
  ]),
)('thick lines part %s', (_name, size, regionOf) => {
  const sheet = printed({ size, cells: someCells(size, 0.4), regionOf, style: { cell: 32 } });
  for (const picture of [sheet.canvas, photographed(sheet, { tilt: 25, from: 40, turn: 5 }).picture]) {
    const [lattice] = findLattices(picture);
    expect(Array.from(regionsOf(picture, lattice!) ?? [])).toEqual(numbered(size, regionOf));
  }
});

test('lines of one width part nothing', () => {
  const { canvas } = printed({ size: 6, cells: someCells(6, 0.4), regionOf: jigsaw, style: { thick: 0.025 } });
  expect(regionsOf(canvas, findLattices(canvas)[0]!)).toBeUndefined();
});
