import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { COUNT, checkOptions, type KeysOf } from '../result.ts';
import { type Judgement, judgeAmong } from './judge.ts';
import { BUDGET_KEYS, type BudgetOptions, SOLVER_KEYS, type SolverOptions, searchFor } from './search.ts';
import { SOLVERS } from './solvers.ts';

/**
 * Any solution of a puzzle, a digit 1…size for every cell; undefined when there is none. `isProper`
 * states whether it is the only solution. The array may be a view of an ArrayBuffer that others
 * share: take its `slice()` before you transfer it or read its `buffer`.
 *
 *     solve(puzzleOf('12..34..2.......'))?.slice(0, 4)      // Uint8Array.of(1, 2, 3, 4)
 */
export function solve(puzzle: Puzzle, options: SolverOptions = {}): Uint8Array | undefined {
  checkPuzzle('solve', puzzle);
  checkOptions('solve', options, SOLVER_KEYS);
  return searchFor(puzzle, { limit: 1 }, options.solvers).solutions[0];
}

/** How far to count. */
export interface CountOptions extends SolverOptions {
  /** Stop at this many solutions; default: count all of them, however long it takes. */
  readonly limit?: number;
}

const COUNT_KEYS: KeysOf<CountOptions> = { ...SOLVER_KEYS, limit: COUNT };

/**
 * How many solutions a puzzle has, counted up to a limit.
 *
 *     countSolutions(emptyPuzzle(boxed(2, 2)))      // 288
 */
export function countSolutions(puzzle: Puzzle, options: CountOptions = {}): number {
  checkPuzzle('countSolutions', puzzle);
  checkOptions('countSolutions', options, COUNT_KEYS);
  return searchFor(puzzle, { limit: options.limit ?? Number.POSITIVE_INFINITY, keep: 0 }, options.solvers).count;
}

/**
 * Whether a puzzle has exactly one solution.
 *
 *     isProper(emptyPuzzle(classic))      // false
 */
export function isProper(puzzle: Puzzle, options: SolverOptions = {}): boolean {
  checkPuzzle('isProper', puzzle);
  checkOptions('isProper', options, SOLVER_KEYS);
  return searchFor(puzzle, { limit: 2, keep: 0 }, options.solvers).count === 1;
}

/**
 * Judges a puzzle: one solution, several, none, or givens in conflict; all within `maxCalls` calls,
 * if that is given.
 *
 *     judge(emptyPuzzle(boxed(2, 2))).verdict      // 'several'
 */
export function judge(puzzle: Puzzle, options: BudgetOptions = {}): Judgement {
  checkPuzzle('judge', puzzle);
  checkOptions('judge', options, BUDGET_KEYS);
  const { solvers = SOLVERS, ...budget } = options;
  return judgeAmong(solvers, puzzle, budget);
}
