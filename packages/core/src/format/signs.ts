import type { ParseOptions, Reading } from './reading.ts';

/** A run of characters in a line. */
export interface Field {
  readonly start: number;
  readonly length: number;
}

/** Lines of a stream that are one board: its rows, its frame and its comments. */
export interface BoardLines {
  /** The number of its first line in the stream. */
  readonly first: number;
  readonly lines: readonly string[];
  /** Whether it began with a border. */
  readonly framed: boolean;
}

/** The end of a document: its last bracket closes, or a line matches the last tag. */
export type Closing = 'brackets' | RegExp;

/**
 * A fast way to read a line that looks like the line before it. Nearly all lines of a large file
 * do.
 */
export interface QuickLine {
  /** Whether the line holds a puzzle. */
  holds(line: string, options: ParseOptions): boolean;
  /** The place of the puzzle in the line; undefined when the puzzle is the whole line. */
  placeOf(line: string, options: ParseOptions): Field | undefined;
  /** The puzzle at a place of the line; undefined when the line needs the slow way. */
  read(line: string, place: Field, options: ParseOptions): Reading | undefined;
}

/**
 * How records of a format begin and go on in a stream of lines. The reader knows rows of cells and
 * line puzzles without signs, so a format has signs only for other lines.
 */
export interface Signs {
  /** Whether one line can hold a document, as a link does. */
  readonly fitsLine?: boolean;
  readonly quickLine?: QuickLine;
  /** The end of the document that a line opens; undefined when the line opens none. */
  opens?(line: string): Closing | undefined;
  /** Whether a line only names the lines after it, as a row of column names does. */
  isHeading?(line: string, isFirst: boolean): boolean;
  /** Whether a comment is a header of the board that follows. */
  isHeader?(comment: string): boolean;
  /** Whether a line opens a section. Blank lines and further sections belong to the same record. */
  isSection?(line: string): boolean;
  /** Whether a section starts the next record instead. */
  startsRecord?(section: string): boolean;
  /** Whether a second part of a complete board may follow after blank lines. */
  mayGoOn?(board: BoardLines): boolean;
  /** Whether two boards are probably one record; `between` counts the blank lines between them. */
  joins?(board: BoardLines, next: BoardLines, between: number): boolean;
  /**
   * The error of a line that belongs to the puzzle on the line above it. That puzzle is already
   * read, so the line comes too late.
   */
  sayTooLate?(line: string): { readonly code: string; readonly message: string } | undefined;
}
