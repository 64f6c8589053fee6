import { popcount } from '../bits.ts';
import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import { makeRandom, type Random } from '../random.ts';
import { checkOptions, FUNCTION, fail, type KeysOf, within } from '../result.ts';
import { isMet, isOfPeers } from '../rules/demand.ts';
import { LARGEST_DIGIT_SET } from '../sets/digits.ts';
import { digitOf, makeFilling } from '../solve/filling.ts';

/** How to estimate. */
export interface EstimateOptions {
  /** How many random dives, from 2; default: 10 000. */
  readonly dives?: number;
  /** The seed, a safe integer from 0; default: 1. */
  readonly seed?: number;
  /** Is told now and then which share of the dives is done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

const KEYS: KeysOf<EstimateOptions> = {
  dives: within(2),
  seed: within(0, Number.MAX_SAFE_INTEGER),
  onProgress: FUNCTION,
};
const USUAL_DIVES = 10_000;
const BETWEEN_TOLD = 100;

/** About how many grids a board has. */
export interface GridEstimate {
  /** The decimal logarithm of the number; -Infinity when no dive came to a grid. */
  readonly log10: number;
  /** The standard error of the number as a share of it; NaN when no dive came to a grid. */
  readonly relativeError: number;
  /** How many dives came to a grid. */
  readonly hits: number;
}

/**
 * About how many complete grids a board has, with the standard error of this number, by random
 * dives (Knuth, Estimating the Efficiency of Backtrack Programs, 1975). A dive fills singles, then
 * chooses among the digits of a cell with fewest, and so on to a grid; the product of the numbers
 * of choices is a fair estimate. It is no bound: rare dives may count for much. Throws a RangeError
 * for boards of more than 32 digits.
 *
 *     const { log10, relativeError } = estimateGrids(boxed(2, 2), { dives: 1000 });
 *     Math.abs(10 ** log10 - 288) < 3 * relativeError * 288      // true
 */
export function estimateGrids(geometry: Geometry, options: EstimateOptions = {}): GridEstimate {
  checkGeometry('estimateGrids', geometry);
  checkOptions('estimateGrids', options, KEYS);
  if (geometry.size > LARGEST_DIGIT_SET)
    fail(`${geometry.id}; expected a board of at most ${LARGEST_DIGIT_SET} digits`);
  const { dives = USUAL_DIVES, seed = 1, onProgress } = options;
  const random = makeRandom(seed);
  const dive = diver(geometry);
  const logs: number[] = [];
  for (let index = 0; index < dives; index++) {
    if (index % BETWEEN_TOLD === 0) onProgress?.(index / dives);
    const log = dive(random);
    if (log !== undefined) logs.push(log);
  }
  return summary(logs, dives);
}

/** The mean of numbers of which the logarithms are given, and its standard error; others are 0. */
function summary(logs: readonly number[], dives: number): GridEstimate {
  if (logs.length === 0) return { log10: Number.NEGATIVE_INFINITY, relativeError: Number.NaN, hits: 0 };
  // The numbers as shares of the largest one, for they may be too large themselves.
  const largest = logs.reduce((most, log) => Math.max(most, log));
  const shares = logs.map((log) => Math.exp(log - largest));
  const mean = shares.reduce((sum, share) => sum + share, 0) / dives;
  const squares = shares.reduce((sum, share) => sum + share * share, 0) / dives;
  const variance = ((squares - mean * mean) * dives) / (dives - 1);
  return {
    log10: (largest + Math.log(mean)) / Math.LN10,
    relativeError: Math.sqrt(Math.max(0, variance) / dives) / mean,
    hits: logs.length,
  };
}

/** A function that dives once: the logarithm of the product of choices, if it came to a grid. */
function diver(geometry: Geometry): (random: Random) => number | undefined {
  const { cells, cellCount } = geometry;
  const filling = makeFilling(geometry);
  const demands = geometry.demands.filter((demand) => !isOfPeers(demand) && demand.kind !== 'void');
  const puzzle = emptyPuzzle(geometry);
  const state = new Int32Array(filling.stateLength);
  const digits = new Uint8Array(cellCount);
  return (random) => {
    filling.begin(state, puzzle);
    let log = 0;
    for (;;) {
      let best = -1;
      let fewest = Number.POSITIVE_INFINITY;
      for (const cell of cells) {
        const count = popcount(state[cell]!);
        if (count > 1 && count < fewest) [best, fewest] = [cell, count];
      }
      if (best < 0) break;
      let set = state[best]!;
      for (let skip = random.below(fewest); skip > 0; skip--) set &= set - 1;
      log += Math.log(fewest);
      filling.assume(state, best, set & -set);
      if (!filling.fill(state)) return undefined;
    }
    for (const cell of cells) digits[cell] = digitOf(state[cell]!);
    return demands.every((demand) => isMet(demand, digits)) ? log : undefined;
  };
}
