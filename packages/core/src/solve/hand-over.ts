import { AMOUNT, check } from '../result.ts';
import { canSolve, checkSolver, knownBy } from './choice.ts';
import type { Search, SearchOptions, Solver } from './solver.ts';

/** When the first solver has found so many solutions, it is not stuck: the puzzle just has many. */
const NOT_STUCK = 3;

/**
 * A solver that asks `first`. When `first` has no answer after `maxCalls` calls, it asks `then`. So
 * it is quick on easy puzzles and safe on hard ones. Its calls and guesses are those of both
 * together, and so is a caller's budget. When `first` has found three solutions or more by then, it
 * starts again without `maxCalls`, and `then` is not asked. Every solution is reported once. There
 * is no trace, because a search may be given up. Boards that `first` cannot solve go to `then`.
 *
 *     handOver(singles, 1000, backtracking).name      // 'singles+backtracking'
 */
export function handOver(first: Solver, maxCalls: number, then: Solver): Solver {
  checkSolver('handOver', first, 'first');
  check('handOver', 'maxCalls', maxCalls, AMOUNT);
  checkSolver('handOver', then, 'then');
  return {
    name: `${first.name}+${then.name}`,
    says: `${first.name} for up to ${maxCalls} calls, then ${then.name}`,
    traces: false,
    knows: knownBy(then),
    supports: (geometry) => canSolve(then, geometry),
    prepare: (geometry) => {
      if (!canSolve(first, geometry)) return then.prepare(geometry);
      const begin = first.prepare(geometry);
      let finish: Search | undefined;
      return (puzzle, { trace: _, ...options } = {}) => {
        const { maxCalls: budget = Number.POSITIVE_INFINITY, onSolution } = options;
        // These solutions are held back: if the search is given up, the second solver finds them
        // again.
        const early: Uint8Array[] = [];
        const tried = begin(puzzle, {
          ...options,
          maxCalls: Math.min(maxCalls, budget),
          ...(onSolution && { onSolution: (solution: Uint8Array) => early.push(solution) }),
        });
        if (tried.stopped !== 'budget' || budget <= maxCalls) {
          for (const solution of early) onSolution?.(solution);
          return tried;
        }
        if (tried.count >= NOT_STUCK) return begin(puzzle, options);
        const rest: SearchOptions = { ...options, maxCalls: budget - tried.calls };
        const answer = (finish ??= then.prepare(geometry))(puzzle, rest);
        return { ...answer, calls: tried.calls + answer.calls, guesses: tried.guesses + answer.guesses };
      };
    },
  };
}
