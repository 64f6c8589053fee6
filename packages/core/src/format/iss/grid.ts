import type { Cell } from '../../sets/cells.ts';

/** The cells and the digits of a board, as the item `Shape` tells them. */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
  /** How many digits there are; also how far a cell is from the one below it. */
  readonly size: number;
  /** The first digit as people write it. */
  readonly least: number;
  /** Groups of cells beside the board. */
  readonly groups?: readonly ExtraGroup[];
}

/** Cells beside the board with names of the same beginning. */
export interface ExtraGroup {
  readonly prefix: string;
  readonly first: Cell;
  readonly count: number;
  readonly columns: number;
}
