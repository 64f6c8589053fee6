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

/** The ridges of upright (or level) lines: a narrow mean across the line less a wide one. */
export function ridgesOf({ side, darkness }: Square, isUpright: boolean): Ridges {
  const sums = new Float32Array((side + 1) * side);
  const [alongStep, acrossStep] = isUpright ? [side, 1] : [1, side];
  const lane = new Float32Array(side + 1);
  const last = side - 1;
  for (let along = 0; along < side; along++) {
    const from = along * alongStep;
    for (let across = 0; across < side; across++)
      lane[across + 1] = lane[across]! + darkness[from + across * acrossStep]!;
    const to = along * side;
    for (let across = 0; across < side; across++) {
      const near = across < NARROW ? 0 : across - NARROW;
      const nearEnd = across + NARROW > last ? side : across + NARROW + 1;
      const far = across < WIDE ? 0 : across - WIDE;
      const farEnd = across + WIDE > last ? side : across + WIDE + 1;
      const ridge = (lane[nearEnd]! - lane[near]!) / (nearEnd - near) - (lane[farEnd]! - lane[far]!) / (farEnd - far);
      sums[to + side + across] = sums[to + across]! + Math.min(ridge, MOST);
    }
  }
  return { side, sums };
}

/** The mean response of a piece of a line: at `across`, from pixel `first` up to pixel `end`. */
export const responseOf = ({ side, sums }: Ridges, across: number, first: number, end: number): number =>
  (sums[end * side + across]! - sums[first * side + across]!) / (end - first);
