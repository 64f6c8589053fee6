import { type Conflict, conflicts } from '../puzzle/conflicts.ts';
import { type Candidate, filledCells, type Puzzle, withGiven } from '../puzzle/puzzle.ts';
import type { Cell } from '../sets/cells.ts';
import type { Digit } from '../sets/digits.ts';
import { searchAmong } from './prepared.ts';
import type { SearchOptions, SearchResult, Solver } from './solver.ts';
import { SOLVERS } from './solvers.ts';

/** Which solvers to choose from, best first; default: all of core. */
export type Solvers = readonly Solver[];

/**
 * Searches a puzzle with the best solver for its board; without options, for all solutions.
 *
 *     search(emptyPuzzle(boxed(2, 2)), { limit: 5, keep: 0 }).stopped      // 'limit'
 */
export const search = (puzzle: Puzzle, options: SearchOptions = {}, solvers: Solvers = SOLVERS): SearchResult =>
  searchAmong(solvers, puzzle, options);

/**
 * Any solution of a puzzle, a digit 1…size for every cell; nothing when there is none. Whether it is the only one, `isProper` tells.
 *
 *     solve(puzzleOf('12..' + '34..' + '2...' + '....'))?.slice(0, 4)      // Uint8Array.of(1, 2, 3, 4)
 */
export const solve = (puzzle: Puzzle, solvers?: Solvers): Uint8Array | undefined =>
  search(puzzle, { limit: 1 }, solvers).solutions[0];

/**
 * How many solutions a puzzle has, counted up to a limit (default: all of them, however long it takes).
 *
 *     countSolutions(emptyPuzzle(boxed(2, 2)))      // 288
 */
export const countSolutions = (puzzle: Puzzle, limit = Number.POSITIVE_INFINITY, solvers?: Solvers): number =>
  search(puzzle, { limit, keep: 0 }, solvers).count;

/**
 * Whether a puzzle has exactly one solution.
 *
 *     isProper(emptyPuzzle(classic))      // false
 */
export const isProper = (puzzle: Puzzle, solvers?: Solvers): boolean => countSolutions(puzzle, 2, solvers) === 1;

/**
 * Whether a puzzle is proper and no given can be spared; undefined when `maxCalls`, for all questions together, does not suffice to tell. A
 * given is needed when a solution appears that has another digit in its place.
 *
 *     isMinimal(puzzleOf('1...' + '..2.' + '.3..' + '...4'))      // true
 */
export function isMinimal(puzzle: Puzzle, solvers?: Solvers): boolean;
export function isMinimal(puzzle: Puzzle, solvers: Solvers | undefined, maxCalls: number): boolean | undefined;
export function isMinimal(puzzle: Puzzle, solvers?: Solvers, maxCalls = Number.POSITIVE_INFINITY): boolean | undefined {
  const { verdict, calls } = judge(puzzle, solvers, maxCalls);
  if (verdict === 'unknown') return undefined;
  if (verdict !== 'proper') return false;
  let left = maxCalls - calls;
  for (const cell of filledCells(puzzle)) {
    const without = strikingOut(withGiven(puzzle, cell, 0), cell, [puzzle.givens[cell]!]);
    const answer = search(without, { limit: 1, keep: 0, maxCalls: left }, solvers);
    if (answer.stopped === 'budget') return undefined;
    if (answer.count === 0) return false;
    left -= answer.calls;
  }
  return true;
}

const strikingOut = (puzzle: Puzzle, cell: Cell, digits: Iterable<Digit>): Puzzle => {
  const added: Candidate[] = Array.from(digits, (digit) => ({ cell, digit }));
  return { ...puzzle, struckOut: [...(puzzle.struckOut ?? []), ...added] };
};

/** How a puzzle stands. */
export interface Judgement {
  /** `conflict`: the givens contradict each other, and nothing was searched; `unknown`: the budget was used up. */
  readonly verdict: 'proper' | 'several' | 'none' | 'conflict' | 'unknown';
  /** The solution of a proper puzzle, two when there are several. */
  readonly solutions: readonly Uint8Array[];
  readonly conflicts: readonly Conflict[];
  readonly calls: number;
}

