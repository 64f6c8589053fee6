import { fail } from '../../result.ts';
import type { Format } from '../format.ts';
import { FORMATS } from '../formats.ts';
import type { BoardLines, Closing, QuickLine } from '../signs.ts';

// The signs of all formats of the table, as questions about a line.

/** The formats whose records may be one line, such as line puzzles and links. */
const ON_A_LINE = FORMATS.filter(({ record, signs }) => record === 'line' || signs?.fitsLine);

const ALL = FORMATS.flatMap((format) => (format.signs ? [{ format, signs: format.signs }] : []));
const OPENERS = ALL.filter(({ signs }) => signs.opens);
const SECTIONED = ALL.filter(({ signs }) => signs.isSection);
const JOINERS = ALL.filter(({ signs }) => signs.joins);
const HEADINGS = ALL.filter(({ signs }) => signs.isHeading);

/** The format of nearly all lines in large files, and its fast way to read them. */
export const QUICK: { readonly format: Format; readonly quickLine: QuickLine } =
  ALL.flatMap(({ format, signs: { quickLine } }) => (quickLine ? [{ format, quickLine }] : []))[0] ??
  fail('no format reads lines quickly');

/** The format that recognises a line as a whole record. */
export const lineFormatOf = (line: string): Format | undefined => ON_A_LINE.find((format) => format.looksLike(line));

/** The end of the document that a line opens; undefined when the line opens none. */
export function closingOf(line: string): Closing | undefined {
  for (const { signs } of OPENERS) {
    const closing = signs.opens!(line);
    if (closing !== undefined) return closing;
  }
  return undefined;
}

/** Whether a line only names the lines after it. */
export const isHeading = (line: string, isFirst: boolean): boolean =>
  HEADINGS.some(({ signs }) => signs.isHeading!(line, isFirst));

/** Whether a comment is a header of the board that follows. */
export const isHeader = (comment: string): boolean => ALL.some(({ signs }) => signs.isHeader?.(comment));

/** The format whose section this line opens; undefined when it opens none. */
export const sectionedBy = (line: string): Format | undefined =>
  SECTIONED.find(({ signs }) => signs.isSection!(line))?.format;

/** Whether a second part of a complete board may follow after blank lines. */
export const mayGoOn = (board: BoardLines): boolean => ALL.some(({ signs }) => signs.mayGoOn?.(board));

/** The format in which two boards are one record; undefined when there is none. */
export const joinerOf = (board: BoardLines, next: BoardLines, between: number): Format | undefined =>
  JOINERS.find(({ signs }) => signs.joins!(board, next, between))?.format;

/** The error of a line that belongs to the puzzle above it but comes too late. */
export function tooLate(line: string): { readonly code: string; readonly message: string } | undefined {
  for (const { signs } of ALL) {
    const said = signs.sayTooLate?.(line);
    if (said) return said;
  }
  return undefined;
}
