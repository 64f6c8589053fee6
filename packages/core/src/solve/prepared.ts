import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { AMOUNT, COUNT, check, checkOptions, FUNCTION, type KeysOf } from '../result.ts';
import { firstFor, SOME_SOLVERS } from './choice.ts';
import type { Search, SearchOptions, SearchResult, Solver } from './solver.ts';

export const SEARCHING_KEYS: KeysOf<SearchOptions> = {
  limit: COUNT,
  maxCalls: AMOUNT,
  keep: COUNT,
  onSolution: FUNCTION,
  trace: FUNCTION,
};

interface Prepared {
  readonly search: Search;
  isBusy: boolean;
}

// A search is prepared once for its solver and geometry, and kept as long as both are in use. So a
// million questions build the tables once.
const kept = new WeakMap<Solver, WeakMap<Puzzle['geometry'], Prepared>>();

function preparedFor(solver: Solver, geometry: Puzzle['geometry']): Prepared {
  let ofSolver = kept.get(solver);
  if (!ofSolver) kept.set(solver, (ofSolver = new WeakMap()));
  let prepared = ofSolver.get(geometry);
  // `onSolution` and `trace` may ask another question during a search. That question gets a search
  // of its own.
  if (prepared?.isBusy) return { search: solver.prepare(geometry), isBusy: false };
  if (!prepared) ofSolver.set(geometry, (prepared = { search: solver.prepare(geometry), isBusy: false }));
  return prepared;
}

/**
 * Searches a puzzle with the first of some solvers that can solve its board. It has no default as
 * `search` has, so a bundle takes in only the solvers that are named. Throws a RangeError when none
 * can.
 *
 *     searchAmong([bands, singles], emptyPuzzle(boxed(2, 2)), { limit: 5 }).count      // 5
 */
export function searchAmong(solvers: readonly Solver[], puzzle: Puzzle, options: SearchOptions = {}): SearchResult {
  check('searchAmong', 'solvers', solvers, SOME_SOLVERS);
  checkPuzzle('searchAmong', puzzle);
  checkOptions('searchAmong', options, SEARCHING_KEYS);
  return searchWith(solvers, puzzle, options);
}

/** `searchAmong` without checks, for callers in core that have checked their arguments. */
export function searchWith(solvers: readonly Solver[], puzzle: Puzzle, options: SearchOptions): SearchResult {
  const prepared = preparedFor(firstFor(puzzle.geometry, solvers), puzzle.geometry);
  prepared.isBusy = true;
  try {
    return prepared.search(puzzle, options);
  } finally {
    prepared.isBusy = false;
  }
}
