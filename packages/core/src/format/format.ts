import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../result.ts';
import type { About, DocumentEntry, Notation, ParseError, ParseOptions, Reading } from './reading.ts';
import type { Signs } from './signs.ts';

export type { About, CellCounts, DocumentEntry, Notation, ParseError, ParseOptions, Reading } from './reading.ts';

/** Things to write beside a puzzle. A format writes those that it `holds`, and no others. */
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
   * What one record is: a line, a block of lines, or a document. A document is the whole file and
   * may hold many puzzles.
   */
  readonly record: 'line' | 'block' | 'document';
  /**
   * Whether this format can hold the whole puzzle: its size, its regions and its candidates.
   */
  canPrint(puzzle: Puzzle): boolean;
  /**
   * How its records begin and go on in a stream of lines. A format with only rows of cells needs no
   * signs.
   */
  readonly signs?: Signs;
  /**
   * Whether a text that no format recognises was probably meant as this format. The error of this
   * format then helps most.
   */
  isMeant?(text: string): boolean;
  /** Whether its records are cases of techniques: other fields say what a technique does there. */
  readonly isLibrary?: true;
  /** The things beside the puzzle that it can write: a solution, and words about the puzzle. */
  readonly holds?: readonly ('solution' | keyof About)[];
  /** Whether one record seems to be in this format. It is a guess. */
  looksLike(text: string): boolean;
  /** Reads one record. Never throws, whatever the text. */
  parse(text: string, options?: ParseOptions): Result<Reading, ParseError>;
  /**
   * Reads the puzzles of a document one by one, each when the caller takes it. A document of a
   * format without this function holds one puzzle. Never throws.
   */
  parseAll?(text: string, options?: ParseOptions): Iterable<DocumentEntry>;
  /**
   * Writes a puzzle, without a line end after the last line. `parse` reads the same puzzle back.
   * Formats that write candidates keep the givens and the candidates left. They lose a strike that
   * a given implies anyway. Throws when `canPrint` says no.
   */
  print(puzzle: Puzzle, notation?: Notation, options?: PrintOptions): string;
}
