import type { ParseOptions, Reading } from './reading.ts';

/** A run of characters of a line. */
export interface Field {
  readonly start: number;
  readonly length: number;
}

/** Lines of a stream that are rows of one board, with its frame and its comments. */
export interface BoardLines {
  /** The number of its first line in the stream. */
  readonly first: number;
  readonly lines: readonly string[];
  /** Whether it began with a border. */
  readonly framed: boolean;
}

/** What ends a document: its brackets are closed, or a line has its last tag. */
export type Closing = 'brackets' | RegExp;

/**
 * A short way to read a line that looks like the line before it, as nearly all lines of a large
 * file do.
 */
export interface QuickLine {
  /** Whether the line holds a puzzle. */
  holds(line: string, options: ParseOptions): boolean;
  /** Where the puzzle stands in the line, if other things stand there too. */
  placeOf(line: string, options: ParseOptions): Field | undefined;
  /** The puzzle at a place of the line; nothing when a closer look is needed. */
  read(line: string, place: Field, options: ParseOptions): Reading | undefined;
}

/**
 * How records of a format begin and go on in a stream of lines.
 * A format says only what cannot be seen from rows of cells and from puzzles on one line.
 */
export interface Signs {
  /** Whether one line can hold a document, as a link does. */
  readonly fitsLine?: boolean;
  readonly quickLine?: QuickLine;
  /** What will close the document that a line opens; nothing when the line opens none. */
  opens?(line: string): Closing | undefined;
  /** Whether a line only names what follows, such as columns of a table; it is passed over. */
  isHeading?(line: string, isFirst: boolean): boolean;
  /** Whether a comment is a header of the board that follows. */
  isHeader?(comment: string): boolean;
  /** Whether a line opens a section. The record goes on over blank lines and further sections … */
  isSection?(line: string): boolean;
  /** … until a section comes that starts the next record. */
  startsRecord?(section: string): boolean;
  /** Whether a complete board may have a second part after blank lines. */
  mayGoOn?(board: BoardLines): boolean;
  /** Whether two boards are probably one record, with so many lines between them. */
  joins?(board: BoardLines, next: BoardLines, between: number): boolean;
  /**
   * What to say of a line that belongs to the puzzle on the line above it, but cannot be added any
   * more.
   */
  sayTooLate?(line: string): { readonly code: string; readonly message: string } | undefined;
}
