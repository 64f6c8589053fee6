import type { Geometry } from '../geometry/geometry.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Cell } from '../sets/cells.ts';
import type { Digit } from '../sets/digits.ts';

/** The digits of a board and the possibles of its empty cells, on boards of any size. */
export class Possibles {
  readonly geometry: Geometry;
  /** The digit of every cell, 0 while empty. */
  readonly digits: Uint8Array;
  /**
   * Whether some cell was left without a possible, or got two digits: then there is no solution.
   */
  isContradictory = false;
  /** Whether a digit is possible, at cell·size + digit-1; never in a filled cell. */
  private readonly isPossible: Uint8Array;
  private readonly counts: Uint8Array;

  constructor(puzzle: Puzzle) {
    const { size, cellCount } = puzzle.geometry;
    this.geometry = puzzle.geometry;
    this.digits = new Uint8Array(cellCount);
    this.isPossible = new Uint8Array(cellCount * size).fill(1);
    this.counts = new Uint8Array(cellCount).fill(size);
    for (const { cell, digit } of puzzle.struckOut ?? []) this.eliminate(cell, digit);
    puzzle.givens.forEach((digit, cell) => {
      if (digit !== 0) this.place(cell, digit);
    });
  }

  has(cell: Cell, digit: Digit): boolean {
    return this.isPossible[cell * this.geometry.size + digit - 1] === 1;
  }

  /** How many candidates a cell has; 0 for a filled cell. */
  count(cell: Cell): number {
    return this.counts[cell]!;
  }

  /** The candidates of a cell, ascending; none for a filled cell. */
  of(cell: Cell): Digit[] {
    const list: Digit[] = [];
    for (let digit = 1; digit <= this.geometry.size; digit++) if (this.has(cell, digit)) list.push(digit);
    return list;
  }

  /**
   * Fills a cell and takes the digit from its peers; false when the digit is there already, or is
   * not possible.
   */
  place(cell: Cell, digit: Digit): boolean {
    if (this.digits[cell] === digit) return false;
    if (!this.has(cell, digit)) {
      this.isContradictory = true;
      return false;
    }
    const { size, peers, peerStart } = this.geometry;
    this.digits[cell] = digit;
    this.isPossible.fill(0, cell * size, (cell + 1) * size);
    this.counts[cell] = 0;
    for (let index = peerStart[cell]!; index < peerStart[cell + 1]!; index++) this.eliminate(peers[index]!, digit);
    return true;
  }

  /** Removes a candidate; false when it was removed before. */
  eliminate(cell: Cell, digit: Digit): boolean {
    if (!this.has(cell, digit)) return false;
    this.isPossible[cell * this.geometry.size + digit - 1] = 0;
    if (--this.counts[cell]! === 0) this.isContradictory = true;
    return true;
  }
}
