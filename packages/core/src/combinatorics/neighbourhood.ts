import { choices } from '../choices.ts';
import { type Candidate, checkPuzzle, filledCells, type Puzzle, withGiven } from '../puzzle/puzzle.ts';
import { COUNT, checkOptions, FLAG, type KeysOf } from '../result.ts';
import type { Cell } from '../sets/cells.ts';
import { SOME_SOLVERS } from '../solve/choice.ts';
import { type Solvers, searchFor } from '../solve/search.ts';
import type { Solver } from '../solve/solver.ts';
import { SOLVERS } from '../solve/solvers.ts';
import { soleDigits } from './sole-digits.ts';

/** Which puzzles are neighbours. */
export interface NeighbourhoodOptions {
  /** How many givens go; default: 1. */
  readonly remove?: number;
  /** How many others come; default: 1. */
  readonly add?: number;
  /** Leaves out puzzles of which a given can be spared. */
  readonly minimal?: boolean;
  /** Who says how many solutions a puzzle has; default: those of core. */
  readonly solvers?: readonly Solver[];
}

const KEYS: KeysOf<NeighbourhoodOptions> = { remove: COUNT, add: COUNT, minimal: FLAG, solvers: SOME_SOLVERS };

/**
 * The givens of all proper puzzles that differ from a puzzle in so many givens removed and so many
 * others added, written {-m+n}, each once. A given that was removed does not come back. The order
 * depends on the puzzle alone.
 *
 *     const [first] = neighbourhood(puzzleOf('1..........2..3.'), { remove: 0 });
 *     first.filter((digit) => digit !== 0).length      // 4
 */
export function neighbourhood(puzzle: Puzzle, options: NeighbourhoodOptions = {}): Generator<Uint8Array> {
  checkPuzzle('neighbourhood', puzzle);
  checkOptions('neighbourhood', options, KEYS);
  return eachNeighbour(puzzle, options);
}

function* eachNeighbour(
  puzzle: Puzzle,
  { remove = 1, add = 1, minimal = false, solvers = SOLVERS }: NeighbourhoodOptions,
): Generator<Uint8Array> {
  const { geometry, givens } = puzzle;
  const given = geometry.cells.filter((cell) => givens[cell] !== 0);
  for (const removed of choices(given, remove)) {
    const left = givens.slice();
    for (const cell of removed) left[cell] = 0;
    for (const found of withAdded({ before: givens, solvers, add }, { ...puzzle, givens: left }, geometry.cells, []))
      if (!minimal || isNeeded(found, solvers)) yield found.givens;
  }
}

interface Addition {
  /** The givens before some went. */
  readonly before: Uint8Array;
  readonly solvers: Solvers;
  /** How many digits are to be added. */
  readonly add: number;
}

/**
 * The proper puzzles after digits are added in some cells. Some solutions of the puzzle are known.
 * More of them are found on the way, and added to the list.
 */
function* withAdded(wish: Addition, puzzle: Puzzle, cells: readonly Cell[], known: Uint8Array[]): Generator<Puzzle> {
  const { before, solvers, add } = wish;
  const { givens } = puzzle;
  const solutions = (one: Puzzle): readonly Uint8Array[] => searchFor(one, { limit: 2 }, solvers).solutions;
  if (add === 0) {
    if (solutions(puzzle).length === 1) yield puzzle;
    return;
  }
  const empty = cells.filter((cell) => givens[cell] === 0);
  const withDigit = ({ cell, digit }: Candidate): Puzzle => ({ ...puzzle, givens: givens.with(cell, digit) });
  if (add === 1) {
    for (const found of soleDigits(puzzle, empty, known, solvers))
      if (found.digit !== before[found.cell]) yield withDigit(found);
    return;
  }
  for (const [index, cell] of empty.entries()) {
    for (let digit = 1; digit <= puzzle.geometry.size; digit++) {
      if (digit === before[cell]) continue;
      const next = withDigit({ cell, digit });
      const those = known.filter((solution) => solution[cell] === digit);
      const below = those.length > 0 ? [...those] : [...solutions(next)];
      if (below.length === 0) continue;
      yield* withAdded({ ...wish, add: add - 1 }, next, empty.slice(index + 1), below);
      known.push(...below.slice(those.length));
    }
  }
}

/** Whether no given can be spared. */
const isNeeded = (puzzle: Puzzle, solvers: Solvers): boolean =>
  filledCells(puzzle).every((cell) => searchFor(withGiven(puzzle, cell, 0), { limit: 2, keep: 0 }, solvers).count > 1);
