import { conflicts } from '../puzzle/conflicts.ts';
import type { Cell } from '../sets/cells.ts';
import type { Digit } from '../sets/digits.ts';
import type { Solver } from './solver.ts';
import { struckOutTable } from './struck-out.ts';
import { Tally } from './tally.ts';

/**
 * Backtracking that first lists the digits that fit a cell, by crossing out the digits of its
 * peers, and then tries these. It takes the same calls as plain backtracking, and visits the peers
 * once for each cell instead of once for each digit.
 */
export const candidateLists: Solver = {
  name: 'candidate-lists',
  says: 'backtracking that lists the digits that fit a cell before trying them',
  traces: true,
  supports: () => true,
  prepare: (geometry) => {
    const { size, cellCount, peers, peerStart } = geometry;
    return (puzzle, options) => {
      const tally = new Tally(options);
      if (conflicts(puzzle).length > 0) return tally.result();
      const digits = puzzle.givens.slice();
      const isStruckOut = struckOutTable(puzzle);
      const isTaken = new Uint8Array(size + 1);

      const digitsThatFit = (cell: Cell): Digit[] => {
        isTaken.fill(0);
        for (let index = peerStart[cell]!; index < peerStart[cell + 1]!; index++) isTaken[digits[peers[index]!]!] = 1;
        const list: Digit[] = [];
        for (let digit = 1; digit <= size; digit++) {
          if (!isTaken[digit] && !isStruckOut?.[cell * size + digit - 1]) list.push(digit);
        }
        return list;
      };

      const visit = (from: number, depth: number): void => {
        if (!tally.enter(depth)) return;
        let cell = from;
        while (cell < cellCount && digits[cell] !== 0) cell++;
        if (cell === cellCount) {
          tally.found(digits);
          return;
        }
        for (const [index, digit] of digitsThatFit(cell).entries()) {
          if (index > 0) tally.guesses++;
          if (tally.isOver) break;
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
