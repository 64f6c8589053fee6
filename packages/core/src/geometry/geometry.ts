import { checkArgument, type Expected } from '../result.ts';
import type { Demand, DemandKind } from '../rules/demand.ts';
import { upTo } from '../rules/groups.ts';
import type { Kind } from '../rules/kinds.ts';
import { cellsOf } from '../rules/places.ts';
import type { BoxShape, Frame } from '../rules/rule.ts';
import type { Rule } from '../rules/rule-names.ts';
import { type Cell, type CellSet, cellSet } from '../sets/cells.ts';
import { type DigitSet, everyDigit, LARGEST_DIGIT_SET } from '../sets/digits.ts';

export const SMALLEST_SIZE = 1;
/** The most digits that a board can have. */
export const LARGEST_SIZE = 36;

/** The kind of a house; rules such as diagonals bring `extra` houses. */
export type HouseKind = 'row' | 'column' | 'box' | 'extra';

/** `size` cells that hold every digit once. */
export interface House {
  readonly index: number;
  readonly kind: HouseKind;
  /** Counted from 1 within its kind. */
  readonly number: number;
  readonly cells: readonly Cell[];
  readonly set: CellSet;
}

/** A board: its houses and peers, listed once for everybody. Its cells lie in a square frame. */
export interface Geometry extends Frame {
  readonly id: string;
  /**
   * How the id begins where rules follow: `9x9`, `7x7:1-9`. Undefined on boards of `makeGeometry`.
   */
  readonly stem?: string;
  /** The board without rules and clues, where it has some. */
  readonly plain?: Geometry;
  /** The cells of the frame, size · size. */
  readonly cellCount: number;
  /** The cells that hold digits, in reading order: the cells of the frame that are not void. */
  readonly cells: readonly Cell[];
  /**
   * The rules besides rows, columns and boxes: those of the whole board in the order of `RULES`,
   * then the kinds of its clues in the order of `KINDS`.
   */
  readonly rules: readonly (Rule | Kind)[];
  /** All demands besides those of rows, columns and boxes, including the demands of `rules`. */
  readonly demands: readonly Demand[];
  /** The digits 1…size; 0 on boards of more than 32 digits, which have no digit sets. */
  readonly allDigits: DigitSet;
  /**
   * Rows, columns, boxes, extra houses, in this order; a box that is also a row or a column is
   * listed once.
   */
  readonly houses: readonly House[];
  readonly peerSets: readonly CellSet[];
  /** The peers of cell c, ascending: `peers[peerStart[c]] … peers[peerStart[c + 1] - 1]`. */
  readonly peers: Uint16Array;
  readonly peerStart: Uint32Array;
  /** The cells of house h: `houseCells[h·size] … houseCells[h·size + size - 1]`. */
  readonly houseCells: Uint16Array;
  /**
   * The houses of cell c, ascending:
   * `cellHouses[cellHouseStart[c]] … cellHouses[cellHouseStart[c + 1] - 1]`.
   */
  readonly cellHouses: Uint16Array;
  readonly cellHouseStart: Uint32Array;
}

/** A board as an option. */
export const A_GEOMETRY: Expected = [
  (geometry: Geometry) => geometry?.peers !== undefined && geometry.houses !== undefined,
  'a board, such as classic or sized(16)',
];

/**
 * Throws a RangeError, in the name of the public function `caller`, unless it was given a board.
 *
 *     checkGeometry('draw', classic)      // undefined
 */
export function checkGeometry(caller: string, geometry: Geometry): void {
  checkArgument(caller, A_GEOMETRY[0](geometry as never), geometry, A_GEOMETRY[1]);
}

/** Throws a RangeError, in the name of the public function `caller`, unless it was given a size. */
export function checkSize(caller: string, size: number): void {
  const isSize = Number.isInteger(size) && size >= SMALLEST_SIZE && size <= LARGEST_SIZE;
  checkArgument(caller, isSize, size, `a size, a whole number from ${SMALLEST_SIZE} to ${LARGEST_SIZE}`);
}

/** Several lists in one array: all their numbers, and the start of each list. */
function flat(lists: readonly (readonly number[])[]): { items: Uint16Array; start: Uint32Array } {
  const start = new Uint32Array(lists.length + 1);
  lists.forEach((list, index) => {
    start[index + 1] = start[index]! + list.length;
  });
  return { items: Uint16Array.from(lists.flat()), start };
}

/** The parts from which a board without rules is made. */
export type Shape = Omit<Frame, 'box' | 'clues'>;

/** The shape of a board with as many rows and columns as digits, which count from 1. */
export const squareShape = (size: number, boxes: readonly number[]): Shape => ({
  size,
  rows: size,
  columns: size,
  least: 1,
  hasLines: true,
  boxes,
});

/** The rows, columns and boxes of a board, as lists of cells. */
export function groupsOf({ size, rows, columns, hasLines, boxes }: Shape) {
  const [down, across] = [upTo(rows), upTo(columns)];
  const [allRows, allColumns] = hasLines ? [down, across] : [[], []];
  return {
    row: allRows.map((row) => across.map((column) => row * size + column)),
    column: allColumns.map((column) => down.map((row) => row * size + column)),
    box: upTo(Math.max(...boxes) + 1).map((box) => upTo(size * size).filter((cell) => boxes[cell] === box)),
  };
}

/**
 * A board without rules, with the houses that its rows, columns and boxes are. `boxes` is taken as
 * it is, as `makeGeometry` checks it.
 */
