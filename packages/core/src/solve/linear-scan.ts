import type { Geometry } from '../geometry/geometry.ts';
import { conflicts } from '../puzzle/conflicts.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Cell } from '../sets/cells.ts';
import type { Digit } from '../sets/digits.ts';
import type { Solver } from './solver.ts';
import { struckOutTable } from './struck-out.ts';
import { Tally } from './tally.ts';

/**
 * Visits all cells in reading order, filled ones too. It keeps the digits of every row, column, box
 * and extra house as a set, so that three look-ups check a digit. Its calls are the published ones:
 * one for each cell visited, and one for the end.
 */
export const linearScan: Solver = {
  name: 'linear-scan',
  says: 'all cells in reading order, with sets of the digits that rows, columns and boxes have',
  traces: true,
  supports: () => true,
  prepare: (geometry) => {
    // Cells that must be apart need not share a house, so they are looked at one by one.
    const apartFrom = Array.from({ length: geometry.cellCount }, (_, cell) =>
      geometry.demands.flatMap(({ kind, cells }) =>
        kind === 'apart' && cells.includes(cell) ? cells.filter((other) => other !== cell) : [],
      ),
    );
    return (puzzle, options) => {
      const tally = new Tally(options);
      if (conflicts(puzzle).length > 0) return tally.result();
      const scan = new Scan(puzzle, apartFrom, tally);
      if (!tally.isOver) scan.visit(0);
      return tally.result();
    };
  },
};

class Scan {
  private readonly geometry: Geometry;
  private readonly apartFrom: readonly (readonly Cell[])[];
  private readonly tally: Tally;
  private readonly digits: Uint8Array;
  private readonly isStruckOut: Uint8Array | undefined;
  /** Whether a house has a digit, at house·size + digit-1. */
  private readonly has: Uint8Array;

  constructor(puzzle: Puzzle, apartFrom: readonly (readonly Cell[])[], tally: Tally) {
    this.geometry = puzzle.geometry;
    this.apartFrom = apartFrom;
    this.tally = tally;
    this.digits = puzzle.givens.slice();
    this.isStruckOut = struckOutTable(puzzle);
    this.has = new Uint8Array(this.geometry.houses.length * this.geometry.size);
    this.digits.forEach((digit, cell) => {
      if (digit !== 0) this.mark(cell, digit, 1);
    });
  }

  visit(cell: Cell): void {
    const { tally, digits } = this;
    const { size, cellCount } = this.geometry;
    if (!tally.enter(cell)) return;
    if (cell === cellCount) {
      tally.found(digits);
      return;
    }
    if (digits[cell] !== 0) {
      this.visit(cell + 1);
      return;
    }
    let hasTried = false;
    for (let digit = 1; digit <= size; digit++) {
      if (!this.fits(cell, digit)) continue;
      if (hasTried) tally.guesses++;
      if (tally.isOver) break;
      hasTried = true;
      tally.trace?.({ kind: 'try', cell, digit });
      digits[cell] = digit;
      this.mark(cell, digit, 1);
      this.visit(cell + 1);
      this.mark(cell, digit, 0);
      digits[cell] = 0;
      if (!tally.isOver) tally.trace?.({ kind: 'reject', cell, digit });
    }
  }

  private mark(cell: Cell, digit: Digit, flag: 0 | 1): void {
    const { size, cellHouses, cellHouseStart } = this.geometry;
    for (let index = cellHouseStart[cell]!; index < cellHouseStart[cell + 1]!; index++)
      this.has[cellHouses[index]! * size + digit - 1] = flag;
  }

  private fits(cell: Cell, digit: Digit): boolean {
    const { size, cellHouses, cellHouseStart } = this.geometry;
    for (let index = cellHouseStart[cell]!; index < cellHouseStart[cell + 1]!; index++)
      if (this.has[cellHouses[index]! * size + digit - 1]) return false;
    if (this.isStruckOut?.[cell * size + digit - 1]) return false;
    return this.apartFrom[cell]!.every((other) => this.digits[other] !== digit);
  }
}
