import type { Cell } from '@pencilmark/core/geometry';
import type { Mark } from '@pencilmark/core/human';
import { type Plane, round } from './plane.ts';
import { type Shape, shape } from './shape.ts';

/** A band around the candidates of a group, in pieces where cells between are not part of it. */
export function bandsOf({ cells, digit, role }: Mark & { readonly kind: 'group' }, plane: Plane, r: number): Shape[] {
  const by = r + 2.5;
  return runsOf(cells, plane).map((run) => {
    const points = run.map((cell) => plane.candidate(cell, digit));
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [x, y] = [round(Math.min(...xs) - by), round(Math.min(...ys) - by)];
    const [width, height] = [round(Math.max(...xs) + by - x), round(Math.max(...ys) + by - y)];
    const look = { fill: 'var(--logic-wash)', stroke: 'var(--logic)', 'stroke-width': 1.5 };
    return shape('rect', { class: `mark-group ${role}`, x, y, width, height, rx: by, ...look });
  });
}

/** Cells of a row or a column as pieces of neighbours; other cells together. */
function runsOf(cells: readonly Cell[], plane: Plane): Cell[][] {
  const places = cells.map((cell) => plane.place(cell));
  const isLine = (['x', 'y'] as const).some((axis) => new Set(places.map((place) => place[axis])).size === 1);
  if (!isLine) return [[...cells]];
  const runs: Cell[][] = [];
  for (const cell of [...cells].sort((a, b) => a - b)) {
    const [before, here] = [plane.place(runs.at(-1)?.at(-1) ?? cell), plane.place(cell)];
    const isNext = before.x + before.y + 1 === here.x + here.y;
    if (runs.length > 0 && isNext) runs.at(-1)!.push(cell);
    else runs.push([cell]);
  }
  return runs;
}
