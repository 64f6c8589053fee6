import { checkArgument, fail } from '../result.ts';
import { type Cell, type CellSet, cellSet } from '../sets/cells.ts';
import { type DigitSet, everyDigit, LARGEST_DIGIT_SET } from '../sets/digits.ts';

export const SMALLEST_SIZE = 1;
export const LARGEST_SIZE = 36;

/** What makes a board: everything else about it follows from this. */
export interface GeometrySpec {
  /** "9x9:3x3", "6x6:2x3", "9x9:x"; boards with the same id are the same board. */
  readonly id: string;
  readonly size: number;
  /** The box number, 0…size-1, of every cell; any shape. */
  readonly boxes: readonly number[];
  /** Sets of `size` cells that also hold every digit: diagonals, windows. */
  readonly extraHouses?: readonly (readonly Cell[])[];
  /** Cells that must differ without holding every digit: anti-knight. */
  readonly apart?: readonly (readonly Cell[])[];
}

export type HouseKind = 'row' | 'column' | 'box' | 'extra';

/** `size` cells that hold every digit once. */
export interface House {
  readonly index: number;
  readonly kind: HouseKind;
  /** 1…, counted within its kind. */
  readonly number: number;
  readonly cells: readonly Cell[];
  readonly set: CellSet;
}

/** A board: its houses and peers, listed once for everybody. */
export interface Geometry {
  readonly id: string;
  readonly spec: GeometrySpec;
  readonly size: number;
  readonly cellCount: number;
  /** The digits 1…size; 0 on boards of more than 32 digits, which have no digit sets. */
  readonly allDigits: DigitSet;
  /** Rows, columns, boxes, extra houses, in this order; a box that is also a row or a column is listed once. */
  readonly houses: readonly House[];
  readonly peerSets: readonly CellSet[];
  /** The peers of cell c, ascending: `peers[peerStart[c]] … peers[peerStart[c + 1] - 1]`. */
  readonly peers: Uint16Array;
  readonly peerStart: Uint32Array;
  /** The cells of house h: `houseCells[h·size] … houseCells[h·size + size - 1]`. */
  readonly houseCells: Uint16Array;
  /** The houses of cell c, ascending: `cellHouses[cellHouseStart[c]] … cellHouses[cellHouseStart[c + 1] - 1]`. */
  readonly cellHouses: Uint16Array;
  readonly cellHouseStart: Uint32Array;
}

/** Stops loudly unless the public function `asked` was given a board. */
export function checkGeometry(asked: string, geometry: Geometry): void {
  const isGeometry = geometry?.peers !== undefined && geometry.houses !== undefined;
  checkArgument(asked, isGeometry, geometry, 'a board, such as classic or sized(16)');
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Lists of numbers, one after the other, and where each begins. */
function flat(lists: readonly (readonly number[])[]): { items: Uint16Array; start: Uint32Array } {
  const start = new Uint32Array(lists.length + 1);
  lists.forEach((list, index) => {
    start[index + 1] = start[index]! + list.length;
  });
  return { items: Uint16Array.from(lists.flat()), start };
}

function checkSpec({ id, size, boxes, extraHouses = [], apart = [] }: GeometrySpec): void {
  if (!Number.isInteger(size) || size < SMALLEST_SIZE || size > LARGEST_SIZE) {
    fail(`size ${size} of ${id}; expected a whole number from ${SMALLEST_SIZE} to ${LARGEST_SIZE}`);
  }
  if (boxes.length !== size * size) fail(`${boxes.length} box numbers for ${id}; expected ${size * size}`);
  for (const box of upTo(size)) {
    const count = boxes.filter((other) => other === box).length;
    if (count !== size) fail(`box ${box + 1} of ${id} has ${count} cells; expected ${size}`);
  }
  const isCell = (cell: Cell): boolean => Number.isInteger(cell) && cell >= 0 && cell < size * size;
  for (const cells of [...extraHouses, ...apart]) {
    if (!cells.every(isCell) || new Set(cells).size !== cells.length) {
      fail(`cells ${cells.join(' ')} of ${id}; expected different cells from 0 to ${size * size - 1}`);
    }
  }
  for (const cells of extraHouses)
    if (cells.length !== size) fail(`an extra house of ${id} has ${cells.length} cells; expected ${size}`);
}

/**
 * Builds every table of a board from its description; fails loudly when the description cannot be a board.
 *
 *     makeGeometry({ id: 'tiny', size: 2, boxes: [0, 0, 1, 1] }).houses.length      // 4
 */
export function makeGeometry(spec: GeometrySpec): Geometry {
  checkSpec(spec);
  const { id, size, boxes, extraHouses = [], apart = [] } = spec;
  const cellCount = size * size;
  const rows = upTo(size).map((row) => upTo(size).map((column) => row * size + column));
  const columns = upTo(size).map((column) => upTo(size).map((row) => row * size + column));
  const boxCells = upTo(size).map((box) => upTo(cellCount).filter((cell) => boxes[cell] === box));
  const byKind: [HouseKind, readonly (readonly Cell[])[]][] = [
    ['row', rows],
    ['column', columns],
    ['box', boxCells],
    ['extra', extraHouses],
  ];
  const houses: House[] = [];
  for (const [kind, lists] of byKind) {
    lists.forEach((cells, position) => {
      const set = cellSet(cellCount, cells);
      if (houses.some((house) => house.set.equals(set))) return;
      houses.push({ index: houses.length, kind, number: position + 1, cells: [...cells].sort((a, b) => a - b), set });
    });
  }
  const peerCells: Set<Cell>[] = upTo(cellCount).map(() => new Set());
  for (const group of [...houses.map((house) => house.cells), ...apart]) {
    for (const cell of group) for (const other of group) if (other !== cell) peerCells[cell]!.add(other);
  }
  const peers = flat(peerCells.map((cells) => [...cells].sort((a, b) => a - b)));
  const housesOf = flat(
    upTo(cellCount).map((cell) => houses.filter((house) => house.set.has(cell)).map((house) => house.index)),
  );
  return {
    id,
    spec,
    size,
    cellCount,
    allDigits: size <= LARGEST_DIGIT_SET ? everyDigit(size) : 0,
    houses,
    peerSets: peerCells.map((cells) => cellSet(cellCount, cells)),
    peers: peers.items,
    peerStart: peers.start,
    houseCells: Uint16Array.from(houses.flatMap((house) => house.cells)),
    cellHouses: housesOf.items,
    cellHouseStart: housesOf.start,
  };
}
