import { COUNT, check, listOf, NUMBER } from '../result.ts';

const NUMBERS = listOf(NUMBER);

/** A number with its standard error. */
export interface Estimated {
  readonly value: number;
  readonly error: number;
}

/**
 * The mean of some values, each with a weight of which the natural logarithm is given, and its
 * standard error (of a ratio of two means, to first order). Samples of one of the `groups` may
 * depend on each other; without that each is its own.
 *
 *     weightedMean([1, 3], [0, 0]).value      // 2
 */
export function weightedMean(
  values: readonly number[],
  logs: readonly number[],
  groups: readonly number[] = [...logs.keys()],
): Estimated {
  check('weightedMean', 'values', values, NUMBERS);
  check('weightedMean', 'logs', logs, NUMBERS);
  check('weightedMean', 'groups', groups, NUMBERS);
  const weights = sharesOf(logs);
  const value = weights.reduce((sum, weight, index) => sum + weight * values[index]!, 0);
  const rests = new Map<number, number>();
  weights.forEach((weight, index) => {
    const group = groups[index]!;
    rests.set(group, (rests.get(group) ?? 0) + weight * (values[index]! - value));
  });
  return { value, error: Math.sqrt([...rests.values()].reduce((sum, rest) => sum + rest ** 2, 0)) };
}

/**
 * The natural logarithm of a sum of numbers whose natural logarithms are given.
 *
 *     logOfSum([Math.log(2), Math.log(3)])      // Math.log(5)
 */
export function logOfSum(logs: readonly number[]): number {
  check('logOfSum', 'logs', logs, NUMBERS);
  const largest = largestOf(logs);
  return logs.length === 0 ? largest : largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0));
}

const largestOf = (logs: readonly number[]): number =>
  logs.reduce((most, log) => Math.max(most, log), Number.NEGATIVE_INFINITY);

/**
 * How many samples of equal weight would say as much as these (Kish).
 *
 *     effectiveNumber([0, 0, 0])      // 3
 */
export function effectiveNumber(logs: readonly number[]): number {
  check('effectiveNumber', 'logs', logs, NUMBERS);
  return logs.length === 0 ? 0 : 1 / sharesOf(logs).reduce((sum, share) => sum + share * share, 0);
}

/** The weights as shares of their sum; they may be too large for numbers themselves. */
function sharesOf(logs: readonly number[]): number[] {
  const largest = largestOf(logs);
  const weights = logs.map((log) => Math.exp(log - largest));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * The indices of `count` samples that are drawn by their weights, each about as often as its share
 * says (systematic sampling): heavy ones come several times. They come in order.
 *
 *     drawnByWeight([0, Math.log(3)], 4)      // [0, 1, 1, 1]
 */
export function drawnByWeight(logs: readonly number[], count: number): number[] {
  check('drawnByWeight', 'logs', logs, NUMBERS);
  check('drawnByWeight', 'count', count, COUNT);
  return timesOf(sharesOf(logs), count, 0.5).flatMap((times, index) => Array<number>(times).fill(index));
}

/**
 * How often each of some shares of any sum is drawn, about as often as it says, `count` times in
 * all. Random `offsets` below 1 make that right on average.
 */
export function timesOf(shares: readonly number[], count: number, offset: number): number[] {
  const each = shares.reduce((sum, share) => sum + share, 0) / count;
  let sum = 0;
  let drawn = 0;
  return shares.map((share) => {
    sum += share;
    const before = drawn;
    while (drawn < count && (drawn + offset) * each < sum) drawn++;
    return drawn - before;
  });
}
