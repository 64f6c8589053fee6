import { conflicts } from '../puzzle/conflicts.ts';
import type { Solver } from './solver.ts';
import { struckOutTable } from './struck-out.ts';
import { Tally } from './tally.ts';

/**
 * The first Sudoku solver that people write: the first empty cell in reading order, digits ascending, each checked against row, column
 * and box before it is tried. Its calls are the published ones: one for each node, and one for the full board.
 */
export const backtracking: Solver = {
  name: 'backtracking',
  says: 'first empty cell, digits ascending, check row, column and box',
  traces: true,
  supports: () => true,
  prepare: (geometry) => {
    const { size, cellCount, peers, peerStart } = geometry;
    return (puzzle, options) => {
      const tally = new Tally(options);
      if (conflicts(puzzle).length > 0) return tally.result();
      const digits = puzzle.givens.slice();
      const isStruckOut = struckOutTable(puzzle);

      const fits = (cell: number, digit: number): boolean => {
        if (isStruckOut?.[cell * size + digit - 1]) return false;
        for (let index = peerStart[cell]!; index < peerStart[cell + 1]!; index++) {
          if (digits[peers[index]!] === digit) return false;
        }
        return true;
      };

      const visit = (from: number, depth: number): void => {
        if (!tally.enter(depth)) return;
        let cell = from;
        while (cell < cellCount && digits[cell] !== 0) cell++;
        if (cell === cellCount) {
          tally.found(digits);
          return;
        }
        let hasTried = false;
        for (let digit = 1; digit <= size; digit++) {
          if (!fits(cell, digit)) continue;
          if (hasTried) tally.guesses++; // so the digit before this one was not the only choice
          if (tally.isOver) break;
          hasTried = true;
          tally.trace?.({ kind: 'try', cell, digit });
          digits[cell] = digit;
          visit(cell + 1, depth + 1);
          digits[cell] = 0;
          if (!tally.isOver) tally.trace?.({ kind: 'reject', cell, digit });
        }
      };

      if (!tally.isOver) visit(0, 0);
      return tally.result();
    };
  },
};
