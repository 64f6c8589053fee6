import { lowestBit } from '../bits.ts';
import type { Geometry, House } from '../geometry/geometry.ts';
import { checkGrid, type Grid } from '../puzzle/grid.ts';
import { type Cell, type CellSet, cellSet } from '../sets/cells.ts';
import { type Digit, digitCount } from '../sets/digits.ts';
import { type Budget, STEP_BUDGET } from './budget.ts';

/** The houses of a board as people go through them: boxes, columns, rows, extra houses. */
export function housesInOrder(geometry: Geometry): readonly House[] {
  let houses = inOrder.get(geometry);
  if (!houses) {
    houses = (['box', 'column', 'row', 'extra'] as const).flatMap((kind) =>
      geometry.houses.filter((house) => house.kind === kind),
    );
    inOrder.set(geometry, houses);
  }
  return houses;
}

// Made once for each board: geometries are immutable.
const inOrder = new WeakMap<Geometry, readonly House[]>();

/**
 * A grid as it stands, with what several techniques want to know about it. Each of these facts is
 * worked out once. The grid must not change while a position of it is in use.
 */
export class Position {
  readonly grid: Grid;
  readonly geometry: Geometry;
  /** The candidates of every cell: `grid.candidates`. */
  readonly candidates: Int32Array;
  /** The printed digits, 0 elsewhere. Undefined when the grid came without its puzzle. */
  readonly givens: Uint8Array | undefined;
  /** What searches in this position may still do. */
  readonly budget: Budget;
  private placesMade: Int32Array | undefined;
  private readonly kept = new Map<unknown, unknown>();

  constructor(grid: Grid, givens?: Uint8Array, budget: Budget = { left: STEP_BUDGET }) {
    this.grid = grid;
    this.geometry = grid.geometry;
    this.candidates = grid.candidates;
    this.givens = givens;
    this.budget = budget;
  }

  /**
   * Where each digit can go in each house. Bit i of `places[house.index * size + digit - 1]` stands
   * for the cell `house.cells[i]`. The set is empty for a digit that the house has.
   */
  get places(): Int32Array {
    this.placesMade ??= placesOf(this.geometry, this.candidates);
    return this.placesMade;
  }

  /**
   * What a function makes from this position. It is kept for the next caller with the same
   * function.
   */
  get<Made>(make: (position: Position) => Made): Made {
    if (!this.kept.has(make)) this.kept.set(make, make(this));
    return this.kept.get(make) as Made;
  }

  /** The empty cells where a digit is a candidate. */
  cellsWith(digit: Digit): CellSet {
    return this.get(cellsOfDigits)[digit]!;
  }
}

function placesOf({ houses, size, houseCells }: Geometry, candidates: Int32Array): Int32Array {
  const places = new Int32Array(houses.length * size);
  for (let house = 0, at = 0; house < houses.length; house++) {
    for (let place = 0; place < size; place++, at++) {
      const bit = 1 << place;
      for (let left = candidates[houseCells[at]!]!; left !== 0; left &= left - 1)
        places[house * size + 31 - Math.clz32(left & -left)]! |= bit;
    }
  }
  return places;
}

function cellsOfDigits({ geometry, candidates }: Position): CellSet[] {
  const cells: Cell[][] = Array.from({ length: geometry.size + 1 }, () => []);
  candidates.forEach((set, cell) => {
    for (let left = set; left !== 0; left &= left - 1) cells[lowestBit(left) + 1]!.push(cell);
  });
  return cells.map((list) => cellSet(geometry.cellCount, list));
}

/** The cells with exactly two candidates, in reading order. */
export function bivalueCells({ candidates }: Position): Cell[] {
  const cells: Cell[] = [];
  candidates.forEach((set, cell) => {
    if (digitCount(set) === 2) cells.push(cell);
  });
  return cells;
}

/** The cells of a house at the places of a bit set, ascending. */
export function cellsAt(house: House, places: number): Cell[] {
  const cells: Cell[] = [];
  for (let left = places; left !== 0; left &= left - 1) cells.push(house.cells[lowestBit(left)]!);
  return cells;
}

/** The cells that all of some cells see. */
export function commonPeers({ peerSets, cellCount }: Geometry, cells: Iterable<Cell>): CellSet {
  let common: CellSet | undefined;
  for (const cell of cells) common = common ? common.and(peerSets[cell]!) : peerSets[cell]!;
  return common ?? cellSet(cellCount);
}

/**
 * Whether one sees that a grid cannot be completed: an empty cell without candidates, a house with
 * a digit twice, or a house without a place for a digit that it lacks.
 *
 *     isContradictory(gridOf(puzzleOf('11..' + '....'.repeat(3))))      // true
 */
export function isContradictory(grid: Grid): boolean {
  checkGrid('isContradictory', grid);
  const { geometry, digits, candidates } = grid;
  if (candidates.some((set, cell) => set === 0 && digits[cell] === 0)) return true;
  return geometry.houses.some(({ cells }) => {
    let [placed, open, isTwice] = [0, 0, false];
    for (const cell of cells) {
      const digit = digits[cell]! && 1 << (digits[cell]! - 1);
      if (digit & placed) isTwice = true;
      placed |= digit;
      open |= candidates[cell]!;
    }
    return isTwice || (placed | open) !== geometry.allDigits;
  });
}
