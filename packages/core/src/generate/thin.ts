import { type Candidate, checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { AMOUNT, COUNT, checkArgument, checkOptions, FUNCTION, type KeysOf } from '../result.ts';
import type { Cell } from '../sets/cells.ts';
import { BUDGET_KEYS, type SolverOptions, searchFor } from '../solve/search.ts';

/** How far to thin, and how much to spend on it. */
export interface ThinOptions extends SolverOptions {
  /** Keep at least this many givens; default 0. */
  readonly givens?: number;
  /** Stop after this many groups were put back; default: try every group. */
  readonly failures?: number;
  /** Calls that a question may cost; default 1 000 000. Givens stay when these are too few. */
  readonly maxCalls?: number;
  /** Calls that all questions together may cost; default: no bound. */
  readonly budget?: number;
  /**
   * Called after each group with the puzzle so far, which is proper, and the number of groups that
   * are left.
   */
  readonly onProgress?: (puzzle: Puzzle, left: number) => void;
}

const KEYS: KeysOf<ThinOptions> = {
  givens: COUNT,
  failures: AMOUNT,
  budget: AMOUNT,
  onProgress: FUNCTION,
  ...BUDGET_KEYS,
};

/** A puzzle that was thinned. */
export interface Thinned {
  readonly puzzle: Puzzle;
  readonly givens: number;
  /** Groups that were not tried, in the order of the list. */
  readonly untried: readonly (readonly Cell[])[];
  /** Whether every group was tried and every question answered: no group can be spared any more. */
  readonly complete: boolean;
}

/**
 * Takes groups of givens away from a solved or proper puzzle, in the order of the list, as long as
 * it keeps the same single solution.
 *
 *     const whole = makePuzzle(classic, fillGrid(classic, makeRandom(1)))
 *     thinPuzzle(whole, orbits('none', 9)).complete      // true
 */
export function thinPuzzle(puzzle: Puzzle, groups: readonly (readonly Cell[])[], options: ThinOptions = {}): Thinned {
  checkPuzzle('thinPuzzle', puzzle);
  const isCell = (cell: Cell): boolean => puzzle.givens[cell] !== undefined;
  checkArgument(
    'thinPuzzle',
    Array.isArray(groups) && groups.every((group) => Array.isArray(group) && group.every(isCell)),
    groups,
    'a list of groups of cells, such as orbits(NAME, SIZE) gives',
  );
  checkOptions('thinPuzzle', options, KEYS);
  const { givens: fewest = 0, failures = Number.POSITIVE_INFINITY, maxCalls = 1_000_000, solvers } = options;
  const { budget = Number.POSITIVE_INFINITY } = options;
  const { geometry, struckOut = [] } = puzzle;
  const left = puzzle.givens.slice();
  let count = left.reduce((sum, digit) => sum + (digit === 0 ? 0 : 1), 0);
  const untried: (readonly Cell[])[] = [];
  let failed = 0;
  let spent = 0;
  let isAnswered = true;

  /** Whether the puzzle without the cells of a group is still proper. */
  const isStillProper = (removed: readonly Candidate[]): boolean => {
    const rest: Puzzle = { geometry, givens: left, struckOut };
    // For a single given it is enough to look for a solution with another digit there. That is half
    // the work of looking for two solutions.
    const [only] = removed;
    const {
      count: solutionCount,
      stopped,
      calls,
    } = removed.length === 1
      ? searchFor({ ...rest, struckOut: [...struckOut, only!] }, { limit: 1, keep: 0, maxCalls }, solvers)
      : searchFor(rest, { limit: 2, keep: 0, maxCalls }, solvers);
    spent += calls;
    if (stopped === 'budget') isAnswered = false;
    return stopped === 'exhausted' && solutionCount === (removed.length === 1 ? 0 : 1);
  };

  const tryGroup = (group: readonly Cell[]): void => {
    const removed = group.filter((cell) => left[cell] !== 0).map((cell): Candidate => ({ cell, digit: left[cell]! }));
    if (removed.length === 0) return;
    if (count - removed.length < fewest || failed >= failures || spent >= budget) {
      untried.push(group);
      return;
    }
    for (const { cell } of removed) left[cell] = 0;
    if (isStillProper(removed)) {
      count -= removed.length;
      return;
    }
    for (const { cell, digit } of removed) left[cell] = digit;
    failed++;
  };

  for (const [index, group] of groups.entries()) {
    tryGroup(group);
    options.onProgress?.({ ...puzzle, givens: left.slice() }, groups.length - index - 1);
  }
  return { puzzle: { ...puzzle, givens: left }, givens: count, untried, complete: isAnswered && untried.length === 0 };
}
