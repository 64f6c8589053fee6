import { conflicts } from '../puzzle/conflicts.ts';
import { type Candidate, filledCells, type Puzzle, withGiven } from '../puzzle/puzzle.ts';
import type { Search, SearchOptions, Solver } from './solver.ts';
import { SOLVERS, solverFor } from './solvers.ts';

/** Which solvers to choose from, best first; default: all of core. */
export type Solvers = readonly Solver[];

// A prepared search is kept with its solver and geometry, so that asking a million times prepares once. It is not re-entrant: a question
// asked from within `onSolution` gets a search of its own.
const prepared = new WeakMap<Solver, WeakMap<Puzzle['geometry'], Search>>();
const busy = new WeakSet<Search>();

/** The search of the best solver for a puzzle's board, prepared once. */
function searchFor({ geometry }: Puzzle, solvers: Solvers): Search {
  const solver = solverFor(geometry, solvers);
  let searches = prepared.get(solver);
  if (!searches) prepared.set(solver, (searches = new WeakMap()));
  let search = searches.get(geometry);
  if (!search) searches.set(geometry, (search = solver.prepare(geometry)));
  const shared = search;
  if (busy.has(shared)) return solver.prepare(geometry);
  return (puzzle, options) => {
    busy.add(shared);
    try {
      return shared(puzzle, options);
    } finally {
      busy.delete(shared);
    }
  };
}

/**
 * Any solution of a puzzle, a digit 1…size for every cell; nothing when there is none. A puzzle may have more than one: ask `isProper`.
 *
 *     solve(puzzleOf('1...' + '..2.' + '.3..' + '...4'))      // Uint8Array
 */
export const solve = (puzzle: Puzzle, solvers: Solvers = SOLVERS): Uint8Array | undefined =>
  searchFor(puzzle, solvers)(puzzle, { limit: 1 }).solutions[0];

/**
 * How many solutions a puzzle has, counted up to a limit (default: all of them, however long it takes).
 *
 *     countSolutions(emptyPuzzle(boxed(2, 2)))      // 288
 */
export const countSolutions = (puzzle: Puzzle, limit = Number.POSITIVE_INFINITY, solvers: Solvers = SOLVERS): number =>
  searchFor(puzzle, solvers)(puzzle, { limit, keep: 0 }).count;
