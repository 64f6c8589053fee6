import type { Geometry } from '../geometry/geometry.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../result.ts';
import type { Cell } from '../sets/cells.ts';

/** What is wrong with a text, where, and in a sentence for people. */
export interface ParseError {
  /** A stable word for programs: 'length', 'character', 'blanks', 'geometry', 'rules', 'json' … */
  readonly code: string;
  /** Both counted from 1, in UTF-16 units, within the text that was parsed. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** How a text writes its digits, so that answers can be written the same way. */
export interface Notation {
  /** The characters of the digits 1, 2, 3 …; at least as many as the board has digits. */
  readonly alphabet: string;
  /** The character of an empty cell. */
  readonly blank: string;
}

/** What a text says about its puzzle in words. */
export interface About {
  readonly title?: string;
  readonly author?: string;
  /** The rules as people read them. */
  readonly rules?: string;
}

/** A puzzle as it was found in a text. */
export interface Reading {
  readonly puzzle: Puzzle;
  readonly notation: Notation;
  /**
   * Cells whose digit the text says was placed later and is not printed; they are givens of
   * `puzzle` all the same.
   */
  readonly placed?: readonly Cell[];
  readonly about?: About;
  /**
   * What else the text says and a Puzzle cannot hold, named for people: "notes", "killer cages".
   */
  readonly leftOut?: readonly string[];
  /**
   * Those of `leftOut` that are rules; only a caller who asks for `ignoreRules` gets a puzzle
   * without them.
   */
  readonly ignoredRules?: readonly string[];
}

/**
 * One of the puzzles of a document: where it starts, and what came of reading it (lines and
 * columns are the document's).
 */
export interface DocumentEntry {
  readonly line: number;
  readonly text: string;
  readonly result: Result<Reading, ParseError>;
}

/** What a caller knows about a text beforehand. */
export interface ParseOptions {
  /** The board, when the text alone does not tell, or to insist on one. */
  readonly geometry?: Geometry;
  /**
   * The alphabet, when the characters used leave a choice: '1-9A-G' against '0-9A-F' against
   * 'A-P'.
   */
  readonly alphabet?: string;
  /**
   * Reads a puzzle without the rules that its board cannot hold; when not said, it is refused with
   * the code 'rules'.
   */
  readonly ignoreRules?: boolean;
}
