import type { Geometry } from '../../../geometry/geometry.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitBit } from '../../../sets/digits.ts';
import { isOfBoxes } from '../../relations/crossings.ts';
import { guardianStep, type Impossible } from '../../relations/guardians.ts';
import type { Position } from '../../steps/position.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** Boxes are three by three, on a board of as many digits as a box has cells. */
const SIDE = 3;
const SIZE = SIDE * SIDE;
/** With more cells that have guardians, hardly anything sees them all. */
const MOST_GUARDED = 4;

/** Three cells of a box, one in each of its rows and columns. */
interface Diagonal {
  readonly cells: readonly Cell[];
  /** Whether each row has its cell a column further on than the row before, cyclically. */
  readonly isFalling: boolean;
}

const FALLING = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
];
const RISING = [
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
];

/** The six diagonals of each box. */
const DIAGONALS: readonly (readonly Diagonal[])[] = Array.from({ length: SIZE }, (_, box) => {
  const corner = Math.floor(box / SIDE) * SIDE * SIZE + (box % SIDE) * SIDE;
  const cellsOf = (columns: readonly number[]): Cell[] => columns.map((column, row) => corner + row * SIZE + column);
  return [
    ...FALLING.map((columns) => ({ cells: cellsOf(columns), isFalling: true })),
    ...RISING.map((columns) => ({ cells: cellsOf(columns), isFalling: false })),
  ];
});

/** The four boxes, in turn, where two bands cross two stacks. */
const SQUARES: readonly (readonly number[])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
].flatMap(([upper, lower]) =>
  [
    [0, 1],
    [0, 2],
    [1, 2],
  ].map(([left, right]) => [
    upper! * SIDE + left!,
    upper! * SIDE + right!,
    lower! * SIDE + right!,
    lower! * SIDE + left!,
  ]),
);

/** The diagonals of each box whose cells can all hold at least one of some digits. */
const usable = ({ candidates }: Position, digits: DigitSet): readonly (readonly Diagonal[])[] =>
  DIAGONALS.map((diagonals) =>
    diagonals.filter(({ cells }) => cells.every((cell) => (candidates[cell]! & digits) !== 0)),
  );

/** Choices of a diagonal of each box, with few guarded cells, that the digits cannot fill. */
function* twelves(
  { candidates }: Position,
  digits: DigitSet,
  boxes: readonly (readonly Diagonal[])[],
): Generator<readonly Cell[]> {
  const guarded = ({ cells }: Diagonal): number => cells.filter((cell) => (candidates[cell]! & ~digits) !== 0).length;
  const choose = function* (chosen: readonly Diagonal[], left: number): Generator<readonly Cell[]> {
    const next = boxes[chosen.length];
    if (!next) {
      if (chosen.filter(({ isFalling }) => isFalling).length % 2 === 1) yield chosen.flatMap(({ cells }) => cells);
      return;
    }
    for (const diagonal of next) {
      const rest = left - guarded(diagonal);
      if (rest >= 0) yield* choose([...chosen, diagonal], rest);
    }
  };
  yield* choose([], MOST_GUARDED);
}

/** Twelve cells in four boxes that three digits cannot fill. */
export interface Tridagon extends Impossible {
  /** The boxes, as indexes of houses. */
  readonly boxes: readonly number[];
}

function* tridagonsOf(position: Position, digits: DigitSet): Generator<Tridagon> {
  const { houses } = position.geometry;
  const usableIn = usable(position, digits);
  for (const square of SQUARES) {
    const boxes = [...square]
      .sort((a, b) => a - b)
      .map((box) => houses.findIndex((house) => house.kind === 'box' && house.number === box + 1));
    for (const cells of twelves(
      position,
      digits,
      square.map((box) => usableIn[box]!),
    ))
      yield { cells, digits, boxes };
  }
}

/** The tridagons of a position that have few guarded cells. */
export function tridagons(position: Position): readonly Tridagon[] {
  const { candidates } = position;
  const patterns: Tridagon[] = [];
  for (let first = 1; first <= SIZE; first++)
    for (let second = first + 1; second <= SIZE; second++)
      for (let third = second + 1; third <= SIZE; third++) {
        const digits = digitBit(first) | digitBit(second) | digitBit(third);
        const plain = candidates.reduce((count, set) => (set !== 0 && (set & ~digits) === 0 ? count + 1 : count), 0);
        if (plain >= 4 * SIDE - MOST_GUARDED) patterns.push(...tridagonsOf(position, digits));
      }
  return patterns;
}

export const supportsTridagons = (geometry: Geometry): boolean =>
  isOfBoxes(geometry) && geometry.box?.width === SIDE && geometry.box.height === SIDE;

// Read by rows, the digits of a diagonal follow each other in one of two turns. Boxes side by side
// have the same turn, since they differ in each row. Read by columns, boxes one above the other
// have the same turn. By rows and by columns it is the same turn on a falling diagonal, and the
// opposite one on a rising diagonal. So around four boxes the number of rising ones is even.
export const TRIDAGON =
  'In each of {boxes}, three cells lie in different rows and columns: {cells}. {digits} alone cannot fill these twelve. Read from row to row, the three digits follow each other in the same turn in boxes side by side; read from column to column, in boxes one above the other. Both turns are the same where the three cells fall, and opposite where they rise. They rise in an odd number of the four boxes, so after one round the turn would be its own opposite. So one of the other candidates is true: {guardians}.';

export const tridagon = defineTechnique({
  id: 'tridagon',
  name: 'Tridagon',
  family: 'patterns',
  says: TRIDAGON,
  supports: supportsTridagons,
  *find(position) {
    for (const pattern of position.get(tridagons)) {
      const step = guardianStep('tridagon', position, pattern);
      if (step) yield { ...step, args: { ...step.args, boxes: { houses: pattern.boxes } } };
    }
  },
});
