import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../result.ts';
import type { About, DocumentEntry, Notation, ParseError, ParseOptions, Reading } from './reading.ts';
import type { Signs } from './signs.ts';

export type { About, DocumentEntry, Notation, ParseError, ParseOptions, Reading } from './reading.ts';

/** What may be written beside a puzzle. A format writes what it `holds` and leaves the rest out. */
export interface PrintOptions {
  readonly about?: About | undefined;
  /** The digits of all cells. */
  readonly solution?: ArrayLike<number>;
}

/** One way to write a puzzle as text. */
export interface Format<Name extends string = string> {
  readonly name: Name;
  readonly says: string;
  /**
   * How puzzles lie in a file: one a line, blocks of lines, or the whole file as one document that
   * may hold many.
   */
  readonly record: 'line' | 'block' | 'document';
  /**
   * Whether this format can hold everything the puzzle says (its size, its regions, its
   * candidates).
   */
  canPrint(puzzle: Puzzle): boolean;
  /**
   * How its records begin and go on in a stream of lines, where that cannot be seen from rows of
   * cells.
   */
  readonly signs?: Signs;
  /**
   * Whether a text that no format recognises was probably meant as this one; its complaint helps
   * most then.
   */
  isMeant?(text: string): boolean;
  /** What it has a place for beside the puzzle: the solution, and which words about the puzzle. */
  readonly holds?: readonly ('solution' | keyof About)[];
  /** A guess from the look of one record. */
  looksLike(text: string): boolean;
  /** Reads one record. Never throws, whatever the text. */
  parse(text: string, options?: ParseOptions): Result<Reading, ParseError>;
  /**
   * Reads every puzzle of a document that may hold several, one by one as they are taken; a format
   * without it holds one. Never throws.
   */
  parseAll?(text: string, options?: ParseOptions): Iterable<DocumentEntry>;
  /**
   * Writes a puzzle, without a line end after the last line; `parse` reads the same puzzle back.
   * Formats that write candidates keep the position: the givens and the candidates left, but not
   * strikes that a given implies anyway. Fails loudly when `canPrint` says no.
   */
  print(puzzle: Puzzle, notation?: Notation, options?: PrintOptions): string;
}
