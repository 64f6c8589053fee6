import type { Cell, Geometry, Mark, Node, Role } from '@pencilmark/core';
import { type Plane, type Point, round, SIDE } from './plane.ts';

/** A picture of each role that needs no colour: what stands around a candidate. `r` is the half of its height. */
const SHAPES: Readonly<Record<Role, (point: Point, r: number) => string>> = {
  pattern: ({ x, y }, r) => `<circle cx="${x}" cy="${y}" r="${r}"`,
  on: ({ x, y }, r) => `<circle cx="${x}" cy="${y}" r="${r}"`,
  off: ({ x, y }, r) => square({ x, y }, r),
  second: ({ x, y }, r) => square({ x, y }, r),
  third: ({ x, y }, r) => `<path d="M${x} ${y - r}L${round(x + r)} ${round(y + r * 0.8)}H${round(x - r)}z"`,
  fourth: ({ x, y }, r) =>
    `<rect x="${round(x - r)}" y="${round(y - r)}" width="${2 * r}" height="${2 * r}" rx="${round(r / 2)}"`,
  fin: ({ x, y }, r) =>
    `<path d="M${x} ${round(y - r * 1.15)}L${round(x + r * 1.15)} ${y}L${x} ${round(y + r * 1.15)}L${round(x - r * 1.15)} ${y}z"`,
  base: ({ x, y }, r) => `<circle cx="${x}" cy="${y}" r="${r}"`,
  cover: ({ x, y }, r) => square({ x, y }, r),
};

const square = ({ x, y }: Point, r: number): string =>
  `<rect x="${round(x - r * 0.9)}" y="${round(y - r * 0.9)}" width="${round(r * 1.8)}" height="${round(r * 1.8)}"`;

/** The drawings of marks, from the back to the front. */
export interface MarkLayers {
  readonly cells: string;
  readonly houses: string;
  readonly shapes: string;
  readonly links: string;
}

/** Draws marks: tinted cells, outlined houses (those that cover dashed), shapes around candidates, links (weak ones dashed). */
export function layersOf(marks: readonly Mark[], geometry: Geometry, plane: Plane, prefix: string): MarkLayers {
  const r = round(Math.min(plane.pitch * 0.44, 11));
  let cells = '';
  let houses = '';
  let shapes = '';
  const links: (Mark & { kind: 'link' })[] = [];
  const drawn = new Set<string>();
  for (const mark of marks) {
    const key = JSON.stringify(mark);
    if (drawn.has(key)) continue;
    drawn.add(key);
    if (mark.kind === 'cell') {
      const fill = mark.role === 'fin' ? ` style="fill:url(#${prefix}hatch)"` : '';
      cells += `<path class="cell ${mark.role}" d="${plane.squares([mark.cell])}"${fill}/>`;
    } else if (mark.kind === 'house')
      houses += outline(geometry.houses[mark.house]!.cells, mark.role, plane, `${prefix}h${mark.house}`);
    else if (mark.kind === 'candidate')
      shapes += `${SHAPES[mark.role](plane.candidate(mark.cell, mark.digit), r)} class="shape ${mark.role}"/>`;
    else if (mark.kind === 'group') shapes += groupOf(mark, mark.role, plane, r);
    else links.push(mark);
  }
  return { cells, houses, shapes, links: links.map((link) => linkOf(link, plane, r, prefix)).join('') };
}

/** A line along the inner side of a house of any shape: its border drawn twice as wide, cut off outside. */
function outline(cells: readonly Cell[], role: Role, plane: Plane, id: string): string {
  const inside = new Set(cells);
  const { size } = plane;
  let border = '';
  for (const cell of cells) {
    const { x, y } = plane.corner(cell);
    if (cell % size === 0 || !inside.has(cell - 1)) border += `M${x} ${y}v${SIDE}`;
    if (cell % size === size - 1 || !inside.has(cell + 1)) border += `M${x + SIDE} ${y}v${SIDE}`;
    if (!inside.has(cell - size)) border += `M${x} ${y}h${SIDE}`;
    if (!inside.has(cell + size)) border += `M${x} ${y + SIDE}h${SIDE}`;
  }
  const squares = plane.squares(cells);
  return (
    `<clipPath id="${id}"><path d="${squares}"/></clipPath>` +
    `<g class="house ${role}" clip-path="url(#${id})"><path d="${squares}" stroke="none"/><path d="${border}" fill="none"/></g>`
  );
}

const middleOf = ({ cells, digit }: Node, plane: Plane): Point => {
  const points = cells.map((cell) => plane.candidate(cell, digit));
  const mean = (of: (point: Point) => number): number =>
    round(points.reduce((sum, point) => sum + of(point), 0) / points.length);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
};

/** A band around the candidates of a group. */
function groupOf(node: Node, role: Role, plane: Plane, r: number): string {
  const points = node.cells.map((cell) => plane.candidate(cell, node.digit));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - r, Math.min(...ys) - r];
  const [width, height] = [Math.max(...xs) + r - left, Math.max(...ys) + r - top];
  const band = `<rect class="group ${role}" x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" rx="${r}"/>`;
  return band + points.map((point) => `${SHAPES[role](point, r)} class="shape ${role}"/>`).join('');
}

/** A bent line from the rim of one shape to that of the other, so that it passes beside what lies on the straight way. */
function linkOf({ from, to, isStrong }: Mark & { kind: 'link' }, plane: Plane, r: number, prefix: string): string {
  const [a, b] = [middleOf(from, plane), middleOf(to, plane)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return '';
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const bend = length <= SIDE * 0.8 ? 0 : Math.min(length * 0.14, SIDE * 0.45);
  const gap = Math.min(r + 1, length / 2.5);
  const middle = { x: (a.x + b.x) / 2 - dy * bend, y: (a.y + b.y) / 2 + dx * bend };
  const toward = (point: Point): Point => {
    const distance = Math.hypot(middle.x - point.x, middle.y - point.y);
    return {
      x: round(point.x + ((middle.x - point.x) / distance) * gap),
      y: round(point.y + ((middle.y - point.y) / distance) * gap),
    };
  };
  const [start, end] = [toward(a), toward(b)];
  const kind = isStrong ? 'strong' : 'weak';
  return `<path class="link ${kind}" d="M${start.x} ${start.y}Q${round(middle.x)} ${round(middle.y)} ${end.x} ${end.y}" marker-end="url(#${prefix}tip)"/>`;
}
