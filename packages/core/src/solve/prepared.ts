import type { Puzzle } from '../puzzle/puzzle.ts';
import { firstFor } from './choice.ts';
import type { Search, SearchOptions, SearchResult, Solver } from './solver.ts';

interface Prepared {
  readonly search: Search;
  isBusy: boolean;
}

// A search is prepared once for its solver and geometry, and kept as long as both live. So whoever
// asks a million times builds the tables once.
const kept = new WeakMap<Solver, WeakMap<Puzzle['geometry'], Prepared>>();

function preparedFor(solver: Solver, geometry: Puzzle['geometry']): Prepared {
  let ofSolver = kept.get(solver);
  if (!ofSolver) kept.set(solver, (ofSolver = new WeakMap()));
  let prepared = ofSolver.get(geometry);
  // `onSolution` and `trace` may ask another question from within the answer; that one gets a
  // search of its own.
  if (prepared?.isBusy) return { search: solver.prepare(geometry), isBusy: false };
  if (!prepared) ofSolver.set(geometry, (prepared = { search: solver.prepare(geometry), isBusy: false }));
  return prepared;
}

/**
 * Searches a puzzle with the first of some solvers that supports its board. It is `search` for
 * those who always name the solvers: a bundle takes in these and not all of core.
 *
 *     searchAmong([bands, singles], emptyPuzzle(boxed(2, 2)), { limit: 5 }).count      // 5
 */
export function searchAmong(solvers: readonly Solver[], puzzle: Puzzle, options: SearchOptions = {}): SearchResult {
  const prepared = preparedFor(firstFor(puzzle.geometry, solvers), puzzle.geometry);
  prepared.isBusy = true;
  try {
    return prepared.search(puzzle, options);
  } finally {
    prepared.isBusy = false;
  }
}
