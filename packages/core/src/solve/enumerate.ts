import { checkPuzzle, type Puzzle, withGiven } from '../puzzle/puzzle.ts';
import { checkOptions } from '../result.ts';
import { SOLVER_KEYS, type SolverOptions, searchFor } from './search.ts';

/**
 * Every solution once, one at a time. The order depends only on the puzzle and the solver. It works
 * a little ahead, and needs little memory even for millions. For all solutions at once, `search`
 * with `onSolution` is faster.
 *
 *     [...enumerate(emptyPuzzle(boxed(2, 2)))].length      // 288
 */
export function enumerate(puzzle: Puzzle, options: SolverOptions = {}): Generator<Uint8Array> {
  checkPuzzle('enumerate', puzzle);
  checkOptions('enumerate', options, SOLVER_KEYS);
  return unseen(puzzle, [], options);
}

// How many new solutions each search looks for: few at first, so that the first answer comes at
// once.
const PORTIONS = [1, 16, 256];

/** The solutions of a puzzle without those in `seen`. */
function* unseen(puzzle: Puzzle, seen: Uint8Array[], options: SolverOptions): Generator<Uint8Array> {
  const keys = new Set(seen.map((solution) => solution.join()));
  for (const portion of PORTIONS) {
    const { solutions, stopped } = searchFor(puzzle, { limit: seen.length + portion }, options.solvers);
    for (const solution of solutions) {
      const key = solution.join();
      if (keys.has(key)) continue;
      keys.add(key);
      seen.push(solution);
      yield solution.slice();
    }
    if (stopped === 'exhausted') return;
  }
  // There are many. Two of them differ in some cell, so divide all by the digit of this cell.
  const [first, second] = seen as [Uint8Array, Uint8Array];
  const cell = first.findIndex((digit, at) => digit !== second[at]);
  for (let digit = 1; digit <= puzzle.geometry.size; digit++) {
    const known = seen.filter((solution) => solution[cell] === digit);
    yield* unseen(withGiven(puzzle, cell, digit), known, options);
  }
}
