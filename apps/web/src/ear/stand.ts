import type { Geometry } from '@pencilmark/core/geometry';

/** What is told of a board to people who hear it. */
export interface Stand {
  readonly geometry: Geometry;
  /** 0 while a cell is empty. */
  readonly digits: ArrayLike<number>;
  /** What empty cells can still hold, as sets of digits; of filled cells nothing is taken. */
  readonly candidates: ArrayLike<number>;
}

/** A digit as a set of digits. */
export const bit = (digit: number): number => 1 << (digit - 1);

/** What a cell can still hold, as a set: nothing once it is filled. */
export const candidatesAt = ({ digits, candidates }: Stand, cell: number): number =>
  digits[cell] === 0 ? candidates[cell]! : 0;

/** The digits that stand in some cells, as a set. */
export const digitsIn = ({ digits }: Stand, cells: Iterable<number>): number => {
  let set = 0;
  for (const cell of cells) if (digits[cell] !== 0) set |= bit(digits[cell]!);
  return set;
};
