import type { Cell, Digit, Geometry } from '@pencilmark/core/geometry';
import type { Mark, Step } from '@pencilmark/core/human';

/** What is drawn on a board as the evidence of a step. */
export interface Evidence {
  readonly geometry: Geometry;
  /** The digit of every cell in reading order, 0 while empty. */
  readonly digits: ArrayLike<number>;
  /** A step: its marks, what it places and what goes. */
  readonly step?: Pick<Step, 'marks' | 'placements' | 'eliminations'>;
  readonly marks?: readonly Mark[];
  /**
   * The candidates to draw, each in its place, as sets of digits; default: none but those marked.
   */
  readonly candidates?: ArrayLike<number>;
  /** Candidates to draw lightly, since nobody wrote them. */
  readonly faint?: ArrayLike<number>;
  /** Cells with notes that the board itself shows: links keep out of them. */
  readonly noted?: ReadonlySet<Cell>;
  /** What somebody points at: cells, or candidates of a digit in them. */
  readonly pointed?: { readonly cells: readonly Cell[]; readonly digit?: Digit };
  /** The characters of the digits 1, 2, 3 …; default 1-9A-Z, on boards from 0 they begin so. */
  readonly alphabet?: string;
  /** How every id in the picture begins. Pictures on one page need different beginnings. */
  readonly prefix?: string;
}
