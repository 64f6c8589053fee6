import { LARGEST_SIZE } from '../../geometry/geometry.ts';
import { hasBars, wordsOf } from '../block/grid-text.ts';
import { ALPHABETS, BLANKS } from '../text/alphabets.ts';
import { SMALLEST_TEXT_SIZE } from '../text/board.ts';

/** A longer line is no row. The longest row has 36 cells of 36 candidates, and a frame. */
const LONGEST_ROW = 4096;

/** Whether every letter and digit of a text is among the first `size` of some alphabet. */
const fits = (text: string, size: number): boolean =>
  ALPHABETS.some(({ characters }) => {
    const digits = characters.slice(0, size);
    for (const character of text.toUpperCase())
      if (!digits.includes(character) && !BLANKS.includes(character)) return false;
    return true;
  });

/**
 * How many cells a row seems to have, 4…36. It is 0 when only the whole block can tell, and
 * undefined when the line is no row.
 */
export function rowSize(line: string): number | undefined {
  if (line.length > LONGEST_ROW) return undefined;
  const isList = /[,;]/.test(line);
  if (isList && /^[\d\s,;]+$/.test(line)) return listSize(line.split(/[,;]/));
  const { words, characters } = wordsOf({ text: isList ? line.replace(/[,;]/g, ' ') : line, offset: 0 });
  if (words.length > LARGEST_SIZE) return undefined;
  const within = (size: number): number | undefined =>
    size >= SMALLEST_TEXT_SIZE && size <= LARGEST_SIZE ? size : undefined;
  const glued = words.map((word) => word.text).join('');
  const areNumbers = words.every((word) => /^\d{1,2}$/.test(word.text));
  if (words.length === 0) return /^ {4,36}$/.test(line) ? 0 : undefined;
  if (isList || (areNumbers && words.length >= 10 && !hasBars(line)))
    return areNumbers && words.every((word) => Number(word.text) <= words.length) ? within(words.length) : undefined;
  // The spaces may be blanks.
  if (/^[0-9A-Za-z ]{4,36}$/.test(line) && /^ | $| {2}/.test(line)) return fits(glued, line.length) ? 0 : undefined;
  if (words.length === 1) {
    if (characters > LARGEST_SIZE) return undefined;
    // Digits and dots with a stray character are still a row, so that the whole board is one error.
    return fits(glued, characters) || /[.*_]/.test(glued) || /^\d+$/.test(glued) ? within(characters) : undefined;
  }
  const lists = words.map((word) => word.text.replace(/^u/, ''));
  // A list of candidates has no blanks. On boards of less than ten digits a 0 is a blank.
  const blank = words.length < 10 ? /[.0*_?-]/ : /[.*_?-]/;
  const areCells = lists.every((word) => word.length === 1 || !blank.test(word));
  if (words.length >= 4 && areCells && fits(lists.join(''), words.length)) return within(words.length);
  return characters <= LARGEST_SIZE && fits(glued, characters) ? within(characters) : undefined;
}

/**
 * The same for a row of numbers between commas. A missing number is an empty cell, as in
 * spreadsheets.
 */
function listSize(fields: readonly string[]): number | undefined {
  const digits = fields.map((field) => (field.trim() === '' ? undefined : Number(field)));
  // A comma at the end means an empty cell after it, or is one too many. It is one too many when
  // the row writes empty cells as 0.
  const isOpen = digits.indexOf(undefined) === digits.length - 1;
  const size = isOpen && digits.includes(0) ? digits.length - 1 : digits.length;
  if (size < SMALLEST_TEXT_SIZE || size > LARGEST_SIZE || digits.some((digit = 0) => !(digit <= size)))
    return undefined;
  return isOpen && size === digits.length ? 0 : size;
}
