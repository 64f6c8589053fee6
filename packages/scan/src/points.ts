import type { Corners, Point } from './types.ts';

/** Takes points of one plane to another: nine numbers, row after row, the last is 1. */
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

/** The homography that takes the unit square to four corners (Heckbert 1989, section 2.2.3). */
export function squareTo([[ax, ay], [bx, by], [cx, cy], [dx, dy]]: Corners): Homography {
  const sumX = ax - bx + cx - dx;
  const sumY = ay - by + cy - dy;
  const area = (bx - cx) * (dy - cy) - (dx - cx) * (by - cy);
  const g = (sumX * (dy - cy) - (dx - cx) * sumY) / area;
  const h = ((bx - cx) * sumY - sumX * (by - cy)) / area;
  return [bx - ax + g * bx, dx - ax + h * dx, ax, by - ay + g * by, dy - ay + h * dy, ay, g, h, 1];
}

/** First `inner`, then `outer`. */
export function composed(outer: Homography, inner: Homography): Homography {
  const product = Array.from({ length: 9 }, (_, at) => {
    const row = 3 * Math.floor(at / 3);
    const column = at % 3;
    return outer[row]! * inner[column]! + outer[row + 1]! * inner[column + 3]! + outer[row + 2]! * inner[column + 6]!;
  });
  return product.map((value) => value / product[8]!);
}

/** The corners of the unit square after a homography. */
export const cornersOf = (h: Homography): Corners => [moved(h, 0, 0), moved(h, 1, 0), moved(h, 1, 1), moved(h, 0, 1)];

/** The area of a polygon, positive when it runs clockwise on the screen. */
export const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** Points of one plane with their places in another; each coordinate has a weight of its own. */
export interface Pairs {
  readonly count: number;
  /** x, y after x, y. */
  readonly from: Float64Array;
  readonly to: Float64Array;
  /** Of each number of `to`: how much it counts, from 0. */
  readonly weights: Float64Array;
}

/**
 * The homography that takes points nearest to their places, by weighted least squares; nothing when
 * the points do not settle one. Both planes should be about as large as the unit square.
 */
export function fittedTo({ count, from, to, weights }: Pairs): Homography | undefined {
  const normal = new Float64Array(8 * 9);
  const row = new Float64Array(9);
  for (let at = 0; at < count; at++) {
    const u = from[2 * at]!;
    const v = from[2 * at + 1]!;
    for (let axis = 0; axis < 2; axis++) {
      const weight = weights[2 * at + axis]!;
      if (weight === 0) continue;
      const target = to[2 * at + axis]!;
      row.fill(0);
      row[3 * axis] = u;
      row[3 * axis + 1] = v;
      row[3 * axis + 2] = 1;
      row[6] = -u * target;
      row[7] = -v * target;
      row[8] = target;
      for (let i = 0; i < 8; i++) for (let j = 0; j < 9; j++) normal[9 * i + j]! += weight * row[i]! * row[j]!;
    }
  }
  const solved = solvedSystem(normal, 8);
  return solved && [...solved, 1];
}

/** Solves `count` linear equations, each a row of `count` factors and the right side. */
export function solvedSystem(rows: Float64Array, count: number): Float64Array | undefined {
  const wide = count + 1;
  for (let pivot = 0; pivot < count; pivot++) {
    let best = pivot;
    for (let row = pivot + 1; row < count; row++)
      if (Math.abs(rows[row * wide + pivot]!) > Math.abs(rows[best * wide + pivot]!)) best = row;
    if (Math.abs(rows[best * wide + pivot]!) < 1e-12) return undefined;
    if (best !== pivot)
      for (let column = 0; column < wide; column++) {
        const kept = rows[pivot * wide + column]!;
        rows[pivot * wide + column] = rows[best * wide + column]!;
        rows[best * wide + column] = kept;
      }
    for (let row = 0; row < count; row++) {
      if (row === pivot) continue;
      const factor = rows[row * wide + pivot]! / rows[pivot * wide + pivot]!;
      for (let column = pivot; column < wide; column++)
        rows[row * wide + column]! -= factor * rows[pivot * wide + column]!;
    }
  }
  return Float64Array.from({ length: count }, (_, row) => rows[row * wide + count]! / rows[row * wide + row]!);
}

/** The middle of one quadrilateral lies in the other. */
export const isOver = (a: Corners, b: Corners): boolean => isInside(middleOf(a), b) || isInside(middleOf(b), a);

const middleOf = (corners: Corners): Point => [
  corners.reduce((sum, [x]) => sum + x, 0) / 4,
  corners.reduce((sum, [, y]) => sum + y, 0) / 4,
];

export const isInside = (point: Point, corners: Corners): boolean =>
  corners.every((corner, at) => areaOf([corner, corners[(at + 1) % 4]!, point]) > 0);

/** The same corners in a picture that is so many times larger. */
export const cornersTimes = (corners: Corners, by: number): Corners =>
  corners.map(([x, y]): Point => [x * by, y * by]) as unknown as Corners;

/** No corner of one lies further from that of the other than a hundredth of a side. */
export const isAlike = (a: Corners, b: Corners): boolean => {
  const near = 0.01 * Math.sqrt(Math.abs(areaOf(a)));
  return a.every(([x, y], at) => Math.hypot(x - b[at]![0], y - b[at]![1]) <= near);
};
