import type { Point } from './types.ts';

/** Takes points of one plane to another: nine numbers, row after row. */
export type Homography = readonly number[];

/**
 * The point that a homography takes (x, y) to.
 *
 *     moved([2, 0, 1, 0, 2, 0, 0, 0, 1], 3, 4)      // [7, 8]
 */
export function moved(h: Homography, x: number, y: number): Point {
  const w = h[6]! * x + h[7]! * y + h[8]!;
  return [(h[0]! * x + h[1]! * y + h[2]!) / w, (h[3]! * x + h[4]! * y + h[5]!) / w];
}
