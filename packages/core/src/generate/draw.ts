import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { shuffled } from '../random.ts';
import { fail } from '../result.ts';
import { searchFor } from '../solve/search.ts';
import { fillGrid } from './fill.ts';
import { orbits } from './pattern.ts';
import { type Thinned, thinPuzzle } from './thin.ts';
import { makeVicinity, type Vicinity } from './vicinity.ts';
import type { Wishes } from './wishes.ts';

/**
 * The budget of thinning, in calls, unless the number of givens needs more. Most 9×9 boards take
 * fewer; on 25×25 they take some seconds.
 */
const MODERATE_WORK = 40_000;
/** The method 'rounds' stops at this failure, and at this share of the cells. */
const ROUNDS = 3;
const ROUNDS_SHARE = 17 / 81;

/** A puzzle to judge. */
export interface Drawn {
  readonly thinned: Thinned;
  readonly solution: Uint8Array;
  /** The wanted number of givens. */
  readonly target: number;
  /** How many puzzles were made for it. */
  readonly made: number;
}

/** A random grid, thinned. */
export function randomPuzzle(wishes: Wishes): Drawn {
  const { geometry, random, least, most, hasRange, limits } = wishes;
  const solution = fillGrid(geometry, random, limits);
  const target = hasRange ? least + random.below(most - least + 1) : 0;
  return { thinned: thinned({ geometry, givens: solution }, target, wishes), solution, target, made: 1 };
}

/** Removes givens of a complete grid by the wanted method, down to `target`. */
function thinned(full: Puzzle, target: number, wishes: Wishes): Thinned {
  const { geometry, random, most, symmetry, minimal, method, hasRange, limits } = wishes;
  const groups = shuffled(orbits(symmetry, geometry.size), random);
  if (method === 'rounds') {
    const fewest = Math.ceil(geometry.cellCount * ROUNDS_SHARE);
    return thinPuzzle(full, groups, { ...limits, givens: Math.max(target, fewest), failures: ROUNDS });
  }
  if (minimal) return thinPuzzle(full, groups, limits);
  if (!hasRange) return thinPuzzle(full, groups, { ...limits, budget: MODERATE_WORK });
  const inRange = thinPuzzle(full, groups, { ...limits, givens: most });
  return thinPuzzle(inRange.puzzle, inRange.untried, { ...limits, givens: target, budget: MODERATE_WORK });
}

/** The search in the vicinity of puzzles, if the wishes allow it. It begins with `near`. */
export function vicinityFor(
  wishes: Wishes,
): { next(most: number): Drawn | undefined; readonly add: Vicinity['add'] } | undefined {
  const { geometry, random, least, symmetry, method, height, near, limits } = wishes;
  if (near.length > 0 && (!height || method === 'rounds')) fail("near without height, or with the method 'rounds'");
  if (!height || method === 'rounds') return undefined;
  const vicinity = makeVicinity(geometry, random, { symmetry, givens: least, ...limits });
  for (const puzzle of near) {
    checkPuzzle('generate', puzzle);
    if (puzzle.geometry.id !== geometry.id) fail(`near: a puzzle on ${puzzle.geometry.id}; expected ${geometry.id}`);
    const { solutions } = searchFor(puzzle, { limit: 2 }, limits.solvers);
    if (solutions.length !== 1) fail('near: a puzzle that is not proper');
    vicinity.add(puzzle, solutions[0]!, height(puzzle) ?? Number.NEGATIVE_INFINITY);
  }
  return {
    add: vicinity.add,
    next: (most) => {
      const next = vicinity.next(most);
      return next && { ...next.neighbour, target: least, made: next.made };
    },
  };
}
