import type { Mark, Node } from '@pencilmark/core/human';
import { type Plane, type Point, round, SIDE } from './plane.ts';
import { type Shape, shape } from './shape.ts';

/** The arrow head of links; its id begins with the prefix of the picture. */
export const arrow = (prefix: string): Shape =>
  shape(
    'marker',
    {
      id: `${prefix}tip`,
      viewBox: '0 0 8 8',
      refX: 7,
      refY: 4,
      markerWidth: 7,
      markerHeight: 7,
      markerUnits: 'userSpaceOnUse',
      orient: 'auto',
    },
    [shape('path', { d: 'M0 0L8 4L0 8z', fill: 'var(--link)' })],
  );

/**
 * A bent line from the rim of one shape to the rim of another. It passes beside what lies on the
 * straight way.
 */
export function line(
  { from, to, isStrong }: Mark & { kind: 'link' },
  plane: Plane,
  r: number,
  prefix: string,
): Shape[] {
  const [a, b] = nearest(from, to, plane);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return [];
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const bend = length <= SIDE * 0.8 ? 0 : Math.min(length * 0.14, SIDE * 0.45);
  const gap = Math.min(r + 1, length / 2.5);
  const bent = (by: number): Point => ({ x: (a.x + b.x) / 2 - dy * by, y: (a.y + b.y) / 2 + dx * by });
  const isOutside = ({ x, y }: Point): boolean => {
    const [low, high] = [plane.corner(0).x, plane.width - plane.corner(0).x];
    return Math.min(x, y) < low || Math.max(x, y) > high;
  };
  const middle = isOutside(bent(bend)) ? bent(-bend) : bent(bend);
  const toward = (point: Point): Point => {
    const distance = Math.hypot(middle.x - point.x, middle.y - point.y);
    return {
      x: round(point.x + ((middle.x - point.x) / distance) * gap),
      y: round(point.y + ((middle.y - point.y) / distance) * gap),
    };
  };
  const [start, end] = [toward(a), toward(b)];
  // Between neighbours in a cell there is room for a stroke but not for an arrow.
  const isTight = length - 2 * gap < 8;
  return [
    shape('path', {
      class: `mark-link ${isStrong ? 'strong' : 'weak'}`,
      d: `M${start.x} ${start.y}Q${round(middle.x)} ${round(middle.y)} ${end.x} ${end.y}`,
      fill: 'none',
      stroke: 'var(--link)',
      'stroke-width': isStrong ? 2.4 : 1.8,
      ...(isStrong ? {} : { 'stroke-dasharray': '5 4' }),
      ...(isTight ? {} : { 'marker-end': `url(#${prefix}tip)` }),
    }),
  ];
}

/**
 * The candidates of two nodes that lie closest together. So the link of a group begins at one of
 * its own candidates, and not at a candidate in its middle that does not belong to it.
 */
function nearest(from: Node, to: Node, plane: Plane): readonly [Point, Point] {
  let best: readonly [Point, Point] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of from.cells)
    for (const other of to.cells) {
      const [a, b] = [plane.candidate(one, from.digit), plane.candidate(other, to.digit)];
      const distance = Math.hypot(a.x - b.x, a.y - b.y);
      if (distance < least) [best, least] = [[a, b], distance];
    }
  return best!;
}
