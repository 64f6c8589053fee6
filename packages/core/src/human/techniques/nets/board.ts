import type { Geometry } from '../../../geometry/geometry.ts';
import { perBoard } from '../../../geometry/per-board.ts';
import { cellOrder } from '../../relations/cell-order.ts';
import { type Crossing, crossingsOf, type Kinds } from '../../relations/crossings.ts';
import { housesInOrder } from '../../steps/position.ts';
import { ReachPool } from './reach.ts';

/** The largest boards on which nets are searched. Larger boards would take minutes. */
export const LARGEST_NET_BOARD = 9;

/** The tables of a board for nets. Candidate d of cell c has the number c·size + d - 1. */
export interface NetBoard {
  readonly geometry: Geometry;
  /** The number of candidates of an empty board. */
  readonly count: number;
  /** The houses of a cell from `cellHouseStart` on: box, row, column, extra houses. */
  readonly houses: Uint16Array;
  /** The place of the cell in that house. */
  readonly places: Uint8Array;
  /** By candidate: its cell, and its digit - 1. */
  readonly cellOf: Uint16Array;
  readonly digitOf: Uint8Array;
  readonly crossings: readonly Crossing[];
  /** Boxes, columns, rows, extra houses. */
  readonly housesOfSets: readonly number[];
  /** Two columns and all rows, then two rows and all columns. */
  readonly linePairs: readonly LinePair[];
  readonly pool: ReachPool;
  /** By house: recent changes, as scratch space for the finders of patterns. */
  readonly changed: Int32Array;
}

/** Two parallel lines, and the lines across. */
export interface LinePair {
  readonly bases: readonly [low: number, high: number];
  /** The places of the bases in each cover, as bits. */
  readonly places: number;
  readonly covers: readonly number[];
}

// The order of crossings in which Sudoku Explainer searches for locked candidates.
const CROSSINGS: Kinds = [
  ['box', 'column'],
  ['box', 'row'],
  ['column', 'box'],
  ['row', 'box'],
];

export const netBoard = perBoard((geometry: Geometry): NetBoard => makeBoard(geometry));

function makeBoard(geometry: Geometry): NetBoard {
  const { cellCount, size, cellHouseStart } = geometry;
  const { houses } = cellOrder(geometry);
  const places = new Uint8Array(houses.length);
  for (let cell = 0; cell < cellCount; cell++)
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++)
      places[at] = geometry.houses[houses[at]!]!.cells.indexOf(cell);
  const count = cellCount * size;
  return {
    geometry,
    count,
    pool: new ReachPool(count),
    changed: new Int32Array(geometry.houses.length),
    houses,
    places,
    cellOf: Uint16Array.from({ length: count }, (_, candidate) => Math.floor(candidate / size)),
    digitOf: Uint8Array.from({ length: count }, (_, candidate) => candidate % size),
    crossings: crossingsOf(geometry, CROSSINGS),
    housesOfSets: housesInOrder(geometry).map(({ index }) => index),
    linePairs: [...linePairs(geometry, 'column', 'row'), ...linePairs(geometry, 'row', 'column')],
  };
}

function linePairs({ houses }: Geometry, kind: 'column' | 'row', across: 'column' | 'row'): LinePair[] {
  const [lines, covers] = [kind, across].map((name) =>
    houses.filter((house) => house.kind === name).map(({ index }) => index),
  );
  return lines!.flatMap((high, at) =>
    lines!
      .slice(0, at)
      .map((low, below) => ({ bases: [low, high], places: (1 << below) | (1 << at), covers: covers! })),
  );
}
