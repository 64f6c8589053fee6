import { fittedTo, type Homography, moved } from '../points.ts';
import type { Seen } from './crossings.ts';
import { FITS, trustIn } from './trust.ts';

/** The homography that takes the unit square to most of the crossings that were seen. */
export function robustFit({ places, weights }: Seen, size: number): Homography | undefined {
  const wide = size + 1;
  const count = wide * wide;
  const from = new Float64Array(2 * count);
  for (let at = 0; at < count; at++) {
    from[2 * at] = (at % wide) / size;
    from[2 * at + 1] = Math.floor(at / wide) / size;
  }
  const to = places.map((place) => place / size);
  const trusted = weights.slice();
  let plane: Homography | undefined;
  for (let round = 0; round < FITS; round++) {
    plane = fittedTo({ count, from, to, weights: trusted });
    if (!plane) return undefined;
    for (let at = 0; at < count; at++) {
      const there = moved(plane, from[2 * at]!, from[2 * at + 1]!);
      for (let axis = 0; axis < 2; axis++) {
        const far = (there[axis]! - to[2 * at + axis]!) * size;
        trusted[2 * at + axis] = trustIn(weights[2 * at + axis]!, far);
      }
    }
  }
  return plane;
}

/** No corner moves by so many cells. */
export const movesLess = (shift: Homography, size: number, most: number): boolean =>
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].every(([u, v]) => {
    const [x, y] = moved(shift, u!, v!);
    return Math.hypot(x - u!, y - v!) * size < most;
  });
