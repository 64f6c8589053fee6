import type { Cell, Sign } from '@pencilmark/core/geometry';
import type { Plane } from '../plane.ts';
import { type Shape, shape } from '../shape.ts';
import { levelsOf } from './levels.ts';
import { FINE, HALO, lookOf, signText, sizeFor } from './looks.ts';
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
      class: `sign cage ${role}`,
      d: outlineOf(cells, INSET + FURTHER * (levels[index]! % LEVELS), plane),
      fill: 'none',
      stroke: lookOf(role).thin,
      'stroke-width': FINE,
      'stroke-dasharray': '5 3.5',
    }),
  );
  return [...outlines, ...sumsOf(signs, plane)];
}

function sumsOf(signs: readonly CageSign[], plane: Plane): Shape[] {
  const taken = new Set<Cell>();
  return signs.flatMap(({ role, cells, text }) => {
    if (text === undefined) return [];
    const inOrder = [...cells].sort((one, other) => one - other);
    const cell = inOrder.find((one) => !taken.has(one)) ?? inOrder[0]!;
    taken.add(cell);
    const { x, y } = plane.corner(cell);
    const size = sizeFor(text, 0.25, 0.55);
    const at = { x: x + 2.5, y: y + 2 + size / 2, style: 'text-anchor:start', ...HALO };
    return [signText(`sum ${role}`, text, size, at)];
  });
}
