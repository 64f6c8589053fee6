import { cellName } from '@pencilmark/core/geometry';
import { checkPuzzle, conflictCells, type Puzzle } from '@pencilmark/core/puzzle';

/**
 * The names of the cells that conflict in a puzzle, in reading order.
 *
 *     conflictNames(puzzleOf('11..............'))      // ['r1c1', 'r1c2']
 */
export function conflictNames(puzzle: Puzzle): string[] {
  checkPuzzle('conflictNames', puzzle);
  return conflictCells(puzzle).map((cell) => cellName(cell, puzzle.geometry.size));
}

const MOST_NAMED = 6;

/**
 * The sentence for a puzzle without a solution. It names the cells that conflict, if there are any.
 *
 *     noSolution(puzzleOf('12.34...........'))      // 'No solution.'
 */
export function noSolution(puzzle: Puzzle): string {
  checkPuzzle('noSolution', puzzle);
  const cells = conflictNames(puzzle);
  if (cells.length === 0) return 'No solution.';
  const more = cells.length > MOST_NAMED ? ` and ${cells.length - MOST_NAMED} more cells` : '';
  return `No solution: the givens of ${cells.slice(0, MOST_NAMED).join(' ')}${more} are in conflict.`;
}
