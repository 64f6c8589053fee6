import { popcount } from '../bits.ts';
import type { Cell } from '../sets/cells.ts';

/** A set of cells 0 to 63: the bits of the first 32, and those of the others. */
export interface CellMask {
  readonly low: number;
  readonly high: number;
}

export const NO_CELLS: CellMask = { low: 0, high: 0 };

export const maskOf = (cells: Iterable<Cell>): CellMask => {
  let [low, high] = [0, 0];
  for (const cell of cells)
    if (cell < 32) low |= 1 << cell;
    else high |= 1 << (cell - 32);
  return { low, high };
};

export const sizeOf = ({ low, high }: CellMask): number => popcount(low) + popcount(high);

export const union = (a: CellMask, b: CellMask): CellMask => ({ low: a.low | b.low, high: a.high | b.high });

/** The cells of the first that the second does not have. */
export const without = (a: CellMask, b: CellMask): CellMask => ({ low: a.low & ~b.low, high: a.high & ~b.high });

export const meets = (a: CellMask, b: CellMask): boolean => ((a.low & b.low) | (a.high & b.high)) !== 0;

/** Whether the second has all cells of the first. */
export const isPart = (part: CellMask, whole: CellMask): boolean =>
  ((part.low & ~whole.low) | (part.high & ~whole.high)) === 0;

/** The cells of a set, in order. */
export function* cellsIn({ low, high }: CellMask): Generator<Cell> {
  for (let bits = low; bits !== 0; bits &= bits - 1) yield 31 - Math.clz32(bits & -bits);
  for (let bits = high; bits !== 0; bits &= bits - 1) yield 63 - Math.clz32(bits & -bits);
}
