import { type Point, SIDE } from './plane.ts';
import type { End, Surroundings } from './surroundings.ts';

/** How a link leaves a cell: into which gutter, and where it enters it. */
export interface Exit {
  /** The gutter between columns (x) or rows (y) with the line before the column or row `index`. */
  readonly axis: 'x' | 'y';
  readonly index: number;
  /** On which side of the link's cell the gutter lies. */
  readonly side: 1 | -1;
  /** The place at which the link enters the gutter. */
  readonly at: number;
  /** Points on the way from the candidate into the gutter. */
  readonly jog: readonly Point[];
  readonly cost: number;
}

/** What it costs to leave between the candidates of a cell, and for each candidate that is hit. */
const COSTS = { jog: 14, hit: 80 };

/**
 * How a link may leave its cell in each direction: straight; or between two rows of candidates
 * where one of them is in the way.
 */
export function exitsOf(end: End, around: Surroundings): Exit[] {
  const { plane, spots } = around;
  const place = plane.place(end.cell);
  const corner = plane.corner(end.cell);
  const others = (spots.get(end.cell) ?? []).filter(({ x, y }) => x !== end.x || y !== end.y);
  const half = plane.pitch / 2;
  return (['x', 'y'] as const).flatMap((axis) => {
    const across = axis === 'x' ? 'y' : 'x';
    return ([1, -1] as const).flatMap((side) => {
      const index = place[axis] + (side === 1 ? 1 : 0);
      const hits = (at: number): number =>
        others.filter((spot) => (spot[axis] - end[axis]) * side > 0 && Math.abs(spot[across] - at) < spot.r + 1).length;
      const straight: Exit = { axis, index, side, at: end[across], jog: [], cost: COSTS.hit * hits(end[across]) };
      if (straight.cost === 0) return [straight];
      const on = end[axis] + side * half;
      const jogs = [half, -half]
        .map((by) => end[across] + by)
        .filter((at) => at > corner[across] + 6 && at < corner[across] + SIDE - 6)
        .map((at): Exit => {
          const jog = axis === 'x' ? { x: on, y: at } : { x: at, y: on };
          return { axis, index, side, at, jog: [jog], cost: COSTS.jog + COSTS.hit * hits(at) };
        });
      return [straight, ...jogs];
    });
  });
}
