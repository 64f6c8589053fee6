import { checkPuzzle, type Puzzle, withGiven } from '../puzzle/puzzle.ts';
import { checkOptions } from '../result.ts';
import { SOLVER_KEYS, type SolverOptions, searchFor } from './search.ts';

/**
 * Every solution, one at a time, each once and in an order that only depends on the puzzle and the
 * solver. It works a little ahead, and needs little memory even for millions: `search` with
 * `onSolution` is faster for those who want all.
 *
 *     [...enumerate(emptyPuzzle(boxed(2, 2)))].length      // 288
 */
export function enumerate(puzzle: Puzzle, options: SolverOptions = {}): Generator<Uint8Array> {
  checkPuzzle('enumerate', puzzle);
  checkOptions('enumerate', options, SOLVER_KEYS);
  return unseen(puzzle, [], options);
}

// The first answers come quickly; then a search is long enough for its preparation to pay.
const PORTIONS = [1, 16, 256];

/** The solutions beyond those seen, which are solutions of this puzzle too. */
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
  // There are many: divide them by the digit of a cell in which two of them differ.
  const [one, other] = seen as [Uint8Array, Uint8Array];
  const cell = one.findIndex((digit, at) => digit !== other[at]);
  for (let digit = 1; digit <= puzzle.geometry.size; digit++) {
    const known = seen.filter((solution) => solution[cell] === digit);
    yield* unseen(withGiven(puzzle, cell, digit), known, options);
  }
}
