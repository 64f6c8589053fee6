import type { Square } from './square.ts';

/**
 * How much each pixel of a square looks like a piece of a line in one direction, summed up along
 * that direction. `sums[along · side + across]` holds the sum of all pixels before `along`.
 */
export interface Ridges {
  readonly side: number;
  readonly sums: Float32Array;
}

/** Half the width of a line, and of what it is compared with, in pixels. */
const NARROW = 1;
const WIDE = 5;
/** The response of a pixel is bounded: strokes of digits are blacker than lines. */
const MOST = 0.5;
/** Pixels of a side of a tile. */
const TILE = 32;

/** The ridges of upright (or level) lines: a narrow mean across the line less a wide one. */
export function ridgesOf({ side, darkness }: Square, isUpright: boolean): Ridges {
  const rows = isUpright ? darkness : transposed(darkness, side);
  const sums = new Float32Array((side + 1) * side);
  // What lies beside the square is like its edge.
  const lane = new Float32Array(side + 2 * WIDE + 2);
  for (let from = 0; from < side * side; from += side) {
    for (let at = 0; at < lane.length - 1; at++) {
      const across = Math.min(side - 1, Math.max(0, at - WIDE));
      lane[at + 1] = lane[at]! + rows[from + across]!;
    }
    for (let across = 0; across < side; across++) {
      const narrow = lane[across + WIDE + NARROW + 1]! - lane[across + WIDE - NARROW]!;
      const wide = lane[across + 2 * WIDE + 1]! - lane[across]!;
      const ridge = Math.min(MOST, narrow / (2 * NARROW + 1) - wide / (2 * WIDE + 1));
      sums[from + side + across] = sums[from + across]! + ridge;
    }
  }
  return { side, sums };
}

/** Rows as columns, in tiles that the cache of a processor holds. */
function transposed(rows: Float32Array, side: number): Float32Array {
  const result = new Float32Array(rows.length);
  for (let top = 0; top < side; top += TILE)
    for (let left = 0; left < side; left += TILE)
      for (let row = top; row < Math.min(side, top + TILE); row++)
        for (let column = left; column < Math.min(side, left + TILE); column++)
          result[column * side + row] = rows[row * side + column]!;
  return result;
}

/** The mean response of a piece of a line: at `across`, from pixel `first` up to pixel `end`. */
export const responseOf = ({ side, sums }: Ridges, across: number, first: number, end: number): number =>
  (sums[end * side + across]! - sums[first * side + across]!) / (end - first);
