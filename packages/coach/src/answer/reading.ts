import type { Geometry } from '@pencilmark/core/geometry';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { type BrokenGrid, gridsIn, type ShownGrid } from './grids.ts';
import { linesOf } from './lines.ts';
import { placementsIn } from './placements.ts';
import type { Signs } from './signs.ts';

/** An answer that was read. */
export interface Read {
  /** The digits of all cells as the answer has them, 0 where it has none. */
  readonly digits: Uint8Array;
  /** The line of the answer where its grid begins, from 1. */
  readonly line: number;
}

/** Why an answer could not be read. */
export interface Unread {
  readonly reason: string;
  readonly line?: number;
}

/** Reads the digits that an answer means. */
export function readAnswer({ geometry, givens }: Puzzle, answer: string, signs: Signs): Read | Unread {
  const lines = [...linesOf(answer)];
  const shown = gridsIn(lines, signs);
  const isFinished = geometry.cells.every((cell) => givens[cell] !== 0);
  const isOwn = (grid: ShownGrid): boolean => digitsOf(grid, geometry).every((digit, cell) => digit === givens[cell]);
  const last = shown.findLast((grid): grid is ShownGrid => 'cells' in grid && (isFinished || !isOwn(grid)));
  const broken = shown.findLast((grid): grid is BrokenGrid => 'rows' in grid && isSerious(grid, last, signs));
  if (broken && broken.line > (last?.line ?? 0)) {
    const reason = `${broken.rows.length} rows are no grid of ${signs.rows} rows of ${signs.columns} cells.`;
    return { line: broken.line, reason };
  }
  const digits = last ? digitsOf(last, geometry) : givens.slice();
  let line = last?.line;
  const said = new Map([...placementsIn(lines, signs)].map((placement) => [cellIn(placement, geometry), placement]));
  for (const [cell, placement] of said) {
    if (last && (placement.line <= last.end || digits[cell] !== 0)) continue;
    digits[cell] = placement.digit;
    line ??= placement.line;
  }
  return line === undefined ? { reason: 'The answer has no grid and no digit of a cell.' } : { digits, line };
}

/** The cell in a row and a column that count from 1. */
export const cellIn = (
  { row, column }: { readonly row: number; readonly column: number },
  { size }: Geometry,
): number => (row - 1) * size + column - 1;

/** The digits of a grid by the cells of the board, which may lie in a larger frame. */
function digitsOf({ cells }: ShownGrid, { size, columns, cellCount }: Geometry): Uint8Array {
  const digits = new Uint8Array(cellCount);
  for (const [index, digit] of cells.entries()) digits[Math.floor(index / columns) * size + (index % columns)] = digit;
  return digits;
}

/**
 * Whether rows that are no grid are meant as one: at least two, and not all of them rows of the
 * grid before, as somebody repeats who checks it.
 */
function isSerious({ rows }: BrokenGrid, grid: ShownGrid | undefined, { columns }: Signs): boolean {
  if (rows.length < 2) return false;
  const known = new Set<string>();
  for (let from = 0; grid && from < grid.cells.length; from += columns)
    known.add(grid.cells.slice(from, from + columns).join());
  return !rows.every((row) => known.has(row.join()));
}
