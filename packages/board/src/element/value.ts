import { cellName, type Digit } from '@pencilmark/core/geometry/plain';
import { err, ok, type Result } from '@pencilmark/core/result';
import type { Lettered } from './read-puzzle.ts';

const BLANK = '.';
const BLANKS = `${BLANK}-_*? `;

/**
 * The digits of a board as one line: a character for each cell in reading order, `.` while empty.
 */
export const lineOf = ({ puzzle, alphabet }: Lettered, digits: ArrayLike<Digit>): string =>
  puzzle.geometry.cells.map((cell) => (digits[cell] ? alphabet[digits[cell]! - 1]! : BLANK)).join('');

/**
 * The digits of a line that `lineOf` wrote. An empty text is the puzzle itself, and a given may
 * be left out.
 */
export function readValue({ puzzle, alphabet }: Lettered, text: string): Result<Uint8Array, string> {
  const { cells, size } = puzzle.geometry;
  const digits = puzzle.givens.slice();
  const line = text.replaceAll(/[\r\n\t]/g, '');
  if (line.trim() === '') return ok(digits);
  if (line.length !== cells.length)
    return err(`The value has ${line.length} characters; the board has ${cells.length} cells.`);
  for (const [at, cell] of cells.entries()) {
    const digit = digitOf(line[at]!, alphabet, size);
    if (digit === 0) continue;
    const place = `${cellName(cell, size)} of the value`;
    if (digit === undefined)
      return err(`${place}: "${line[at]}" is no digit of this board; write ${BLANK} for an empty cell.`);
    if (digits[cell] !== 0 && digits[cell] !== digit)
      return err(`${place}: "${line[at]}" stands where the puzzle has ${alphabet[digits[cell]! - 1]}.`);
    digits[cell] = digit;
  }
  return ok(digits);
}

/** The digit of a character in an alphabet, in either case; 0 for a blank, nothing for others. */
export function digitOf(character: string, alphabet: string, size: number): Digit | undefined {
  const at = alphabet.slice(0, size).toUpperCase().indexOf(character.toUpperCase());
  if (at >= 0) return at + 1;
  return BLANKS.includes(character) || character === '0' ? 0 : undefined;
}
