import { usualNotation } from '@pencilmark/core/format';

/**
 * A cell in a list: a digit as a number or a text (letters from A stand for ten and more); 0,
 * null, undefined, an empty text, '.', '_', '*' or a space for an empty one.
 */
export type CellValue = number | string | null | undefined;

export const isCell = (value: unknown): value is CellValue =>
  value === null || ['number', 'string', 'undefined'].includes(typeof value);

/** The digit 0…size of a cell in a list; nothing when it is none. */
function digitOf(value: CellValue, size: number): number | undefined {
  if (value === null || value === undefined || (typeof value === 'string' && /^[._* ]?$/.test(value))) return 0;
  if (typeof value === 'string' && /^[A-Za-z]$/.test(value))
    return within(value.toUpperCase().charCodeAt(0) - 55, size);
  const isNumber = typeof value === 'number' || /^\d{1,2}$/.test(value);
  return isNumber ? within(Number(value), size) : undefined;
}

const within = (digit: number, size: number): number | undefined =>
  Number.isInteger(digit) && digit >= 0 && digit <= size ? digit : undefined;

/**
 * Cells of a board of a size as a text that core reads; or the place of the first that is no cell.
 */
export function textOfCells(
  cells: readonly CellValue[],
  size: number,
): { readonly text: string } | { readonly wrong: number } {
  const { alphabet, blank } = usualNotation(size);
  let text = '';
  for (const [cell, value] of cells.entries()) {
    const digit = digitOf(value, size);
    if (digit === undefined) return { wrong: cell };
    text += digit === 0 ? blank : alphabet[digit - 1];
  }
  return { text };
}

/**
 * How digits are written in a list like that of some cells: as numbers, as letters, as texts of
 * two characters.
 */
export function writerFor(cells: readonly CellValue[], size: number): (digit: number) => number | string {
  if (!cells.some((value) => typeof value === 'string' && value !== '')) return (digit) => digit;
  if (cells.some((value) => typeof value === 'string' && value.length > 1)) return (digit) => `${digit}`;
  const { alphabet } = usualNotation(size);
  return (digit) => alphabet[digit - 1]!;
}
