import { completePuzzle, fillGrid, orbits, randomSolution, thinPuzzle } from '@pencilmark/core/generate';
import { givenCount, makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import { makeRandom, type Random, shuffled } from '@pencilmark/core/random';
import { type Solvers, search } from '@pencilmark/core/solve';
import type { Work } from '../../engine/task.ts';
import { MOST_CALLS_EACH } from './facts.ts';
import { type Changed, type Completion, MOST_CALLS_OF_CHANGE, type Wishes } from './tasks.ts';

/** How givens are changed besides the wishes: who hears of it, and what it may cost. */
interface Terms extends Pick<Work<Completion>, 'progress'> {
  readonly maxCalls?: number;
}

/**
 * Adds givens until the puzzle is proper: a random solution that has what is there, thinned again.
 * What is there stays. No givens come back when there is no solution, or when none turned up within
 * the budget.
 */
export function fill(puzzle: Puzzle, solvers: Solvers, wishes: Wishes, terms: Terms): Changed {
  if (wishes.givens !== undefined) return filledUpTo(wishes.givens, puzzle, solvers, wishes, terms);
  const { seed, symmetry } = wishes;
  const random = makeRandom(seed);
  const { maxCalls = MOST_CALLS_OF_CHANGE } = terms;
  const { geometry, givens } = puzzle;
  const any = search(puzzle, { limit: 1, maxCalls, solvers });
  if (any.count === 0) return { isComplete: any.stopped === 'exhausted' };
  const solution =
    givenCount(puzzle) === 0
      ? fillGrid(geometry, random, { maxCalls, solvers })
      : randomSolution(puzzle, random, { maxCalls, solvers, onProgress: () => terms.progress(0, {}) }).solution!;
  const groups = orbits(symmetry, geometry.size).filter((group) => group.every((cell) => givens[cell] === 0));
  return thinned(makePuzzle(geometry, solution), groups, solvers, random, terms);
}

/** Tries for a number of givens. */
const TRIES = 20;

/** Adds givens until the puzzle is proper and has a number of givens. */
function filledUpTo(
  givens: number,
  puzzle: Puzzle,
  solvers: Solvers,
  { seed, symmetry }: Wishes,
  { progress, maxCalls = MOST_CALLS_OF_CHANGE }: Terms,
): Changed {
  const completion = completePuzzle(puzzle, makeRandom(seed), {
    givens,
    symmetry,
    maxTries: TRIES,
    maxCalls: Math.ceil(maxCalls / TRIES),
    solvers,
    onProgress: (left) => progress(1 - left / TRIES, {}),
  });
  if (completion.puzzle) return { givens: completion.puzzle.givens, isComplete: true };
  if (completion.missed === 'givens') return { isComplete: true, isOtherCount: true };
  return { isComplete: completion.missed === 'solution' };
}

/** Takes givens away that a proper puzzle does not need. */
export const spared = (puzzle: Puzzle, solvers: Solvers, { seed, symmetry }: Wishes, terms: Terms): Changed =>
  thinned(puzzle, orbits(symmetry, puzzle.geometry.size), solvers, makeRandom(seed), terms);

/** Thins within the budget, and reports how far the work is. */
function thinned(
  puzzle: Puzzle,
  groups: readonly (readonly number[])[],
  solvers: Solvers,
  random: Random,
  { progress, maxCalls = MOST_CALLS_OF_CHANGE }: Terms,
): Changed {
  const thinned = thinPuzzle(puzzle, shuffled(groups, random), {
    maxCalls: MOST_CALLS_EACH,
    budget: maxCalls,
    solvers,
    onProgress: ({ givens }, left) => progress(1 - left / groups.length, { givens }),
  });
  return { givens: thinned.puzzle.givens, isComplete: thinned.complete };
}
