import { lowestBit, popcount } from '../bits.ts';

/** The digit of a cell, 1…size; 0 means empty. */
export type Digit = number;
/**
 * A set of digits 1…32 as the bits of one 32-bit integer: bit d-1 stands for digit d. Boards of
 * more digits have no digit sets.
 */
export type DigitSet = number;
/** The largest size whose digits fit a DigitSet. */
export const LARGEST_DIGIT_SET = 32;

/**
 * The set of the digits 1…size; the size is 0…32.
 *
 *     everyDigit(4)      // 0b1111
 */
export const everyDigit = (size: number): DigitSet => (size === 32 ? -1 : (1 << size) - 1);

/**
 * The set with a single digit, 1…32.
 *
 *     digitBit(3)      // 0b100
 */
export const digitBit = (digit: Digit): DigitSet => 1 << (digit - 1);

/**
 * Whether a set holds a digit, 1…32.
 *
 *     hasDigit(0b101, 3)      // true
 */
export const hasDigit = (set: DigitSet, digit: Digit): boolean => ((set >>> (digit - 1)) & 1) === 1;

/**
 * How many digits a set holds, 0…32.
 *
 *     digitCount(0b101)      // 2
 */
export const digitCount = (set: DigitSet): number => popcount(set);

/**
 * The digits of a set, ascending.
 *
 *     digitsOf(0b1101)      // [1, 3, 4]
 */
export function digitsOf(set: DigitSet): Digit[] {
  const digits: Digit[] = [];
  for (let left = set; left !== 0; left &= left - 1) digits.push(lowestBit(left) + 1);
  return digits;
}

/**
 * The set of some digits, 1…32 each.
 *
 *     digitSet([1, 3])      // 0b101
 */
export function digitSet(digits: Iterable<Digit>): DigitSet {
  let set = 0;
  for (const digit of digits) set |= digitBit(digit);
  return set;
}
