import { alphabetOf, type Geometry } from '@pencilmark/core/geometry';

/** How an answer may write the cells of a board. */
export interface Signs {
  /** Rows and columns of the board; the cells of a shaped board are the first of its frame. */
  readonly rows: number;
  readonly columns: number;
  /** The digit of a sign, 0 of a blank, undefined of all else. */
  digitOf(sign: string): number | undefined;
  /** The digit that counts as a number, from 10 on. */
  digitOfNumber(number: number): number | undefined;
}

const BLANKS = '.0_*-?xX·□';

/** The signs of a board: its digits in an alphabet, in either case, and blanks. */
export function signsOf(geometry: Geometry, alphabet = alphabetOf(geometry)): Signs {
  const { size, rows, columns } = geometry;
  const digits = [...alphabet.slice(0, size)];
  const known = new Map<string, number>([...BLANKS].map((sign) => [sign, 0]));
  for (const [index, sign] of digits.entries()) {
    known.set(sign.toLowerCase(), index + 1);
    known.set(sign.toUpperCase(), index + 1);
  }
  const least = digits[0] === '0' ? 0 : 1;
  return {
    rows,
    columns,
    digitOf: (sign) => known.get(sign),
    digitOfNumber: (number) => (number - least < size ? number - least + 1 : undefined),
  };
}
