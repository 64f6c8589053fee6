import { lowestBit } from '../../bits.ts';
import type { Geometry, House } from '../../geometry/geometry.ts';
import { perBoard } from '../../geometry/per-board.ts';
import { checkGrid, type Grid } from '../../puzzle/grid.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import { check, checkOptions, FLAG, type KeysOf, LIST } from '../../result.ts';
import { type Demand, isMet, isOfPeers } from '../../rules/demand.ts';
import { type Cell, type CellSet, cellSet } from '../../sets/cells.ts';
import { type Digit, type DigitSet, digitBit, digitCount, digitsOf } from '../../sets/digits.ts';
import { A_BUDGET, type Budget, STEP_BUDGET } from './budget.ts';
import { cellPlacesOf, emptyCellsOf, onePlaceOf, placesOf } from './places.ts';
import type { Evidence, Step } from './step.ts';

/** The houses of a board in the order of people: boxes, columns, rows, extra houses. */
export const housesInOrder = perBoard((geometry: Geometry): readonly House[] =>
  (['box', 'column', 'row', 'extra'] as const).flatMap((kind) =>
    geometry.houses.filter((house) => house.kind === kind),
  ),
);

/** How a position is looked at. */
export interface PositionOptions {
  /** The work that searches may still do. Default: some seconds of work. */
  readonly budget?: Budget | undefined;
  /** Whether steps come without evidence for drawing and telling. */
  readonly isSilent?: boolean;
}

const POSITION_KEYS: KeysOf<PositionOptions> = { budget: A_BUDGET, isSilent: FLAG };

/**
 * A grid at a moment of solving, with facts that several techniques need. Each fact is computed
 * once. While a position is in use, only `apply` may change its grid.
 *
 *     const position = new Position(gridOf(puzzleOf('123.' + '....'.repeat(3))));
 *     position.cellsWith(4).has(3)      // true
 *     position.emptyCells[0]      // 1
 */
export class Position {
  readonly grid: Grid;
  readonly geometry: Geometry;
  /** The houses of the board in the order of people. */
  readonly houses: readonly House[];
  /** The candidates of every cell: `grid.candidates`. */
  readonly candidates: Int32Array;
  /** The printed digits, 0 elsewhere. Undefined when the grid came without its puzzle. */
  readonly givens: Uint8Array | undefined;
  /** The work that searches in this position may still do. */
  readonly budget: Budget;
  /**
   * Where each digit can go in each house. Bit i of `places[house.index * size + digit - 1]` stands
   * for the cell `house.cells[i]`. The set is empty for a digit that the house has.
   */
  readonly places: Int32Array;
  /** By house: the digits that have just one place there. */
  readonly onePlace: DigitSet[];
  /** By house: how many cells are empty. */
  readonly emptyCells: Uint8Array;
  /** How many steps were applied, plus 1. */
  turn = 1;
  /** By house: the turn since which its digits and candidates are as they are. */
  readonly houseTurns: number[];
  /** By digit: the turn since which its candidates are as they are. */
  readonly digitTurns: number[];
  private readonly isSilent: boolean;
  /** By index of `geometry.cellHouses`: the place of the cell in the house. */
  readonly cellPlaces: Uint8Array;
  // The same type as lists of peers: a loop over a single type of list is faster.
  private readonly oneCell = new Uint16Array(1);
  private readonly kept = new Map<unknown, unknown>();
  private readonly remembered = new Map<unknown, unknown>();

  constructor(grid: Grid, givens?: Uint8Array, options: PositionOptions = {}) {
    checkGrid('Position', grid);
    if (givens !== undefined) check('Position', 'givens', givens, LIST);
    checkOptions('Position', options, POSITION_KEYS);
    const { budget, isSilent = false } = options;
    const { geometry, candidates, digits } = grid;
    this.isSilent = isSilent;
    this.grid = grid;
    this.geometry = geometry;
    this.houses = housesInOrder(geometry);
    this.candidates = candidates;
    this.givens = givens;
    this.budget = budget ?? { left: STEP_BUDGET };
    this.places = placesOf(geometry, candidates);
    this.onePlace = onePlaceOf(geometry, this.places);
    this.emptyCells = emptyCellsOf(geometry, digits);
    this.houseTurns = new Array<number>(geometry.houses.length).fill(1);
    this.digitTurns = new Array<number>(geometry.size + 1).fill(1);
    this.cellPlaces = cellPlacesOf(geometry);
  }

