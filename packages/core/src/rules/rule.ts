import type { Clue } from './clue.ts';
import type { Demand } from './demand.ts';
import type { Sign } from './sign.ts';

/** The height and width of a box in cells. */
export interface BoxShape {
  readonly height: number;
  readonly width: number;
}

/** A board as a rule sees it: its size, how its boxes lie, and its clues. */
export interface Frame {
  readonly size: number;
  /** The box number, 0…size-1, of every cell; any shape. */
  readonly boxes: readonly number[];
  /**
   * The shape of the boxes when all are rectangles that lie side by side; undefined on a jigsaw.
   */
  readonly box: BoxShape | undefined;
  /** The clues of all kinds. */
  readonly clues: readonly Clue[];
}

/** A rule that can be added to a board. Its type knows its name. */
export interface NamedRule<Name extends string> {
  /** As written in a geometry id: "9x9:x". */
  readonly name: Name;
  readonly says: string;
  /** What the rule demands of cells; undefined when the rule makes no sense on this board. */
  demands(frame: Frame): readonly Demand[] | undefined;
  /** How the rule is drawn on a board that allows it; an empty list when it is not drawn. */
  signs(frame: Frame): readonly Sign[];
  /**
   * Whether a complete grid keeps the rule on a board that allows it. It is written from the
   * printed rule and does not use the demands. So tests can compare the two.
   */
  holds(solution: ArrayLike<number>, frame: Frame): boolean;
}
