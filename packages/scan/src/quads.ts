import { groupsOf } from './groups.ts';
import type { Blobs, Runs } from './ink.ts';
import { areaOf } from './points.ts';
import type { Corners, Point } from './types.ts';

/** The least part of the picture that a quadrilateral covers. */
const LEAST_AREA = 0.03;
/** The same of a box that stands alone: there are up to sixteen of them. */
const LEAST_PART = 0.002;
/** The least ratio of the shortest side to the longest. */
const LEAST_RATIO = 0.35;
/** The greatest cosine of a corner: 45° from right. */
const MOST_SLANT = 0.72;
/** The hull is thinned to so many points. */
const MOST_POINTS = 28;

/**
 * The outlines of all large blobs of a picture, and of boxes side by side, as quadrilaterals,
 * largest first.
 */
export function quadsOf(runs: Runs, blobs: Blobs, width: number, height: number): Corners[] {
  const least = LEAST_AREA * width * height;
  const quads: { readonly corners: Corners; readonly area: number }[] = [];
  const large: number[] = [];
  for (let blob = 0; blob < blobs.count; blob++) {
    const [left, top, right, bottom] = blobs.boxes.subarray(4 * blob, 4 * blob + 4) as unknown as number[];
    if ((right! - left!) * (bottom! - top!) >= least) large.push(blob);
  }
  const groups = groupsOf(blobs, LEAST_PART * width * height);
  const joined = groups.map((members) => hullOf(hullsOf(runs, blobs, members).flat()));
  for (const hull of [...hullsOf(runs, blobs, large), ...joined]) {
    const thin = thinned(hull, MOST_POINTS);
    for (const corners of [largestInside(thin), smallestAround(thin)]) {
      if (!corners) continue;
      const area = areaOf(corners);
      if (area >= least && isGridLike(corners)) quads.push({ corners, area });
    }
  }
  return quads.sort((a, b) => b.area - a.area).map(({ corners }) => corners);
}

/** Twice the area of a triangle, positive when a, b, c turn clockwise on the screen. */
const turnOf = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The convex hulls of some blobs, clockwise. */
function hullsOf({ starts, ends, rows }: Runs, { labels, boxes }: Blobs, large: readonly number[]): Point[][] {
  const places = new Map(large.map((blob, place) => [blob, place]));
  const lefts = large.map((blob) => new Int32Array(boxes[4 * blob + 3]! - boxes[4 * blob + 1]!).fill(1 << 30));
  const rights = large.map((blob) => new Int32Array(boxes[4 * blob + 3]! - boxes[4 * blob + 1]!));
  for (let y = 0; y < rows.length - 1; y++)
    for (let run = rows[y]!; run < rows[y + 1]!; run++) {
      const place = places.get(labels[run]!);
      if (place === undefined) continue;
      const line = y - boxes[4 * labels[run]! + 1]!;
      if (starts[run]! < lefts[place]![line]!) lefts[place]![line] = starts[run]!;
      if (ends[run]! > rights[place]![line]!) rights[place]![line] = ends[run]!;
    }
  return large.map((blob, place) => {
    const top = boxes[4 * blob + 1]!;
    const down = convex(Array.from(rights[place]!, (x, line) => [x, top + line + 0.5]));
    const up = convex(Array.from(lefts[place]!, (x, line): Point => [x, top + line + 0.5]).reverse());
    return [...down, ...up];
  });
}

/** The convex hull of some points, clockwise. */
function hullOf(points: readonly Point[]): Point[] {
  const down = points.toSorted(([ax, ay], [bx, by]) => ay - by || ax - bx);
  return [...convex(down), ...convex(down.toReversed())];
}