export function plainGeometry(id: string, shape: Shape, stem?: string): Geometry {
  const { size } = shape;
  const cellCount = size * size;
  const houses: House[] = [];
  for (const [kind, lists] of Object.entries(groupsOf(shape))) addHouses(houses, kind as HouseKind, lists, size);
  return {
    id,
    ...(stem && { stem }),
    ...shape,
    box: boxShapeOf(shape),
    cellCount,
    cells: cellsOf(shape),
    allDigits: size <= LARGEST_DIGIT_SET ? everyDigit(size) : 0,
    rules: [],
    clues: [],
    demands: [],
    ...houseTables(houses, size),
    ...peerTables(
      houses.map(({ cells }) => cells),
      cellCount,
    ),
  };
}

/** The parts of a board besides its rows, columns and boxes. */
export type Additions = Pick<Geometry, 'id' | 'plain' | 'demands' | 'rules' | 'clues'>;

/**
 * A plain board with demands added, which are taken as they are. It shares the tables that these do
 * not change with the plain board.
 */
export function withDemands(plain: Geometry, additions: Additions): Geometry {
  const { demands } = additions;
  const { size } = plain;
  const ofKind = (wanted: DemandKind): (readonly Cell[])[] =>
    demands.filter(({ kind }) => kind === wanted).map(({ cells }) => cells);
  const houses = [...plain.houses];
  addHouses(houses, 'extra', ofKind('house'), size);
  const groups = [...houses.slice(plain.houses.length).map(({ cells }) => cells), ...ofKind('apart')];
  return {
    ...plain,
    ...additions,
    demands: [...plain.demands, ...demands],
    ...(houses.length > plain.houses.length && houseTables(houses, size)),
    ...(groups.length > 0 && morePeers(plain, groups)),
  };
}

/**
 * Adds lists of `size` cells as houses of a kind. A house that is there already is not added again.
 */
function addHouses(houses: House[], kind: HouseKind, lists: readonly (readonly Cell[])[], size: number): void {
  for (const [position, cells] of lists.entries()) {
    const set = cellSet(size * size, cells);
    if (cells.length < size || houses.some((house) => house.set.equals(set))) continue;
    houses.push({ index: houses.length, kind, number: position + 1, cells: [...cells].sort((a, b) => a - b), set });
  }
}

function houseTables(
  houses: readonly House[],
  size: number,
): Pick<Geometry, 'houses' | 'houseCells' | 'cellHouses' | 'cellHouseStart'> {
  const housesOf: number[][] = upTo(size * size).map(() => []);
  for (const { index, cells } of houses) for (const cell of cells) housesOf[cell]!.push(index);
  const { items, start } = flat(housesOf);
  const houseCells = new Uint16Array(houses.length * size);
  for (const { index, cells } of houses) houseCells.set(cells, index * size);
  return { houses, houseCells, cellHouses: items, cellHouseStart: start };
}

type Peers = Pick<Geometry, 'peerSets' | 'peers' | 'peerStart'>;

/** The peers of every cell: the other cells of its groups of cells that must differ. */
function peerTables(groups: readonly (readonly Cell[])[], cellCount: number): Peers {
  const peerSets = upTo(cellCount).map(() => cellSet(cellCount, []));
  return morePeers({ peerSets, peers: new Uint16Array(0), peerStart: new Uint32Array(cellCount + 1) }, groups);
}

/** The peers of every cell: known peers, and the other cells of its groups. */
function morePeers(known: Peers, groups: readonly (readonly Cell[])[]): Peers {
  const added: (Cell[] | undefined)[] = [];
  let count = known.peers.length;
  for (const group of groups)
    for (const cell of group) {
      const set = known.peerSets[cell]!;
      for (const peer of group) {
        if (peer === cell || set.has(peer)) continue;
        const peers = (added[cell] ??= []);
        if (peers.includes(peer)) continue;
        peers.push(peer);
        count++;
      }
    }
  if (count === known.peers.length) return { peerSets: known.peerSets, peers: known.peers, peerStart: known.peerStart };
  const cellCount = known.peerSets.length;
  const peerSets = known.peerSets.map((set, cell) => (added[cell] ? set.or(cellSet(cellCount, added[cell])) : set));
  const peers = new Uint16Array(count);
  const peerStart = new Uint32Array(cellCount + 1);
  for (let cell = 0, end = 0; cell < cellCount; cell++) {
    const before = known.peers.subarray(known.peerStart[cell]!, known.peerStart[cell + 1]!);
    peers.set(before, end);
    peers.set(added[cell] ?? [], end + before.length);
    const start = end;
    end += before.length + (added[cell]?.length ?? 0);
    if (added[cell]) peers.subarray(start, end).sort();
    peerStart[cell + 1] = end;
  }
  return { peerSets, peers, peerStart };
}

/**
 * The shape of the boxes when all are rectangles that lie side by side. They may be numbered in any
 * way.
 */
export function boxShapeOf(shape: Shape): BoxShape | undefined {
  const { size, rows, columns, boxes } = shape;
  const run = (cells: readonly Cell[]): number => {
    const end = cells.findIndex((cell) => boxes[cell] !== boxes[0]);
    return end < 0 ? cells.length : end;
  };
  const width = run(upTo(columns));
  const height = run(upTo(rows).map((row) => row * size));
  const cornerOf = (cell: Cell): Cell => cell - (Math.floor(cell / size) % height) * size - ((cell % size) % width);
  const isWhole = cellsOf(shape).every((cell) => boxes[cell]! >= 0 && boxes.indexOf(boxes[cell]!) === cornerOf(cell));
  return isWhole && columns % width === 0 && rows % height === 0 ? { height, width } : undefined;
}
