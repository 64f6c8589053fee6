import { toDigit, type Values } from './values.ts';

/**
 * Whether a value is low (0), middle (1) or high (2) among those of a board. Where they do not part
 * into three, low and high have as many values, and the middle has the rest: of 1…4 only 1 is low
 * and only 4 is high.
 */
export function thirdOf(value: number, values: Values): number {
  const { size } = values;
  const outer = Math.round(size / 3);
  const digit = toDigit(value, values);
  if (digit <= outer) return 0;
  return digit > size - outer ? 2 : 1;
}