/** The points of a chain that only turns clockwise. */
function convex(points: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of points) {
    while (chain.length > 1 && turnOf(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
    chain.push(point);
  }
  return chain;
}

/** A convex polygon with the points left out that matter least for its area. */
function thinned(hull: readonly Point[], most: number): Point[] {
  const points = [...hull];
  while (points.length > most) {
    let least = Number.POSITIVE_INFINITY;
    let spare = 0;
    for (let at = 0; at < points.length; at++) {
      const lost = turnOf(points.at(at - 1)!, points[at]!, points[(at + 1) % points.length]!);
      if (lost < least) {
        least = lost;
        spare = at;
      }
    }
    points.splice(spare, 1);
  }
  return points;
}

/** The largest quadrilateral among the points of a convex polygon. */
function largestInside(hull: readonly Point[]): Corners | undefined {
  const count = hull.length;
  let best = 0;
  let largest: Corners | undefined;
  for (let a = 0; a < count; a++)
    for (let c = a + 2; c < count; c++) {
      const b = furthest(hull, a, c, a + 1, c);
      const d = furthest(hull, c, a, c + 1, a + count);
      if (b === undefined || d === undefined) continue;
      const area = turnOf(hull[a]!, hull[b]!, hull[c]!) + turnOf(hull[a]!, hull[c]!, hull[d]!);
      if (area <= best) continue;
      best = area;
      largest = [hull[a]!, hull[b]!, hull[c]!, hull[d]!];
    }
  return largest && asRead(largest);
}

/** Among the points from `first` up to `end`, the furthest from the line through two others. */
function furthest(hull: readonly Point[], from: number, to: number, first: number, end: number): number | undefined {
  let most = 0;
  let best: number | undefined;
  for (let at = first; at < end; at++) {
    const far = Math.abs(turnOf(hull[from]!, hull[to]!, hull[at % hull.length]!));
    if (far <= most) continue;
    most = far;
    best = at % hull.length;
  }
  return best;
}

/** The smallest quadrilateral around a convex polygon whose sides lie along its own. */
function smallestAround(hull: readonly Point[]): Corners | undefined {
  const points = thinned(hull, 12);
  const count = points.length;
  const meeting = (a: number, b: number): Point | undefined =>
    meetingOf(points[a]!, points[(a + 1) % count]!, points[b]!, points[(b + 1) % count]!);
  let least = Number.POSITIVE_INFINITY;
  let best: Corners | undefined;
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++)
      for (let c = b + 1; c < count; c++)
        for (let d = c + 1; d < count; d++) {
          const corners = [meeting(d, a), meeting(a, b), meeting(b, c), meeting(c, d)];
          if (!corners.every((corner) => corner !== undefined)) continue;
          const area = areaOf(corners);
          if (area >= least) continue;
          least = area;
          best = corners as unknown as Corners;
        }
  return best && asRead(best);
}

/** Where the line from a to b, prolonged, meets that back from d to c; nothing if they part. */
function meetingOf(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
  const [vx, vy] = [d[0] - c[0], d[1] - c[1]];
  const turn = ux * vy - uy * vx;
  if (turn <= 1e-9) return undefined;
  const far = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / turn;
  return [a[0] + far * ux, a[1] + far * uy];
}

/** The same corners, the corner nearest to the top left first. */
function asRead(corners: Corners): Corners {
  const sums = corners.map(([x, y]) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  return [0, 1, 2, 3].map((step) => corners[(first + step) % 4]!) as unknown as Corners;
}

/** Sides of about one length, corners that are about right. */
function isGridLike(corners: Corners): boolean {
  const sides = corners.map(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % 4]!;
    return [nextX - x, nextY - y] as const;
  });
  const lengths = sides.map(([x, y]) => Math.hypot(x, y));
  if (Math.min(...lengths) < LEAST_RATIO * Math.max(...lengths)) return false;
  return sides.every(([x, y], at) => {
    const [nextX, nextY] = sides[(at + 1) % 4]!;
    return Math.abs(x * nextX + y * nextY) < MOST_SLANT * lengths[at]! * lengths[(at + 1) % 4]!;
  });
}
