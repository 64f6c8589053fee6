import type { Geometry, House, HouseKind } from '../../../geometry/geometry.ts';
import { perBoard } from '../../../geometry/per-board.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import { type CellSet, cellSet } from '../../../sets/cells.ts';
import { digitBit, digitsOf } from '../../../sets/digits.ts';
import type { Position } from '../../steps/position.ts';
import { cellMarks, houseMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** The most cells that stick out on a side. People see no larger patterns. */
const MOST_LEFT = 6;
/** The most boxes out of which some are chosen. */
const MOST_BOXES = 12;

/**
 * Some neighbouring lines, as many boxes, and the cells that only the lines or only the boxes have.
 */
interface Leftovers {
  readonly lines: readonly House[];
  readonly boxes: readonly House[];
  readonly inLines: CellSet;
  readonly inBoxes: CellSet;
}

const cellsIn = ({ cellCount }: Geometry, houses: readonly House[]): CellSet =>
  houses.reduce((all, { set }) => all.or(set), cellSet(cellCount));

/** The ways to choose `count` of some houses. */
function* chosen(houses: readonly House[], count: number, from = 0): Generator<House[]> {
  if (count === 0) yield [];
  else
    for (let at = from; at <= houses.length - count; at++)
      for (const rest of chosen(houses, count - 1, at + 1)) yield [houses[at]!, ...rest];
}

/** The leftovers of a board. A single line and a single box are locked candidates, and left out. */
const leftoversOf = perBoard((geometry: Geometry): readonly Leftovers[] => {
  const { houses, size } = geometry;
  const boxes = houses.filter(({ kind }) => kind === 'box');
  const leftovers: Leftovers[] = [];
  for (const kind of ['row', 'column'] satisfies HouseKind[]) {
    const all = houses.filter((house) => house.kind === kind);
    for (let count = 2; count < size - 1; count++)
      for (let first = 0; first + count <= size; first++) {
        const lines = all.slice(first, first + count);
        const area = cellsIn(geometry, lines);
        const near = boxes.filter(({ set }) => 2 * set.and(area).size > size - MOST_LEFT);
        if (near.length > MOST_BOXES) continue;
        for (const some of chosen(near, count)) {
          const filled = cellsIn(geometry, some);
          const [inLines, inBoxes] = [area.minus(filled), filled.minus(area)];
          if (inLines.size > 0 && inLines.size <= MOST_LEFT) leftovers.push({ lines, boxes: some, inLines, inBoxes });
        }
      }
  }
  return leftovers.sort((a, b) => a.inLines.size - b.inLines.size || a.lines.length - b.lines.length);
});

/** Whether all boxes lie in bands and stacks. Then locked candidates find the same. */
function isRegular({ houses, size }: Geometry): boolean {
  const inBox = (cells: readonly number[], lineOf: (cell: number) => number): string =>
    [...new Set(cells.map(lineOf))].sort((a, b) => a - b).join();
  const boxes = houses.filter(({ kind }) => kind === 'box');
  return boxes.every(({ cells }) => {
    const rows = inBox(cells, (cell) => Math.floor(cell / size)).split(',').length;
    const columns = inBox(cells, (cell) => cell % size).split(',').length;
    return rows * columns === size;
  });
}

/** The digits that some cells hold or may hold. */
const digitsIn = ({ candidates, grid }: Position, cells: CellSet): number =>
  [...cells].reduce((all, cell) => all | candidates[cell]! | (grid.digits[cell] ? digitBit(grid.digits[cell]) : 0), 0);

export const lawOfLeftovers = defineTechnique({
  id: 'law-of-leftovers',
  name: 'Law of Leftovers',
  family: 'locked-candidates',
  says: 'There are as many lines, {lines}, as boxes, {boxes}: both sides hold each digit equally often. Take away the cells that they share: what is left, {inLines} on the one side and {inBoxes} on the other, holds the same digits. So a digit that cannot be on one side cannot be on the other.',
  supports: (geometry) => !isRegular(geometry),
  *find(position: Position): Generator<Step> {
    const { candidates } = position;
    for (const { lines, boxes, inLines, inBoxes } of leftoversOf(position.geometry)) {
      const [inLineCells, inBoxCells] = [digitsIn(position, inLines), digitsIn(position, inBoxes)];
      if (inLineCells === inBoxCells) continue;
      const lostFrom = (cells: CellSet, allowed: number): Candidate[] =>
        [...cells].flatMap((cell) => digitsOf(candidates[cell]! & ~allowed).map((digit) => ({ cell, digit })));
      const eliminations = [...lostFrom(inLines, inBoxCells), ...lostFrom(inBoxes, inLineCells)];
      if (eliminations.length === 0) continue;
      yield {
        technique: 'law-of-leftovers',
        placements: [],
        eliminations,
        marks: [
          ...houseMarks(
            [...lines, ...boxes].map(({ index }) => index),
            'pattern',
          ),
          ...cellMarks(inLines, 'pattern'),
          ...cellMarks(inBoxes, 'second'),
        ],
        args: {
          lines: { houses: lines.map(({ index }) => index) },
          boxes: { houses: boxes.map(({ index }) => index) },
          inLines: { cells: [...inLines] },
          inBoxes: { cells: [...inBoxes] },
        },
        measures: { cells: inLines.size },
      };
    }
  },
});
