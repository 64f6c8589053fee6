import type { Beliefs } from './beliefs.ts';
import type { Readings } from './readings.ts';

/**
 * How likely each digit 0…size is in each cell, once it is known which readings are proper. When
 * every reading was looked at, the proper ones share the odds: a digit that fits none of them is
 * out of the question, however much it looks like it. Otherwise the beliefs stand as they are.
 */
export function oddsOf({ size, cellCount, logs }: Beliefs, { proper, isComplete }: Readings): Float64Array {
  if (!isComplete || proper.length === 0) return logs.map(Math.exp);
  const shares = new Float64Array(cellCount * (size + 1));
  let sum = 0;
  for (const { digits, cost } of proper) {
    const weight = Math.exp(-cost);
    sum += weight;
    for (let cell = 0; cell < cellCount; cell++) shares[cell * (size + 1) + digits[cell]!]! += weight;
  }
  return shares.map((share) => share / sum);
}
