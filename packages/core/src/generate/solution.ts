import { checkPuzzle, type Puzzle, withGiven } from '../puzzle/puzzle.ts';
import { checkRandom, type Random, shuffled } from '../random.ts';
import { checkOptions, FUNCTION, type KeysOf } from '../result.ts';
import { BUDGET_KEYS, type BudgetOptions, searchFor } from '../solve/search.ts';
import type { SearchResult } from '../solve/solver.ts';

/** How much to spend on a random solution. */
export interface SolutionOptions extends BudgetOptions {
  /** Called after each cell that was settled, with the number of cells that are left. */
  readonly onProgress?: (left: number) => void;
}

const KEYS: KeysOf<SolutionOptions> = { ...BUDGET_KEYS, onProgress: FUNCTION };
/**
 * Calls to find out whether a cell can have a digit. Without an answer the cell keeps its digit of
 * the known solution.
 */
const CALLS_PER_CELL = 200;

/** A random solution, or why there is none: the search was exhausted, or its budget used up. */
export interface RandomSolution {
  readonly solution?: Uint8Array;
  readonly stopped: SearchResult['stopped'];
}

/**
 * A solution of a puzzle that depends on chance. The solver looks for any solution within
 * `maxCalls` calls. Then cells in random order are given random digits, as long as the solver
 * quickly finds a solution with them.
 *
 *     randomSolution(emptyPuzzle(boxed(2, 2)), makeRandom(1)).solution.length      // 16
 */
export function randomSolution(puzzle: Puzzle, random: Random, options: SolutionOptions = {}): RandomSolution {
  checkPuzzle('randomSolution', puzzle);
  checkRandom('randomSolution', random);
  checkOptions('randomSolution', options, KEYS);
  const { maxCalls = Number.POSITIVE_INFINITY, solvers, onProgress } = options;
  const first = searchFor(puzzle, { limit: 1, maxCalls }, solvers);
  let known = first.solutions[0];
  if (!known) return { stopped: first.stopped };
  const digits = Array.from({ length: puzzle.geometry.size }, (_, index) => index + 1);
  const open = shuffled(puzzle.geometry.cells, random).filter((cell) => puzzle.givens[cell] === 0);
  let current = puzzle;
  for (const [index, cell] of open.entries()) {
    for (const digit of shuffled(digits, random)) {
      if (digit === known[cell]) break;
      const bounds = { limit: 1, maxCalls: Math.min(maxCalls, CALLS_PER_CELL) };
      const alternate: Uint8Array | undefined = searchFor(withGiven(current, cell, digit), bounds, solvers)
        .solutions[0];
      if (!alternate) continue;
      known = alternate;
      break;
    }
    current = withGiven(current, cell, known[cell]!);
    onProgress?.(open.length - index - 1);
  }
  return { solution: known, stopped: 'limit' };
}
