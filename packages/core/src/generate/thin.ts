import type { Candidate, Puzzle } from '../puzzle/puzzle.ts';
import type { Cell } from '../sets/cells.ts';
import { type Solvers, search } from '../solve/solve.ts';

/** How far to thin, and how much to spend on it. */
export interface ThinOptions {
  /** Keep at least this many givens; default 0. */
  readonly givens?: number;
  /** Stop after this many groups had to be put back; default: try every group. */
  readonly failures?: number;
  /** Calls that one question may cost; when they do not suffice the givens stay. Default 1 000 000. */
  readonly maxCalls?: number;
  /** Calls that all questions together may cost before no more are asked; default: no bound. */
  readonly budget?: number;
  readonly solvers?: Solvers;
}

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
 * Takes groups of givens away from a solved or proper puzzle, in the order of the list, as long as it keeps the same single solution.
 *
 *     thin({ geometry: boxed(2, 2), givens: fillGrid(boxed(2, 2), makeRandom(1)) }, orbits('none', 4)).complete      // true
 */
export function thin(puzzle: Puzzle, groups: readonly (readonly Cell[])[], options: ThinOptions = {}): Thinned {
  const { givens: fewest = 0, failures = Number.POSITIVE_INFINITY, maxCalls = 1_000_000, solvers } = options;
  const { budget = Number.POSITIVE_INFINITY } = options;
  const { geometry, struckOut = [] } = puzzle;
  const left = puzzle.givens.slice();
  let count = left.reduce((sum, digit) => sum + (digit === 0 ? 0 : 1), 0);
  const untried: (readonly Cell[])[] = [];
  let failed = 0;
  let spent = 0;
  let isAnswered = true;

  /** Whether the puzzle without the cells of a group still has one solution only. */
  const isStillProper = (removed: readonly Candidate[]): boolean => {
    const rest: Puzzle = { geometry, givens: left, struckOut };
    // Of a lone given it is enough to ask for a solution that has another digit there: half the work of finding two.
    const [only] = removed;
    const {
      count: found,
      stopped,
      calls,
    } = removed.length === 1
      ? search({ ...rest, struckOut: [...struckOut, only!] }, { limit: 1, keep: 0, maxCalls }, solvers)
      : search(rest, { limit: 2, keep: 0, maxCalls }, solvers);
    spent += calls;
    if (stopped === 'budget') isAnswered = false;
    return stopped === 'exhausted' && found === (removed.length === 1 ? 0 : 1);
  };

  for (const group of groups) {
    const removed = group.filter((cell) => left[cell] !== 0).map((cell): Candidate => ({ cell, digit: left[cell]! }));
    if (removed.length === 0) continue;
    if (count - removed.length < fewest || failed >= failures || spent >= budget) {
      untried.push(group);
      continue;
    }
    for (const { cell } of removed) left[cell] = 0;
    if (isStillProper(removed)) {
      count -= removed.length;
      continue;
    }
    for (const { cell, digit } of removed) left[cell] = digit;
    failed++;
  }
  return { puzzle: { ...puzzle, givens: left }, givens: count, untried, complete: isAnswered && untried.length === 0 };
}
