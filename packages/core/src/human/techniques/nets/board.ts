import type { Geometry } from '../../../geometry/geometry.ts';
import { perBoard } from '../../../geometry/per-board.ts';
import { cellOrder } from '../../relations/cell-order.ts';
import { type Crossing, crossingsOf, type Kinds } from '../../relations/crossings.ts';
import { housesInOrder } from '../../steps/position.ts';
import { ReachPool } from './reach.ts';

/** The largest boards on which nets are searched for. On larger ones they would take minutes. */
export const LARGEST_NET_BOARD = 9;

/** What searches for nets look up about a board. Candidate d of cell c is c·size + d - 1. */
export interface NetBoard {
  readonly geometry: Geometry;
  /** How many candidates an empty board has. */
  readonly count: number;
  /** The houses of a cell from `cellHouseStart` on: box, row, column, extra houses. */
  readonly houses: Uint16Array;
  /** At which place of such a house the cell lies. */
  readonly places: Uint8Array;
  /** By candidate: its cell, and its digit - 1. */
  readonly cellOf: Uint16Array;
  readonly digitOf: Uint8Array;
  readonly crossings: readonly Crossing[];
  /** Boxes, columns, rows, extra houses. */
  readonly housesOfSets: readonly number[];
  /** The columns, and the rows. */
  readonly lines: readonly [columns: readonly number[], rows: readonly number[]];
  readonly pool: ReachPool;
  /** By house: what changed there, for whoever looks for patterns. */
  readonly changed: Int32Array;
}

// The order in which Sudoku Explainer looks for locked candidates.
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
  const linesOf = (kind: 'column' | 'row') =>
    geometry.houses.filter((one) => one.kind === kind).map((one) => one.index);
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
    lines: [linesOf('column'), linesOf('row')],
  };
}
