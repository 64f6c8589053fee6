import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { makeRandom } from '../random.ts';
import { check, checkOptions, FUNCTION, fail, type KeysOf, listOf, NUMBER, within } from '../result.ts';
import { LARGEST_DIGIT_SET } from '../sets/digits.ts';
import { diver } from './dive.ts';

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
    const came = dive(random);
    if (came) logs.push(came.log);
  }
  return estimateOf(logs, dives);
}

/**
 * The mean of numbers of which the natural logarithms are given, and its standard error; the other
 * `draws` came to nothing, and are 0.
 *
 *     Math.round(10 ** estimateOf([Math.log(200)], 2).log10)      // 100
 */
export function estimateOf(logs: readonly number[], draws: number): GridEstimate {
  check('estimateOf', 'logs', logs, listOf(NUMBER));
  check('estimateOf', 'draws', draws, within(2));
  if (logs.length === 0) return { log10: Number.NEGATIVE_INFINITY, relativeError: Number.NaN, hits: 0 };
  // The numbers as shares of the largest one, for they may be too large themselves.
  const largest = logs.reduce((most, log) => Math.max(most, log));
  const shares = logs.map((log) => Math.exp(log - largest));
  const mean = shares.reduce((sum, share) => sum + share, 0) / draws;
  const squares = shares.reduce((sum, share) => sum + share * share, 0) / draws;
  const variance = ((squares - mean * mean) * draws) / (draws - 1);
  return {
    log10: (largest + Math.log(mean)) / Math.LN10,
    relativeError: Math.sqrt(Math.max(0, variance) / draws) / mean,
    hits: logs.length,
  };
}
