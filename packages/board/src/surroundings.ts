import type { Cell } from '@pencilmark/core/geometry';
import type { Plane, Point } from './plane.ts';

/** A candidate at which a link begins or ends. */
export interface End extends Point {
  readonly cell: Cell;
}

/** A node or a note, as a circle that links keep away from. */
export interface Spot extends End {
  readonly r: number;
}

/** What links run around. */
export interface Surroundings {
  readonly plane: Plane;
  /** Nodes and notes whose places are known, by cell. */
  readonly spots: ReadonlyMap<Cell, readonly Spot[]>;
  /** Whether a cell holds a digit, a note or a node: only links that end there go into it. */
  isFull(cell: Cell): boolean;
}
