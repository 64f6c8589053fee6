import type { Puzzle } from '@pencilmark/core/puzzle';

/** A puzzle with its only solution, and the characters of its digits. */
export interface Posed {
  readonly puzzle: Puzzle;
  readonly solution: Uint8Array;
  readonly alphabet: string;
}

/** A puzzle of a book. */
export interface BookPuzzle extends Posed {
  /** What stands over it: its number in the book, and how hard it is. */
  readonly label: string;
  /** What helps to begin, and the hardest step; only where the book has nudges. */
  readonly nudge?: string;
  /** What its QR code says; only where the book has codes. */
  readonly address?: string;
}

/** Puzzles that belong together. */
export interface Chapter {
  readonly title: string;
  readonly puzzles: readonly BookPuzzle[];
}

/** What is in a book. */
export interface Book {
  readonly title: string;
  readonly author?: string;
  /** What is said under the title, such as the seed that makes the same book again. */
  readonly notes: readonly string[];
  readonly chapters: readonly Chapter[];
}
