import type { BookPuzzle } from './book.ts';

/** The faces of a book: running text, what is strong, titles. */
export type Face = 'text' | 'strong' | 'title';

/** Something on a page. Places are points from the upper left corner of the paper. */
export type Item =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly face: Face;
      readonly size: number;
      /** The middle of the line of text, from top to bottom. */
      readonly x: number;
      readonly y: number;
      readonly align: 'left' | 'center' | 'right';
    }
  | { readonly kind: 'line'; readonly x: number; readonly y: number; readonly width: number }
  | {
      readonly kind: 'board';
      readonly puzzle: BookPuzzle;
      readonly isSolved: boolean;
      readonly x: number;
      readonly y: number;
      /** The room for the board. It lies in the middle, at the top. */
      readonly side: Area;
      /** What stands above its left corner, and how large. */
      readonly label: string;
      readonly size: number;
      /** The side of the code above its right corner; 0: there is none. */
      readonly code: number;
    };

/** Width and height of what there is room for. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

/** A page of a book. */
export interface Page {
  readonly items: readonly Item[];
  /** Its number, which is never turned. */
  readonly foot?: Item;
  /** Whether people turn the book around to read it. */
  readonly isTurned: boolean;
  /** The chapter that begins here, for the outline of the file. */
  readonly begins?: string;
}
