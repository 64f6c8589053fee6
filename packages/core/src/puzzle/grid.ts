import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { checkArgument, fail } from '../result.ts';
import { type Cell, type CellSet, cellSet } from '../sets/cells.ts';
import { type Digit, type DigitSet, digitBit, hasDigit, LARGEST_DIGIT_SET } from '../sets/digits.ts';
import { type Candidate, checkPuzzle, type Puzzle } from './puzzle.ts';

/**
 * Throws a RangeError, in the name of the public function `caller`, unless it was given a grid.
 *
 *     checkGrid('look', gridOf(emptyPuzzle(classic)))      // undefined
 */
export function checkGrid(caller: string, grid: Grid): void {
  const isGrid = grid?.geometry?.peers !== undefined && ArrayBuffer.isView(grid.candidates);
  checkArgument(caller, isGrid, grid, 'a grid, such as gridOf(PUZZLE) gives');
}

/**
 * Digits and candidates during solving, on boards of up to 32 digits. It checks nothing, and may
 * become a contradiction.
 *
 *     const grid = new Grid(boxed(2, 2));
 *     grid.place(0, 1);
 *     grid.has(1, 1)      // false
 *     digitsOf(grid.candidatesOf(1))      // [2, 3, 4]
 */
export class Grid {
  readonly geometry: Geometry;
  /** The digit of every cell, 0 while empty and in void cells. */
  readonly digits: Uint8Array;
  /** The candidates of every empty cell. Empty for filled and void cells. */
  readonly candidates: Int32Array;

  constructor(geometry: Geometry) {
    checkGeometry('Grid', geometry);
    if (geometry.size > LARGEST_DIGIT_SET)
      fail(`a grid of ${geometry.size} digits; expected at most ${LARGEST_DIGIT_SET}`);
    this.geometry = geometry;
    this.digits = new Uint8Array(geometry.cellCount);
    this.candidates = new Int32Array(geometry.cellCount);
    for (const cell of geometry.cells) this.candidates[cell] = geometry.allDigits;
  }

  /** Puts a digit into a cell and takes it from the candidates of its peers. */
  place(cell: Cell, digit: Digit): void {
    const { candidates, geometry } = this;
    const { peers, peerStart } = geometry;
    const rest = ~digitBit(digit);
    this.digits[cell] = digit;
    candidates[cell] = 0;
    for (let index = peerStart[cell]!, end = peerStart[cell + 1]!; index < end; index++)
      candidates[peers[index]!]! &= rest;
  }

  eliminate({ cell, digit }: Candidate): void {
    this.candidates[cell]! &= ~digitBit(digit);
  }

  has(cell: Cell, digit: Digit): boolean {
    return hasDigit(this.candidates[cell]!, digit);
  }

  /** The candidates of a cell as a set of digits. */
  candidatesOf(cell: Cell): DigitSet {
    return this.candidates[cell]!;
  }

  /** The empty cells where a digit is a candidate. */
  cellsWith(digit: Digit): CellSet {
    const cells: Cell[] = [];
    for (let cell = 0; cell < this.geometry.cellCount; cell++) if (this.has(cell, digit)) cells.push(cell);
    return cellSet(this.geometry.cellCount, cells);
  }

  copy(): Grid {
    const grid = new Grid(this.geometry);
    grid.digits.set(this.digits);
    grid.candidates.set(this.candidates);
    return grid;
  }
}

/**
 * The grid at the start of a puzzle: its givens, and the candidates that these and `struckOut`
 * leave.
 *
 *     digitsOf(gridOf(puzzleOf('123.' + '....'.repeat(3))).candidatesOf(3))      // [4]
 */
export function gridOf(puzzle: Puzzle): Grid {
  checkPuzzle('gridOf', puzzle);
  const { geometry, givens, struckOut = [] } = puzzle;
  const grid = new Grid(geometry);
  for (let cell = 0; cell < givens.length; cell++) if (givens[cell] !== 0) grid.place(cell, givens[cell]!);
  for (const candidate of struckOut) grid.eliminate(candidate);
  return grid;
}
