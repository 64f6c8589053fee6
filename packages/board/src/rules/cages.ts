import type { Cell, Geometry, Sign, SignRole } from '@pencilmark/core/geometry';
import { type Plane, round } from '../plane.ts';
import { type Shape, shape } from '../shape.ts';
import { levelsOf } from './levels.ts';
import { FINE, lookOf, signText, sizeFor } from './looks.ts';
import { outlineOf } from './outline.ts';

type CageSign = Sign & { readonly kind: 'cage' };

/** How far cages lie inside their cells, and each that overlaps others inside those. */
const INSET = 4.5;
const FURTHER = 3.5;
/** The most levels that fit into a cell. */
const LEVELS = 5;

/** Dashed outlines just inside the cells, with a gap where their sum stands. */
export function drawCages(signs: readonly CageSign[], plane: Plane): Shape[] {
  const levels = levelsOf(signs, ({ cells }) => cells);
  const outlines = signs.map(({ role, cells }, index) =>
    shape('path', {
      class: `sign-cage for-${role}`,
      d: outlineOf(cells, INSET + FURTHER * (levels[index]! % LEVELS), plane),
      fill: 'none',
      stroke: lookOf(role).thin,
      'stroke-width': FINE,
      'stroke-dasharray': '5 3.5',
    }),
  );
  const gaps = sumsOf(signs, plane).map(({ x, y, size, text }) => {
    const [width, height] = [round(0.62 * size * text.length + 3), round(0.9 * size)];
    return shape('rect', {
      class: 'sign-gap',
      x: x - 1,
      y: round(y - height / 2),
      width,
      height,
      fill: 'var(--sheet)',
    });
  });
  return [...outlines, ...gaps];
}

/** The sums of cages, each in the first cell that is free for one. They lie above all lines. */
export const drawSums = (signs: readonly CageSign[], plane: Plane): Shape[] =>
  sumsOf(signs, plane).map(({ role, text, size, x, y }) =>
    signText(`sum for-${role}`, text, size, { x, y, isStart: true }),
  );

/** Whether a sum stands in the first corner of some cell. */
export const hasSums = ({ rules, ...frame }: Geometry): boolean =>
  rules.some((rule) => rule.signs(frame).some((sign) => sign.kind === 'cage' && sign.text !== undefined));

interface Sum {
  readonly role: SignRole;
  readonly text: string;
  readonly size: number;
  /** Where the text begins, and its middle. */
  readonly x: number;
  readonly y: number;
}

function sumsOf(signs: readonly CageSign[], plane: Plane): Sum[] {
  const taken = new Set<Cell>();
  return signs.flatMap(({ role, cells, text }) => {
    if (text === undefined) return [];
    const inOrder = [...cells].sort((a, b) => a - b);
    const cell = inOrder.find((place) => !taken.has(place)) ?? inOrder[0]!;
    taken.add(cell);
    const { x, y } = plane.corner(cell);
    const size = sizeFor(text, 0.23, 0.55);
    return [{ role, text, size, x: x + 3, y: round(y + 1.5 + size * 0.44) }];
  });
}