  /**
   * The result of a function of this position. It is cached by function until a step is applied.
   */
  get<Made>(make: (position: Position) => Made): Made {
    let fact = this.kept.get(make);
    if (fact === undefined && !this.kept.has(make)) this.kept.set(make, (fact = make(this)));
    return fact as Made;
  }

  /** The result of a function at its first call. It stays when steps are applied. */
  remember<Made>(make: (position: Position) => Made): Made {
    let fact = this.remembered.get(make);
    if (fact === undefined) this.remembered.set(make, (fact = make(this)));
    return fact as Made;
  }

  /** The evidence of a step, unless the position is silent. */
  evidence(make: () => Evidence): Evidence {
    return this.isSilent ? NO_EVIDENCE : make();
  }

  /** The empty cells where a digit is a candidate. */
  cellsWith(digit: Digit): CellSet {
    return this.get(cellsOfDigits)[digit]!;
  }

  /** Applies a step to the grid, and updates the facts. */
  apply({ eliminations, placements }: Step): void {
    this.turn++;
    if (this.kept.size > 0) this.kept.clear();
    for (let at = 0; at < eliminations.length; at++)
      this.eliminateFrom(eliminations[at]!.cell, eliminations[at]!.digit);
    for (let at = 0; at < placements.length; at++) this.place(placements[at]!.cell, placements[at]!.digit);
  }

  private place(cell: Cell, digit: Digit): void {
    const { candidates, emptyCells, grid, houseTurns, turn } = this;
    const { cellHouses, cellHouseStart, peers, peerStart } = this.geometry;
    const isNew = grid.digits[cell] === 0;
    grid.digits[cell] = digit;
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
      houseTurns[cellHouses[at]!] = turn;
      if (isNew) emptyCells[cellHouses[at]!]!--;
    }
    for (let left = candidates[cell]!; left !== 0; left &= left - 1) this.eliminateFrom(cell, lowestBit(left) + 1);
    this.eliminate(digit, peers, peerStart[cell]!, peerStart[cell + 1]!);
  }

  private eliminateFrom(cell: Cell, digit: Digit): void {
    this.oneCell[0] = cell;
    this.eliminate(digit, this.oneCell, 0, 1);
  }

  /** Eliminates a digit from the cells of a list, from an index up to another index. */
  private eliminate(digit: Digit, cells: Uint16Array, start: number, end: number): void {
    const { candidates, cellPlaces, houseTurns, onePlace, places, turn } = this;
    const { cellHouses, cellHouseStart, size } = this.geometry;
    const bit = digitBit(digit);
    for (let which = start; which < end; which++) {
      const cell = cells[which]!;
      if ((candidates[cell]! & bit) === 0) continue;
      candidates[cell]! ^= bit;
      this.digitTurns[digit] = turn;
      for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
        const house = cellHouses[at]!;
        houseTurns[house] = turn;
        const index = house * size + digit - 1;
        const left = places[index]! & ~(1 << cellPlaces[at]!);
        places[index] = left;
        if (left === 0) onePlace[house]! &= ~bit;
        else if ((left & (left - 1)) === 0) onePlace[house]! |= bit;
      }
    }
  }
}

const NO_EVIDENCE: Evidence = { marks: [], args: {} };

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
  for (let cell = 0; cell < candidates.length; cell++) if (digitCount(candidates[cell]!) === 2) cells.push(cell);
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
 * Whether a grid obviously cannot be completed: an empty cell without candidates, a house with a
 * digit twice, a house without a place for a digit that it lacks, or a demand that its digits
 * break.
 *
 *     isContradictory(gridOf(puzzleOf('11..' + '....'.repeat(3))))      // true
 */
export function isContradictory(grid: Grid): boolean {
  checkGrid('isContradictory', grid);
  const { geometry, digits, candidates } = grid;
  if (geometry.cells.some((cell) => candidates[cell] === 0 && digits[cell] === 0)) return true;
  if (geometry.demands.some((demand) => isBroken(demand, digits))) return true;
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

/** Whether all cells of a demand are filled, and break it. Houses and peers are checked before. */
const isBroken = (demand: Demand, digits: Uint8Array): boolean =>
  !isOfPeers(demand) && demand.cells.every((cell) => digits[cell] !== 0) && !isMet(demand, digits);

/** The candidates of some digits in some cells. */
export function candidatesOf({ candidates }: Position, cells: Iterable<Cell>, digits: DigitSet): Candidate[] {
  const list: Candidate[] = [];
  for (const cell of cells) for (const digit of digitsOf(candidates[cell]! & digits)) list.push({ cell, digit });
  return list;
}
