import { conflicts } from '../puzzle/conflicts.ts';
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
    const { size, cellCount, houses, cellHouses, cellHouseStart } = geometry;
    // Cells that must be apart need not share a house, so they are looked at one by one.
    const apartFrom = Array.from({ length: cellCount }, (_, cell) =>
      geometry.demands.flatMap(({ kind, cells }) =>
        kind === 'apart' && cells.includes(cell) ? cells.filter((other) => other !== cell) : [],
      ),
    );
    return (puzzle, options) => {
      const tally = new Tally(options);
      if (conflicts(puzzle).length > 0) return tally.result();
      const digits = puzzle.givens.slice();
      const isStruckOut = struckOutTable(puzzle);
      /** Whether a house has a digit, at house·size + digit-1. */
      const has = new Uint8Array(houses.length * size);

      const mark = (cell: number, digit: number, flag: 0 | 1): void => {
        for (let index = cellHouseStart[cell]!; index < cellHouseStart[cell + 1]!; index++) {
          has[cellHouses[index]! * size + digit - 1] = flag;
        }
      };
      const fits = (cell: number, digit: number): boolean => {
        for (let index = cellHouseStart[cell]!; index < cellHouseStart[cell + 1]!; index++) {
          if (has[cellHouses[index]! * size + digit - 1]) return false;
        }
        return !isStruckOut?.[cell * size + digit - 1] && apartFrom[cell]!.every((other) => digits[other] !== digit);
      };

      const visit = (cell: number): void => {
        if (!tally.enter(cell)) return;
        if (cell === cellCount) {
          tally.found(digits);
          return;
        }
        if (digits[cell] !== 0) {
          visit(cell + 1);
          return;
        }
        let hasTried = false;
        for (let digit = 1; digit <= size; digit++) {
          if (!fits(cell, digit)) continue;
          if (hasTried) tally.guesses++;
          if (tally.isOver) break;
          hasTried = true;
          tally.trace?.({ kind: 'try', cell, digit });
          digits[cell] = digit;
          mark(cell, digit, 1);
          visit(cell + 1);
          mark(cell, digit, 0);
          digits[cell] = 0;
          if (!tally.isOver) tally.trace?.({ kind: 'reject', cell, digit });
        }
      };

      digits.forEach((digit, cell) => {
        if (digit !== 0) mark(cell, digit, 1);
      });
      if (!tally.isOver) visit(0);
      return tally.result();
    };
  },
};
