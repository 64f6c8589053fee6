import { isInTable, tableOf } from '../../rules/pair-table.ts';

// A table of pairs of digits as text: its bits row by row, six a character, the lowest bit first.
// Zeros at the end are left out.

const BITS = 6;

/** The characters of numbers from 0 to 63. */
export const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const withoutZeros = (key: string): string => key.replace(/A+$/, '');

/** The key of a table. */
export function keyOf(table: readonly number[]): string {
  const size = table.length;
  const codes = new Array<number>(Math.ceil(size ** 2 / BITS)).fill(0);
  for (let bit = 0; bit < size ** 2; bit++)
    if (isInTable(table, Math.floor(bit / size) + 1, (bit % size) + 1))
      codes[Math.floor(bit / BITS)]! += 2 ** (bit % BITS);
  return withoutZeros(codes.map((code) => BASE64URL[code]).join(''));
}

/** The table of a key; undefined when the key has other characters, or bits too many. */
export function tableOfKey(key: string, size: number): number[] | undefined {
  const codes = Array.from(key, (character) => BASE64URL.indexOf(character));
  const table = tableOf({ size, least: 1 }, (first, second) => {
    const bit = (first - 1) * size + second - 1;
    return ((codes[Math.floor(bit / BITS)] ?? 0) >> (bit % BITS)) % 2 === 1;
  });
  return codes.every((code) => code >= 0) && keyOf(table) === withoutZeros(key) ? table : undefined;
}