/**
 * Judges a puzzle: one solution, several, none, or givens in conflict; all within `maxCalls` calls, if that is given.
 *
 *     judge(emptyPuzzle(boxed(2, 2))).verdict      // 'several'
 */
export function judge(puzzle: Puzzle, solvers?: Solvers, maxCalls = Number.POSITIVE_INFINITY): Judgement {
  const found = conflicts(puzzle);
  if (found.length > 0) return { verdict: 'conflict', solutions: [], conflicts: found, calls: 0 };
  const { solutions, stopped, calls } = search(puzzle, { limit: 2, maxCalls }, solvers);
  const isUnknown = stopped === 'budget' && solutions.length < 2;
  const verdict = isUnknown ? 'unknown' : (['none', 'proper', 'several'] as const)[solutions.length]!;
  return { verdict, solutions: isUnknown ? [] : solutions, conflicts: [], calls };
}

/**
 * Every solution, one at a time, each once and in an order that only depends on the puzzle and the solver. Works a little ahead, and
 * needs little memory even for millions: `search` with `onSolution` is faster for those who want them all.
 *
 *     [...enumerate(emptyPuzzle(boxed(2, 2)))].length      // 288
 */
export const enumerate = (puzzle: Puzzle, solvers?: Solvers): Generator<Uint8Array> => unseen(puzzle, [], solvers);

// The first answers come quickly; then a search is long enough for its preparation to pay.
const PORTIONS = [1, 16, 256];

/** The solutions beyond those seen, which are solutions of this puzzle too. */
function* unseen(puzzle: Puzzle, seen: Uint8Array[], solvers?: Solvers): Generator<Uint8Array> {
  const keys = new Set(seen.map((solution) => solution.join()));
  for (const portion of PORTIONS) {
    const { solutions, stopped } = search(puzzle, { limit: seen.length + portion }, solvers);
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
    yield* unseen(withGiven(puzzle, cell, digit), known, solvers);
  }
}

// Enough to show at once every candidate of a puzzle that is nearly proper.
const FIRST_SOLUTIONS = 50;

/**
 * The digits that each cell has in some solution, ascending; no digits at all when there is no solution; undefined when `maxCalls`, for all
 * searches together, does not suffice to tell. It takes at most one search for each cell and one for each digit found, never a count of all
 * solutions.
 *
 *     trueCandidates(puzzleOf('12..' + '34..' + '....' + '....'))[2]      // [3, 4]
 */
export function trueCandidates(puzzle: Puzzle, solvers?: Solvers): readonly (readonly Digit[])[];
export function trueCandidates(
  puzzle: Puzzle,
  solvers: Solvers | undefined,
  maxCalls: number,
): readonly (readonly Digit[])[] | undefined;
export function trueCandidates(
  puzzle: Puzzle,
  solvers?: Solvers,
  maxCalls = Number.POSITIVE_INFINITY,
): readonly (readonly Digit[])[] | undefined {
  const found = Array.from(puzzle.givens, () => new Set<Digit>());
  let left = maxCalls;
  const look = (one: Puzzle, limit: number): SearchResult['stopped'] => {
    const { solutions, stopped, calls } = search(one, { limit, maxCalls: left }, solvers);
    for (const solution of solutions) solution.forEach((digit, cell) => void found[cell]!.add(digit));
    left -= calls;
    return stopped;
  };
  let stopped = look(puzzle, FIRST_SOLUTIONS);
  if (stopped === 'limit') {
    for (const [cell, digits] of found.entries()) {
      if (puzzle.givens[cell] !== 0) continue;
      // Is there a solution with a digit here that was not found yet?
      do stopped = look(strikingOut(puzzle, cell, digits), 1);
      while (stopped === 'limit');
      if (stopped === 'budget') break;
    }
  }
  return stopped === 'budget' ? undefined : found.map((digits) => [...digits].sort((a, b) => a - b));
}
