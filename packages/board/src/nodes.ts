import type { Role } from '@pencilmark/core/human';
import { type Point, round } from './plane.ts';
import { type Shape, shape } from './shape.ts';

/** How a node looks. */
export type Look = Role | 'proven' | 'gone' | 'placed';

/**
 * The shape around a candidate by its role, so that nobody needs colours. `r` is half of its
 * height.
 */
const AROUND: Readonly<Partial<Record<Role, (point: Point, r: number) => Shape>>> = {
  second: ({ x, y }, r) =>
    shape('rect', {
      x: round(x - r * 0.9),
      y: round(y - r * 0.9),
      width: round(r * 1.8),
      height: round(r * 1.8),
      rx: 1.5,
    }),
  third: ({ x, y }, r) => path([x, y - r * 1.2], [x + r * 1.15, y + r * 0.85], [x - r * 1.15, y + r * 0.85]),
  fourth: ({ x, y }, r) =>
    path(
      [x - r * 1.15, y],
      [x - r * 0.6, y - r],
      [x + r * 0.6, y - r],
      [x + r * 1.15, y],
      [x + r * 0.6, y + r],
      [x - r * 0.6, y + r],
    ),
  fin: ({ x, y }, r) => path([x, y - r * 1.25], [x + r * 1.25, y], [x, y + r * 1.25], [x - r * 1.25, y]),
};

export const circle = ({ x, y }: Point, r: number): Shape => shape('circle', { cx: x, cy: y, r: round(r) });

const path = (...corners: readonly (readonly [number, number])[]): Shape =>
  shape('path', { d: `M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z` });

/** Roles whose nodes have a wash; the others are as white as the paper. */
const WASHED: readonly Look[] = ['second', 'fourth', 'fin'];

/**
 * The shape of a node: open where candidates are tied, filled where one of them is true. A chain's
 * candidates that are supposed to be false have a thinner ring.
 */
export function nodeShape(role: Role, isProven: boolean, point: Point, r: number): Shape {
  const { tag, attributes } = ((isProven && role !== 'fin' ? undefined : AROUND[role]) ?? circle)(point, r);
  const fill = isProven ? 'var(--logic)' : `var(--${WASHED.includes(role) ? 'logic-wash' : 'sheet'})`;
  return shape(tag, {
    class: `mark-candidate ${role}${isProven ? ' proven' : ''}`,
    ...attributes,
    fill,
    stroke: 'var(--logic)',
    'stroke-width': role === 'off' && !isProven ? 1.2 : 1.9,
  });
}

/** The colour of the digit in a node. */
export const inkOf = (isProven: boolean): string => (isProven ? 'var(--sheet)' : 'var(--logic)');

/** The ring and the stroke of a candidate that goes. */
export const removedShapes = (point: Point, r: number): readonly [ring: Shape, stroke: Shape] => {
  const { x, y } = point;
  const d = r * 0.71;
  const look = { stroke: 'var(--proof)', 'stroke-width': 1.9 };
  return [
    shape('circle', { class: 'deed-goes', cx: x, cy: y, r: round(r), fill: 'var(--proof-wash)', ...look }),
    shape('path', {
      class: 'deed-cross',
      d: `M${round(x - d)} ${round(y + d)}L${round(x + d)} ${round(y - d)}`,
      ...look,
    }),
  ];
};
