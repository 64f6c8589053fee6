import type { Cell, Geometry, Sign } from '@pencilmark/core/geometry';
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

/** Dashed outlines just inside the cells, with the sum in the first cell that is free for one. */
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
  return [...outlines, ...sumsOf(signs, plane)];
}

/** Whether a sum stands in the first corner of some cell. */
export const hasSums = ({ rules, ...frame }: Geometry): boolean =>
  rules.some((rule) => rule.signs(frame).some((sign) => sign.kind === 'cage' && sign.text !== undefined));

function sumsOf(signs: readonly CageSign[], plane: Plane): Shape[] {
  const taken = new Set<Cell>();
  return signs.flatMap(({ role, cells, text }) => {
    if (text === undefined) return [];
    const inOrder = [...cells].sort((one, other) => one - other);
    const cell = inOrder.find((one) => !taken.has(one)) ?? inOrder[0]!;
    taken.add(cell);
    const { x, y } = plane.corner(cell);
    const size = sizeFor(text, 0.23, 0.55);
    const at = { x: x + 2.5, y: round(y + 0.5 + size * 0.44), isStart: true, hasHalo: true };
    return [signText(`sum for-${role}`, text, size, at)];
  });
}
