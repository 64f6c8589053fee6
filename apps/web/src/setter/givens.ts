import { fillGrid, orbits, thinPuzzle } from '@pencilmark/core/generate';
import { givenCount, makePuzzle, type Puzzle, withGiven } from '@pencilmark/core/puzzle';
import { makeRandom, type Random, shuffled } from '@pencilmark/core/random';
import { isProper, type Solvers, solve } from '@pencilmark/core/solve';
import type { Work } from '../engine/task.ts';
import { MOST_CALLS_EACH } from './facts.ts';
import type { Completion, Wishes } from './tasks.ts';

type ProgressSink = Pick<Work<Completion>, 'progress'>;

/**
 * Adds givens until the puzzle is proper: a random solution that has what is there, thinned again.
 * What is there stays. Nothing when there is no solution.
 */
export function fill(
  puzzle: Puzzle,
  solvers: Solvers,
  { seed, symmetry }: Wishes,
  work: ProgressSink,
): Uint8Array | undefined {
  const random = makeRandom(seed);
  const solution = randomSolution(puzzle, solvers, random, work);
  if (!solution) return undefined;
  const { geometry, givens } = puzzle;
  const groups = orbits(symmetry, geometry.size).filter((group) => group.every((cell) => givens[cell] === 0));
  return thinned(makePuzzle(geometry, solution), groups, solvers, random, work);
}

/** Takes givens away that a proper puzzle does not need. */
export function spared(puzzle: Puzzle, solvers: Solvers, { seed, symmetry }: Wishes, work: ProgressSink): Uint8Array {
  return thinned(puzzle, orbits(symmetry, puzzle.geometry.size), solvers, makeRandom(seed), work);
}

/** Thins group by group, so that the page can show how far the work is. */
function thinned(
  puzzle: Puzzle,
  groups: readonly (readonly number[])[],
  solvers: Solvers,
  random: Random,
  { progress }: ProgressSink,
): Uint8Array {
  let left = puzzle;
  for (const [index, group] of shuffled(groups, random).entries()) {
    left = thinPuzzle(left, [group], { maxCalls: MOST_CALLS_EACH, solvers }).puzzle;
    progress((index + 1) / groups.length, { givens: left.givens });
  }
  return left.givens;
}

/** A random solution: random digits in random cells until only one solution is left. */
function randomSolution(
  puzzle: Puzzle,
  solvers: Solvers,
  random: Random,
  { progress }: ProgressSink,
): Uint8Array | undefined {
  const { geometry } = puzzle;
  if (givenCount(puzzle) === 0) return solve(puzzle, { solvers }) && fillGrid(geometry, random);
  let known = solve(puzzle, { solvers });
  let current = puzzle;
  for (const cell of shuffled(puzzle.givens.keys(), random)) {
    if (!known || isProper(current, { solvers })) break;
    if (current.givens[cell] !== 0) continue;
    for (const digit of shuffled(
      Array.from({ length: geometry.size }, (_, index) => index + 1),
      random,
    )) {
      const next = withGiven(current, cell, digit);
      const answer = solve(next, { solvers });
      if (!answer) continue;
      [current, known] = [next, answer];
      break;
    }
    progress(0, {});
  }
  return known;
}
