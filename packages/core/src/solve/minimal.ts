import { type Candidate, checkPuzzle, filledCells, type Puzzle, withGiven } from '../puzzle/puzzle.ts';
import { AMOUNT, checkOptions, type KeysOf } from '../result.ts';
import type { Cell } from '../sets/cells.ts';
import type { Digit } from '../sets/digits.ts';
import { BUDGET_KEYS, type BudgetOptions, SOLVER_KEYS, type SolverOptions, searchFor } from './search.ts';
import { judge } from './solve.ts';
import type { SearchResult } from './solver.ts';

/**
 * Whether a puzzle is proper and no given can be spared. Undefined when `maxCalls` calls, for all
 * questions together, are too few to tell.
 *
 *     isMinimal(puzzleOf('1...' + '..2.' + '.3..' + '...4'))      // true
 */
export function isMinimal(puzzle: Puzzle, options?: SolverOptions & { readonly maxCalls?: never }): boolean;
export function isMinimal(puzzle: Puzzle, options: BudgetOptions): boolean | undefined;
export function isMinimal(puzzle: Puzzle, options: BudgetOptions = {}): boolean | undefined {
  checkPuzzle('isMinimal', puzzle);
  checkOptions('isMinimal', options, BUDGET_KEYS);
  const { maxCalls = Number.POSITIVE_INFINITY, solvers } = options;
  const { verdict, calls } = judge(puzzle, { maxCalls, ...(solvers && { solvers }) });
  if (verdict === 'unknown') return undefined;
  if (verdict !== 'proper') return false;
  let left = maxCalls - calls;
  for (const cell of filledCells(puzzle)) {
    const answer = askWithout(puzzle, cell, left, options);
    if (answer.stopped === 'budget') return undefined;
    if (answer.count === 0) return false;
    left -= answer.calls;
  }
  return true;
}

/** The givens of a proper puzzle that could be left out, each by itself. */
export interface SpareGivens {
  readonly cells: readonly Cell[];
  /** Whether every question was answered; if not, there may be more. */
  readonly isComplete: boolean;
}

/** How much to spend on the search for spare givens. */
export interface SpareOptions extends SolverOptions {
  /** Calls that the question about a given may take; default: no bound. */
  readonly maxCallsEach?: number;
}

export const SPARE_KEYS: KeysOf<SpareOptions> = { ...SOLVER_KEYS, maxCallsEach: AMOUNT };

/**
 * The givens of a proper puzzle that could be left out, each by itself: without it the puzzle is
 * still proper.
 *
 *     spareGivens(puzzleOf('1234' + '3412' + '2143' + '4321')).cells.length      // 16
 */
export function spareGivens(puzzle: Puzzle, options: SpareOptions = {}): SpareGivens {
  checkPuzzle('spareGivens', puzzle);
  checkOptions('spareGivens', options, SPARE_KEYS);
  const { maxCallsEach = Number.POSITIVE_INFINITY } = options;
  let isComplete = true;
  const cells = filledCells(puzzle).filter((cell) => {
    const { stopped } = askWithout(puzzle, cell, maxCallsEach, options);
    if (stopped === 'budget') isComplete = false;
    return stopped === 'exhausted';
  });
  return { cells, isComplete };
}

/**
 * Looks for a solution with another digit in the cell of a given. If there is one, the given is
 * needed.
 */
function askWithout(puzzle: Puzzle, cell: Cell, maxCalls: number, { solvers }: SolverOptions): SearchResult {
  const without = withStruckOut(withGiven(puzzle, cell, 0), cell, [puzzle.givens[cell]!]);
  return searchFor(without, { limit: 1, keep: 0, maxCalls }, solvers);
}

/** The puzzle with more digits struck out in a cell. */
export const withStruckOut = (puzzle: Puzzle, cell: Cell, digits: Iterable<Digit>): Puzzle => {
  const added: Candidate[] = Array.from(digits, (digit) => ({ cell, digit }));
  return { ...puzzle, struckOut: [...(puzzle.struckOut ?? []), ...added] };
};
