import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { AMOUNT, checkOptions, type KeysOf } from '../result.ts';
import { SOME_SOLVERS } from './choice.ts';
import { SEARCHING_KEYS, searchWith } from './prepared.ts';
import type { SearchOptions, SearchResult, Solver } from './solver.ts';
import { SOLVERS } from './solvers.ts';

/** Which solvers to choose from, best first. */
export type Solvers = readonly Solver[];

/** The options of most questions. */
export interface SolverOptions {
  /** Solvers to choose from, best first; default: all of core. */
  readonly solvers?: Solvers;
}

/** The options of a question with a budget. */
export interface BudgetOptions extends SolverOptions {
  /** Calls that all searches for an answer may take together, 0 or more; default: no bound. */
  readonly maxCalls?: number;
}

export const SOLVER_KEYS: KeysOf<SolverOptions> = { solvers: SOME_SOLVERS };
export const BUDGET_KEYS: KeysOf<BudgetOptions> = { solvers: SOME_SOLVERS, maxCalls: AMOUNT };

const SEARCH_KEYS: KeysOf<SearchOptions & SolverOptions> = {
  ...SEARCHING_KEYS,
  solvers: SOME_SOLVERS,
};

/**
 * Searches a puzzle with the best solver for its board; without options, for all solutions.
 *
 *     search(emptyPuzzle(boxed(2, 2)), { limit: 5, keep: 0 }).stopped      // 'limit'
 */
export function search(puzzle: Puzzle, options: SearchOptions & SolverOptions = {}): SearchResult {
  checkPuzzle('search', puzzle);
  checkOptions('search', options, SEARCH_KEYS);
  return searchFor(puzzle, options, options.solvers);
}

/** `search` without checks, for callers in core that have checked their arguments. */
export const searchFor = (puzzle: Puzzle, options: SearchOptions, solvers: Solvers = SOLVERS): SearchResult =>
  searchWith(solvers, puzzle, options);
