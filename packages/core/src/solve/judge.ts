import { type Conflict, conflicts } from '../puzzle/conflicts.ts';
import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { AMOUNT, check, checkOptions } from '../result.ts';
import { SOME_SOLVERS } from './choice.ts';
import { searchWith } from './prepared.ts';
import type { Solver } from './solver.ts';

/** The known facts about a puzzle's solutions. */
export interface Judgement {
  /**
   * `conflict`: the givens contradict each other, and nothing was searched; `unknown`: the budget
   * was spent.
   */
  readonly verdict: 'proper' | 'several' | 'none' | 'conflict' | 'unknown';
  /** The solution of a proper puzzle, two when there are several. */
  readonly solutions: readonly Uint8Array[];
  readonly conflicts: readonly Conflict[];
  readonly calls: number;
}

/**
 * `judge` with the first of some solvers that can solve the board. As with `searchAmong`, a bundle
 * takes in only the solvers that are named.
 *
 *     judgeAmong([bands, singles], emptyPuzzle(boxed(2, 2))).verdict      // 'several'
 */
export function judgeAmong(
  solvers: readonly Solver[],
  puzzle: Puzzle,
  options: { readonly maxCalls?: number } = {},
): Judgement {
  check('judgeAmong', 'solvers', solvers, SOME_SOLVERS);
  checkPuzzle('judgeAmong', puzzle);
  checkOptions('judgeAmong', options, { maxCalls: AMOUNT });
  const { maxCalls = Number.POSITIVE_INFINITY } = options;
  const clashes = conflicts(puzzle);
  if (clashes.length > 0) return { verdict: 'conflict', solutions: [], conflicts: clashes, calls: 0 };
  const { solutions, stopped, calls } = searchWith(solvers, puzzle, { limit: 2, maxCalls });
  const isUnknown = stopped === 'budget' && solutions.length < 2;
  const verdict = isUnknown ? 'unknown' : (['none', 'proper', 'several'] as const)[solutions.length]!;
  return { verdict, solutions: isUnknown ? [] : solutions, conflicts: [], calls };
}
