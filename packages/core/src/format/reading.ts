import type { Geometry } from '../geometry/geometry.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../result.ts';
import type { Cell } from '../sets/cells.ts';

/** An error in a text: a code for programs, its place, and a sentence for people. */
export interface ParseError {
  /** A stable word for programs: 'length', 'character', 'blanks', 'geometry', 'rules', 'json' … */
  readonly code: string;
  /** Line and column count from 1 in the text that was parsed; columns are UTF-16 units. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** With the code 'length': how many cells the nearest board needs, or all rows but one have. */
  readonly counts?: CellCounts | undefined;
}

/** How many cells were found, of a board or of its row with this number from 1, and are needed. */
export interface CellCounts {
  readonly found: number;
  readonly needed: number;
  readonly row?: number;
}

/** How a text writes its digits, so that answers can be written the same way. */
export interface Notation {
  /** The characters of the digits 1, 2, 3 …; at least as many as the board has digits. */
  readonly alphabet: string;
  /** The character of an empty cell. */
  readonly blank: string;
}

/** The words of a text about its puzzle. */
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
   * The cells whose digit a player placed, as the text says. In `puzzle` they are givens.
   */
  readonly placed?: readonly Cell[];
  readonly about?: About;
  /**
   * The names of kinds of clues and of rules that are guessed from drawings, where the text has no
   * other sign of them. A person should confirm them.
   */
  readonly guessed?: readonly string[];
  /**
   * Names of the things in the text that a Puzzle cannot hold: "notes", "killer cages".
   */
  readonly leftOut?: readonly string[];
  /**
   * The names in `leftOut` that are rules. Only a caller who sets `ignoreRules` gets a puzzle
   * without its rules.
   */
  readonly ignoredRules?: readonly string[];
  /**
   * The rules of which `about.rules` speaks and which the board does not have: names of kinds of
   * clues and of rules, and English names of rules that no board can hold. They are found by words,
   * so a person should compare them.
   */
  readonly unread?: readonly string[];
}

/**
 * A puzzle of a document: the line where it starts, its text, and the puzzle or its error. Lines
 * and columns count from the start of the document.
 */
export interface DocumentEntry {
  readonly line: number;
  readonly text: string;
  readonly result: Result<Reading, ParseError>;
}

/** The things that a caller knows about a text. */
export interface ParseOptions {
  /** The board, when the text does not say it or must be of this board. */
  readonly geometry?: Geometry;
  /**
   * The alphabet, when several would explain the text: '1-9A-G', '0-9A-F' or 'A-P'.
   */
  readonly alphabet?: string;
  /**
   * Reads a puzzle without the rules that its board cannot hold. By default such a puzzle is an
   * error with the code 'rules'.
   */
  readonly ignoreRules?: boolean;
}
