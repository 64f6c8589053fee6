import { cellName } from '@pencilmark/core/geometry';
import { conflictCells, type Puzzle } from '@pencilmark/core/puzzle';

/** The cells of a puzzle's conflicts by name, in reading order. */
export const conflictNames = (puzzle: Puzzle): string[] =>
  conflictCells(puzzle).map((cell) => cellName(cell, puzzle.geometry.size));

const MOST_NAMED = 6;

/** Why a puzzle has no solution, as far as it can be seen at a glance. */
export function noSolution(puzzle: Puzzle): string {
  const cells = conflictNames(puzzle);
  if (cells.length === 0) return 'No solution.';
  const more = cells.length > MOST_NAMED ? ` and ${cells.length - MOST_NAMED} more cells` : '';
  return `No solution: the givens of ${cells.slice(0, MOST_NAMED).join(' ')}${more} are in conflict.`;
}
