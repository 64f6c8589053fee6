import type { Cell, Sign } from '@pencilmark/core/geometry';
import { type Plane, type Point, round, SIDE } from '../plane.ts';
import { type Shape, shape } from '../shape.ts';
import { levelsOf } from './levels.ts';
import { lookOf, THIN } from './looks.ts';

type LineSign = Sign & { readonly kind: 'line' };
type ArrowSign = Sign & { readonly kind: 'arrow' };

/** Lines narrower than this have the colour of thin lines. */
const WIDE = 0.1;
/** What is left of the width of a line on each level above another line. */
const NARROWER = 0.5;
/** From the middle of a cell to the rim of its ring, and the length of the sides of a head. */
const RIM = SIDE * 0.4;
const HEAD = 10;
/** How thick the rim around a pale core is. */
const CORE_RIM = 2.6;

/** Lines, the widest first. Where one runs along another, it is narrower and lies on top. */
export function drawLines(signs: readonly LineSign[], plane: Plane): Shape[] {
  const levels = levelsOf(signs, stretchesOf);
  const lines = signs.map((sign, index) => ({ sign, width: sign.width * NARROWER ** levels[index]! * SIDE }));
  return [...lines]
    .sort((a, b) => b.width - a.width)
    .map(({ sign: { role, cells, width: own }, width }) => {
      const look = lookOf(role);
      return shape('path', {
        class: `sign-line for-${role}`,
        d: pathOf(cells.map((cell) => plane.middle(cell))),
        ...stroked(own < WIDE ? look.thin : look.wide, width),
        // A sheet of style dashes lines with this, where colours do not distinguish them.
        ...(look.dashes !== undefined && { style: `--dashes:${look.dashes}` }),
      });
    });
}

/** Lines of the board, from corner to corner of their cells. */
export const drawDiagonals = (signs: readonly LineSign[], plane: Plane): Shape[] =>
  signs.map(({ role, cells, width }) =>
    shape('path', {
      class: `sign-line for-${role}`,
      d: pathOf(toCorners(cells, plane)),
      ...stroked(lookOf(role).thin, width * SIDE),
      'stroke-linecap': 'butt',
    }),
  );

/** The pale core of lines that have one, as those of slow thermometers. */
export const drawCores = (signs: readonly LineSign[], plane: Plane): Shape[] =>
  signs.map(({ role, cells, width }) =>
    shape('path', {
      class: `sign-core for-${role}`,
      d: pathOf(cells.map((cell) => plane.middle(cell))),
      ...stroked('var(--sheet)', width * SIDE - 2 * CORE_RIM),
    }),
  );

/** The shafts of arrows, from the rim of their ring to a head on the last cell. */
export const drawArrows = (signs: readonly ArrowSign[], plane: Plane): Shape[] =>
  signs.map(({ role, cells }) => {
    const [first, second, ...others] = cells.map((cell) => plane.middle(cell));
    const points = [towards(first!, second ?? first!, RIM), ...(second ? [second, ...others] : [])];
    const [end, before] = [points.at(-1)!, points.at(-2) ?? points[0]!];
    return shape('path', {
      class: `sign-arrow for-${role}`,
      d: pathOf(points) + headAt(end, before),
      ...stroked(lookOf(role).thin, THIN),
    });
  });

/** A head at the end of a line, as a path. */
export function headAt(end: Point, before: Point, length = HEAD): string {
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const [left, other] = [0.8, -0.8].map((turn) => ({
    x: end.x - Math.cos(angle + turn) * length,
    y: end.y - Math.sin(angle + turn) * length,
  }));
  return pathOf([left!, end, other!]);
}

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;

/** A line without a fill, round at ends and corners. */
export const stroked = (color: string, width: number): Shape['attributes'] => ({
  fill: 'none',
  stroke: color,
  'stroke-width': round(width),
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});

/** The steps of a line from cell to cell, in either direction the same. */
const stretchesOf = ({ cells }: LineSign): string[] =>
  cells.slice(1).map((cell, index) => [cell, cells[index]!].sort((a, b) => a - b).join());

/** A point on the way to another, so far from the first. */
function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return from;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

/** A line through cells that begins and ends half a step beyond their middles. */
function toCorners(cells: readonly Cell[], plane: Plane): Point[] {
  const points = cells.map((cell) => plane.middle(cell));
  const beyond = (end: Point, before: Point): Point => ({
    x: end.x + (end.x - before.x) / 2,
    y: end.y + (end.y - before.y) / 2,
  });
  const last = points.length - 1;
  return [
    beyond(points[0]!, points[1] ?? points[0]!),
    ...points,
    beyond(points[last]!, points[last - 1] ?? points[last]!),
  ];
}
