import { COUNT, check, listOf, NUMBER } from '../result.ts';

const NUMBERS = listOf(NUMBER);

/** A number with its standard error. */
export interface Estimated {
  readonly value: number;
  readonly error: number;
}

/**
 * The mean of some values, each with a weight of which the natural logarithm is given, and its
 * standard error (of a ratio of two means, to first order).
 *
 *     weightedMean([1, 3], [0, 0]).value      // 2
 */
export function weightedMean(values: readonly number[], logs: readonly number[]): Estimated {
  check('weightedMean', 'values', values, NUMBERS);
  check('weightedMean', 'logs', logs, NUMBERS);
  const weights = sharesOf(logs);
  const value = weights.reduce((sum, weight, index) => sum + weight * values[index]!, 0);
  const variance = weights.reduce((sum, weight, index) => sum + (weight * (values[index]! - value)) ** 2, 0);
  return { value, error: Math.sqrt(variance) };
}

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
  const largest = logs.reduce((most, log) => Math.max(most, log), Number.NEGATIVE_INFINITY);
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
  const drawn: number[] = [];
  let sum = 0;
  sharesOf(logs).forEach((share, index) => {
    sum += share;
    while (drawn.length < count && (drawn.length + 0.5) / count < sum) drawn.push(index);
  });
  return drawn;
}
