import type { Geometry } from '../geometry/geometry.ts';
import { conflicts } from '../puzzle/conflicts.ts';
import { type Demand, isMet } from '../rules/demand.ts';
import type { Cell } from '../sets/cells.ts';
import type { Digit } from '../sets/digits.ts';
import { EVERY_KIND, KNOWN_BY_ALL } from './choice.ts';
import type { Solver } from './solver.ts';
import { struckOutTable } from './struck-out.ts';
import { Tally } from './tally.ts';

/**
 * The first Sudoku solver that people write: the first empty cell in reading order, digits
 * ascending, each checked against row, column and box before it is tried. Its calls are the
 * published ones: one for each node, and one for the full board. Demands beyond houses are checked
 * by definition when all their cells are filled.
 */
export const backtracking: Solver = {
  name: 'backtracking',
  says: 'first empty cell, digits ascending, check row, column and box',
  traces: true,
  knows: EVERY_KIND,
  supports: () => true,
  prepare: (geometry) => (puzzle, options) => {
    const tally = new Tally(options);
    if (tally.isOver || conflicts(puzzle).length > 0) return tally.result();
    const isStruckOut = struckOutTable(puzzle);
    const mayTry = (cell: Cell, digit: Digit): boolean => !isStruckOut?.[cell * geometry.size + digit - 1];
    backtrack(geometry, puzzle.givens.slice(), mayTry, tally);
    return tally.result();
  },
};

/**
 * Fills the empty cells of `digits` in reading order with digits, ascending, that may be tried
 * there and that no peer holds.
 */
export function backtrack(
  { size, cellCount, cells, peers, peerStart, demands }: Geometry,
  digits: Uint8Array,
  mayTry: (cell: Cell, digit: Digit) => boolean,
  tally: Tally,
): void {
  const completed = byLastCell(demands, digits);
  const meetsDemands = (cell: Cell): boolean => completed.get(cell)?.every((demand) => isMet(demand, digits)) ?? true;

  const fits = (cell: Cell, digit: Digit): boolean => {
    if (!mayTry(cell, digit)) return false;
    for (let index = peerStart[cell]!; index < peerStart[cell + 1]!; index++) {
      if (digits[peers[index]!] === digit) return false;
    }
    return true;
  };

  const visit = (from: number, depth: number): void => {
    if (!tally.enter(depth)) return;
    let at = from;
    while (at < cells.length && digits[cells[at]!] !== 0) at++;
    if (at === cells.length) {
      tally.found(digits);
      return;
    }
    const cell = cells[at]!;
    let hasTried = false;
    for (let digit = 1; digit <= size; digit++) {
      if (!fits(cell, digit)) continue;
      if (hasTried) tally.guesses++; // so the digit before was not the only choice
      if (tally.isOver) break;
      hasTried = true;
      tally.trace?.({ kind: 'try', cell, digit });
      digits[cell] = digit;
      if (completed.size === 0 || meetsDemands(cell)) visit(at + 1, depth + 1);
      digits[cell] = 0;
      if (!tally.isOver) tally.trace?.({ kind: 'reject', cell, digit });
    }
  };
  if (meetsDemands(cellCount)) visit(0, 0);
}

/**
 * The demands beyond houses and peers by the empty cell that is filled last, or by `digits.length`.
 */
function byLastCell(demands: readonly Demand[], digits: Uint8Array): Map<Cell, Demand[]> {
  const completed = new Map<Cell, Demand[]>();
  for (const demand of demands) {
    if (KNOWN_BY_ALL.includes(demand.kind) || demand.kind === 'void') continue;
    const open = demand.cells.filter((cell) => digits[cell] === 0);
    const last = open.length === 0 ? digits.length : Math.max(...open);
    completed.set(last, [...(completed.get(last) ?? []), demand]);
  }
  return completed;
}
