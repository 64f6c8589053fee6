import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { makePuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { makeRandom, type Random } from '../random.ts';
import { checkOptions, fail, type KeysOf, within } from '../result.ts';
import { LARGEST_DIGIT_SET } from '../sets/digits.ts';
import { SOME_SOLVERS } from '../solve/choice.ts';
import type { Solver } from '../solve/solver.ts';
import { SOLVERS, solverFor } from '../solve/solvers.ts';
import { type Dive, diver } from './dive.ts';

/** How minimal puzzles are drawn. */
export interface MinimalOptions {
  /** The seed, a safe integer from 0; default: 1. */
  readonly seed?: number;
  /** Who says whether a puzzle is proper; default: those of core. */
  readonly solvers?: readonly Solver[];
}

const KEYS: KeysOf<MinimalOptions> = {
  seed: within(0, Number.MAX_SAFE_INTEGER),
  solvers: SOME_SOLVERS,
};

/** A minimal puzzle, and how many it stands for: the natural logarithm of that number. */
export interface MinimalSample {
  readonly givens: Uint8Array;
  readonly log: number;
}

/**
 * Draws minimal puzzles of a board without end, each with a weight: how many minimal puzzles it
 * stands for. So the mean of the weights is the number of minimal puzzles of the board, and a
 * weighted mean of anything is right for all of them; a top-down generator favours few givens. A
 * draw that comes to no grid is undefined, and counts as one of weight 0. A random dive gives the
 * grid; then one of the givens that can be spared goes, and so on. The weight is the product of
 * the numbers of choices, divided by the orders in which these givens could have gone (Knuth,
 * Estimating the Efficiency of Backtrack Programs, 1975; what is estimated is from Berthier,
 * Unbiased Statistics of a CSP, 2009). Throws a RangeError for boards of more than 32 digits.
 *
 *     const { value: sample } = minimalSamples(boxed(2, 2)).next();
 *     sample.givens.length      // 16
 */
export function minimalSamples(
  geometry: Geometry,
  options: MinimalOptions = {},
): Generator<MinimalSample | undefined, never> {
  checkGeometry('minimalSamples', geometry);
  checkOptions('minimalSamples', options, KEYS);
  if (geometry.size > LARGEST_DIGIT_SET)
    fail(`${geometry.id}; expected a board of at most ${LARGEST_DIGIT_SET} digits`);
  return draws(geometry, options);
}

function* draws(
  geometry: Geometry,
  { seed = 1, solvers = SOLVERS }: MinimalOptions,
): Generator<MinimalSample | undefined, never> {
  const random = makeRandom(seed);
  const dive = diver(geometry);
  const search = solverFor(geometry, solvers).prepare(geometry);
  const isProper = (puzzle: Puzzle): boolean => search(puzzle, { limit: 2, keep: 0 }).count === 1;
  for (;;) {
    const grid = dive(random);
    yield grid && thinned(makePuzzle(geometry, grid.digits), grid, isProper, random);
  }
}

/** Takes givens away that can be spared, one at a time, until there are none. */
function thinned(
  puzzle: Puzzle,
  { digits, log: logOfGrid }: Dive,
  isProper: (puzzle: Puzzle) => boolean,
  random: Random,
): MinimalSample {
  const { geometry, givens } = puzzle;
  let log = logOfGrid;
  // A given that cannot be spared can never be spared later.
  let spare = geometry.cells.filter((cell) => givens[cell] !== 0);
  for (let gone = 1; ; gone++) {
    spare = spare.filter((cell) => {
      givens[cell] = 0;
      const can = isProper(puzzle);
      givens[cell] = digits[cell]!;
      return can;
    });
    if (spare.length === 0) return { givens, log };
    log += Math.log(spare.length / gone);
    const [cell] = spare.splice(random.below(spare.length), 1);
    givens[cell!] = 0;
  }
}
