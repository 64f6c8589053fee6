import { alphabetOf, type Digit, type Geometry } from '@pencilmark/core/geometry/plain';
import { emptyPuzzle, type Puzzle } from '@pencilmark/core/puzzle';

/** What a page says of its puzzle. */
export interface Source {
  /** The puzzle, in any format that core reads. */
  readonly text: string;
  /** The id of its board, where the text does not say it; or empty. */
  readonly board: string;
}

/** A puzzle, and the characters in which its digits 1, 2, 3 … are shown and written. */
export interface Lettered {
  readonly puzzle: Puzzle;
  readonly alphabet: string;
}

/** A puzzle that was read. */
export interface ReadPuzzle extends Lettered {
  /** Its givens, and what the text says that somebody had written already. */
  readonly digits: ArrayLike<Digit>;
}

/** Why there is no board to show. */
export interface BoardError {
  /** A stable word for programs, such as `length` or `character`. */
  readonly code: string;
  /** What is wrong, in English. */
  readonly message: string;
  /** The attribute that is wrong. */
  readonly attribute: 'puzzle' | 'board' | 'value';
  /** Where in the text of the attribute, counted from 1; columns are UTF-16 units. */
  readonly line: number;
  readonly column: number;
}

/** A puzzle that is all there is. */
export const puzzleRead = (puzzle: Puzzle, alphabet = alphabetOf(puzzle.geometry)): ReadPuzzle => ({
  puzzle,
  alphabet,
  digits: puzzle.givens,
});

export const boardRead = (geometry: Geometry): ReadPuzzle => puzzleRead(emptyPuzzle(geometry));
