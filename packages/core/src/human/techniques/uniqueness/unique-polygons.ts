import type { Geometry } from '../../../geometry/geometry.ts';
import { perBoard } from '../../../geometry/per-board.ts';
import type { Cell } from '../../../sets/cells.ts';
import { isOfBoxes } from '../../relations/crossings.ts';
import type { Position } from '../../steps/position.ts';
import type { Step } from '../../steps/step.ts';
import type { Technique } from '../../steps/technique.ts';
import { ringsOfShapes, type Shape } from './deadly-shapes.ts';
import { type Ring, typeFour, typeOne, typeThree, typeTwo } from './unique-loop-pattern.ts';

/** On larger boards there are too many shapes. */
const LARGEST_BOARD = 9;

/**
 * The polygons of a board, known as Borescoper's deadly patterns: where two rows cross two columns
 * in a box, three or all four cells; in the rows, two cells one above the other in another box; in
 * the columns, two cells side by side in another box. A test fills each shape in all ways.
 *
 * ```text
 * A B .   D . .      Three digits in seven cells, four in eight (with a cell beside C). However
 * C . .   E . .      they lie, some of them can change places so that each row, column and box
 * . . .   . . .      keeps what it has.
 * ------+------
 * F G .   . . .
 * ```
 */
export const polygonsOf = perBoard((geometry: Geometry): readonly Shape[] => [...makeShapes(geometry)]);
function* makeShapes({ size, boxes }: Geometry): Generator<Shape> {
  const cellAt = (row: number, column: number): Cell => row * size + column;
  for (const [row, lower] of pairsBelow(size))
    for (const [column, right] of pairsBelow(size)) {
      const crossing = [row, lower].flatMap((line) => [cellAt(line, column), cellAt(line, right)]);
      const box = boxes[crossing[0]!];
      if (crossing.some((cell) => boxes[cell] !== box)) continue;
      const beside = pairsOutside(size, (at) => [cellAt(row, at), cellAt(lower, at)], boxes, box);
      const below = pairsOutside(size, (at) => [cellAt(at, column), cellAt(at, right)], boxes, box);
      for (const first of beside)
        for (const second of below) {
          yield [...crossing, ...first, ...second];
          for (const missing of crossing) yield [...crossing.filter((cell) => cell !== missing), ...first, ...second];
        }
    }
}

function* pairsBelow(end: number): Generator<readonly [number, number]> {
  for (let first = 0; first < end; first++) for (let second = first + 1; second < end; second++) yield [first, second];
}

/** The pairs of cells that share a box other than the given box. */
const pairsOutside = (
  size: number,
  pairAt: (at: number) => readonly [Cell, Cell],
  boxes: Geometry['boxes'],
  box: number | undefined,
): (readonly [Cell, Cell])[] =>
  Array.from({ length: size }, (_, at) => pairAt(at)).filter(
    ([first, second]) => boxes[first] === boxes[second] && boxes[first] !== box,
  );

const uniquePolygons = (position: Position): readonly Ring[] =>
  ringsOfShapes(position, polygonsOf(position.geometry), 'unique-polygon');

const uniquePolygon = <Type extends number>(
  type: Type,
  find: (position: Position, ring: Ring) => Iterable<Step>,
  says: string,
): Technique<`unique-polygon-${Type}`> => ({
  id: `unique-polygon-${type}`,
  name: `Unique Polygon Type ${type}`,
  family: 'uniqueness',
  says,
  supports: (geometry) =>
    geometry.size <= LARGEST_BOARD && isOfBoxes(geometry) && geometry.houses.every(({ kind }) => kind !== 'extra'),
  *find(position) {
    for (const ring of position.get(uniquePolygons)) yield* find(position, ring);
  },
});

/** How the sentence about every polygon begins. */
const POLYGON =
  'Two rows and two columns join {cells}. If these held only {pair}, some of them could change places, however they lie, so that each row, column and box keeps its digits: the puzzle would have two solutions. ';

export const uniquePolygon1 = uniquePolygon(
  1,
  typeOne,
  `${POLYGON}Only {roof} has other candidates, so it is one of these.`,
);
export const uniquePolygon2 = uniquePolygon(
  2,
  typeTwo,
  `${POLYGON}Only {digit} in {roof} can prevent that: {digit} is in one of these cells, and in no cell that sees all of them.`,
);
export const uniquePolygon3 = uniquePolygon(
  3,
  typeThree,
  `${POLYGON}So one of {roof} holds something else: the two count as one cell that has {others} to choose from. Together with {set} that makes as many cells as digits in {house}: {digits} have no other places there.`,
);
export const uniquePolygon4 = uniquePolygon(
  4,
  typeFour,
  `${POLYGON}Only {roof} have other candidates, and {locked} has no place but these two in {house}. If one of them is {locked}, the other is none of {digit}.`,
);
