import type { Point } from './plane.ts';

/** A straight piece of a line. */
export type Segment = readonly [from: Point, to: Point];

/** The pieces of a bent line. */
export const segmentsOf = (line: readonly Point[]): Segment[] =>
  line.slice(1).map((point, index) => [line[index]!, point]);

export const lengthOf = ([from, to]: Segment): number => Math.hypot(to.x - from.x, to.y - from.y);

/** How far a point lies from a piece. */
export function distance({ x, y }: Point, [from, to]: Segment): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / square));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}

/** Where two pieces cross; nothing where they only touch, or run side by side. */
export function crossing([a, b]: Segment, [c, d]: Segment): Point | undefined {
  if (Math.max(a.x, b.x) < Math.min(c.x, d.x) || Math.max(c.x, d.x) < Math.min(a.x, b.x)) return undefined;
  if (Math.max(a.y, b.y) < Math.min(c.y, d.y) || Math.max(c.y, d.y) < Math.min(a.y, b.y)) return undefined;
  const rx = b.x - a.x;
  const ry = b.y - a.y;
  const sx = d.x - c.x;
  const sy = d.y - c.y;
  const turn = rx * sy - ry * sx;
  if (turn === 0) return undefined;
  const here = ((c.x - a.x) * sy - (c.y - a.y) * sx) / turn;
  const there = ((c.x - a.x) * ry - (c.y - a.y) * rx) / turn;
  const isInside = Math.min(here, there) > 0 && Math.max(here, there) < 1;
  return isInside ? { x: a.x + here * rx, y: a.y + here * ry } : undefined;
}

/** How long two pieces run side by side, upright or level, closer than a gap. */
export function sideBySide([a, b]: Segment, [c, d]: Segment, gap: number): number {
  const shared = (one: number, two: number, three: number, four: number): number =>
    Math.max(
      0,
      Math.min(Math.max(one, two), Math.max(three, four)) - Math.max(Math.min(one, two), Math.min(three, four)),
    );
  if (a.x === b.x && c.x === d.x && Math.abs(a.x - c.x) < gap) return shared(a.y, b.y, c.y, d.y);
  if (a.y === b.y && c.y === d.y && Math.abs(a.y - c.y) < gap) return shared(a.x, b.x, c.x, d.x);
  return 0;
}

/** Whether a piece touches a square with a corner and a side. */
export function touches([from, to]: Segment, corner: Point, side: number): boolean {
  let [enter, leave] = [0, 1];
  for (const axis of ['x', 'y'] as const) {
    const [low, high, by] = [corner[axis] - from[axis], corner[axis] + side - from[axis], to[axis] - from[axis]];
    if (by === 0) {
      if (low >= 0 || high <= 0) return false;
      continue;
    }
    enter = Math.max(enter, Math.min(low / by, high / by));
    leave = Math.min(leave, Math.max(low / by, high / by));
  }
  return enter < leave;
}
