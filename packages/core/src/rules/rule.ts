import type { Clue } from './clue.ts';
import type { Demand } from './demand.ts';
import type { Sign } from './sign.ts';

/** The height and width of a box in cells. */
export interface BoxShape {
  readonly height: number;
  readonly width: number;
}

/**
 * A board as a rule sees it: its digits and cells, its boxes, and its clues. Cells lie in a frame
 * of size × size. Cells beyond the rows and columns of the board are void.
 */
export interface Frame {
  /** How many digits there are. */
  readonly size: number;
  /** How many rows and columns the board has, 1…size. */
  readonly rows: number;
  readonly columns: number;
  /** The value of the first digit: 1, or 0 on boards such as `9x9:0-8`. */
  readonly least: number;
  /** Whether the cells of each row and column differ. */
  readonly hasLines: boolean;
  /**
   * The box number, from 0, of every cell; any shape. -1 for void cells and cells without a box.
   */
  readonly boxes: readonly number[];
  /**
   * The shape of the boxes when all are rectangles that lie side by side; undefined on a jigsaw.
   */
  readonly box: BoxShape | undefined;
  /** The clues of all kinds. */
  readonly clues: readonly Clue[];
  /** How many extra cells the clues within a clue may name, behind those of the frame. */
  readonly extras?: number;
}

/** A rule that can be added to a board. Its type knows its name. */
export interface NamedRule<Name extends string> {
  /** As written in a geometry id: "9x9:x". */
  readonly name: Name;
  readonly says: string;
  /** The demands of the rule on cells; undefined when the rule makes no sense on this board. */
  demands(frame: Frame): readonly Demand[] | undefined;
  /** How the rule is drawn on a board that allows it; an empty list when it is not drawn. */
  signs(frame: Frame): readonly Sign[];
  /**
   * Whether a complete grid keeps the rule on a board that allows it. It is written from the
   * printed rule and does not use the demands. So tests can compare the two.
   */
  holds(solution: ArrayLike<number>, frame: Frame): boolean;
}
