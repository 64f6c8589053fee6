import type { Digit } from '../sets/digits.ts';
import { upTo } from './groups.ts';
import type { Frame } from './rule.ts';

// Digits are 1 up to the size of the board, whatever their values. Sums, parity, printed numbers
// and clues are about values: 0…8 on the board `9x9:0-8`, and elsewhere the digits.

/** The values of digits. */
export type Values = Pick<Frame, 'size' | 'least'>;

/** The value of a digit. */
export const toValue = (digit: Digit, { least }: Pick<Values, 'least'>): number => digit + least - 1;

/** The digit that counts as a value, which the board has. */
export const toDigit = (value: number, { least }: Pick<Values, 'least'>): Digit => value - least + 1;

/** The values of the digits of a board, ascending. */
export const valuesOf = ({ size, least }: Values): number[] => upTo(size).map((index) => index + least);

/** The greatest value of a board. */
export const greatestOf = ({ size, least }: Values): number => least + size - 1;

/** Whether a number is the value of a digit. */
export const isValueOf = (number: number, values: Values): boolean =>
  Number.isInteger(number) && number >= values.least && number <= greatestOf(values);
