import type { Cell } from '@pencilmark/core/geometry/plain';
import { conflictCells } from '@pencilmark/core/puzzle';
import { search } from '@pencilmark/core/solve';
import { type Entry, isComplete } from './entry.ts';

/** The result of a check of a board. */
export interface Check {
  readonly isComplete: boolean;
  /**
   * Whether nothing that stands there is wrong; undefined where nobody knows: the puzzle has not
   * one solution, or is too hard to be solved at once.
   */
  readonly isCorrect: boolean | undefined;
  /** The cells that hold another digit than the solution. */
  readonly wrong: readonly Cell[];
}

/** Calls that the solver may make, so that the page waits for a second or two at most. */
const MOST_CALLS = 200_000;

/** Compares what was written with the solution. */
export function checked(entry: Entry): Check {
  const { puzzle, digits } = entry;
  const isFull = isComplete(entry);
  const conflicts = conflictCells({ ...puzzle, givens: digits });
  const { stopped, solutions } = search(puzzle, { limit: 2, maxCalls: MOST_CALLS });
  const [solution] = solutions;
  if (stopped === 'exhausted' && solutions.length === 1) {
    const wrong = puzzle.geometry.cells.filter((cell) => digits[cell] !== 0 && digits[cell] !== solution![cell]);
    return { isComplete: isFull, isCorrect: wrong.length === 0, wrong };
  }
  const isCorrect = conflicts.length > 0 ? false : isFull ? true : undefined;
  return { isComplete: isFull, isCorrect, wrong: conflicts.filter((cell) => puzzle.givens[cell] === 0) };
}
