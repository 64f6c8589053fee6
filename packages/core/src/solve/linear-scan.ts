import type { Geometry } from '../geometry/geometry.ts';
import { conflicts } from '../puzzle/conflicts.ts';
import type { Cell } from '../sets/cells.ts';
import type { Digit } from '../sets/digits.ts';
import type { Solver } from './solver.ts';
import { struckOutTable } from './struck-out.ts';
import { Tally } from './tally.ts';

/**
 * Visits all cells in reading order, filled cells too. It keeps the digits of every row, column,
 * box and extra house as a set, so that three look-ups check a digit. Its calls are the published
 * ones: one for each visited cell, and one for the end.
 */
export const linearScan: Solver = {
  name: 'linear-scan',
  says: 'all cells in reading order, with sets of the digits that rows, columns and boxes have',
  traces: true,
  supports: () => true,
  prepare: (geometry) => {
    // Cells that must be apart need not share a house, so they are checked one by one.
    const apartFrom = Array.from({ length: geometry.cellCount }, (_, cell) =>
      geometry.demands.flatMap(({ kind, cells }) =>
        kind === 'apart' && cells.includes(cell) ? cells.filter((otherCell) => otherCell !== cell) : [],
      ),
    );
    const sets = makeSets(geometry);
    return (puzzle, options) => {
      const tally = new Tally(options);
      if (conflicts(puzzle).length > 0) return tally.result();
      const digits = puzzle.givens.slice();
      const isStruckOut = struckOutTable(puzzle);
      sets.clear();
      digits.forEach((digit, cell) => {
        if (digit !== 0) sets.mark(cell, digit, 1);
      });
      const fits = (cell: Cell, digit: Digit): boolean =>
        !sets.have(cell, digit) &&
        !isStruckOut?.[cell * geometry.size + digit - 1] &&
        apartFrom[cell]!.every((otherCell) => digits[otherCell] !== digit);

      const visit = (cell: Cell): void => {
        if (!tally.enter(cell)) return;
        if (cell === digits.length) {
          tally.found(digits);
          return;
        }
        if (digits[cell] !== 0) {
          visit(cell + 1);
          return;
        }
        let hasTried = false;
        for (let digit = 1; digit <= geometry.size; digit++) {
          if (!fits(cell, digit)) continue;
          if (hasTried) tally.guesses++;
          if (tally.isOver) break;
          hasTried = true;
          tally.trace?.({ kind: 'try', cell, digit });
          digits[cell] = digit;
          sets.mark(cell, digit, 1);
          visit(cell + 1);
          sets.mark(cell, digit, 0);
          digits[cell] = 0;
          if (!tally.isOver) tally.trace?.({ kind: 'reject', cell, digit });
        }
      };
      if (!tally.isOver) visit(0);
      return tally.result();
    };
  },
};

/** The digits of every house, as flags at house·size + digit-1. */
function makeSets({ size, houses, cellHouses, cellHouseStart }: Geometry) {
  const flags = new Uint8Array(houses.length * size);
  return {
    clear: () => flags.fill(0),
    mark(cell: Cell, digit: Digit, flag: 0 | 1): void {
      for (let index = cellHouseStart[cell]!; index < cellHouseStart[cell + 1]!; index++)
        flags[cellHouses[index]! * size + digit - 1] = flag;
    },
    /** Whether a house of a cell has a digit. */
    have(cell: Cell, digit: Digit): boolean {
      for (let index = cellHouseStart[cell]!; index < cellHouseStart[cell + 1]!; index++)
        if (flags[cellHouses[index]! * size + digit - 1]) return true;
      return false;
    },
  };
}
