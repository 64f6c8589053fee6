import type { Cell } from '@pencilmark/core/geometry';
import { demandSources, type Geometry } from '@pencilmark/core/geometry/plain';
import type { Mark, Role } from '@pencilmark/core/human';
import { MARGIN, type Plane, SIDE } from './plane.ts';
import type { Reasons } from './reasons.ts';
import { type Shape, shape } from './shape.ts';

type CellMark = Mark & { readonly kind: 'cell' };
type HouseMark = Mark & { readonly kind: 'house' };
type DemandMark = Mark & { readonly kind: 'demand' };

const LOGIC = 'var(--logic)';
/** How strong a wash is; two on top of each other still leave digits easy to read. */
const WASH = 0.12;

/** How cells of a role are hatched: the lines of a tile of 8 × 8. */
const HATCHES: Partial<Readonly<Record<Role | 'blocked', string>>> = {
  second: 'M-1 -1L9 9M7 -1L9 1M-1 7L1 9',
  third: 'M4 3.2v1.6',
  fourth: 'M0 4h8',
  fin: 'M-1 1L1 -1M-1 9L9 -1M7 9L9 7',
  blocked: 'M-1 1L1 -1M-1 9L9 -1M7 9L9 7',
};
/** How the line around cells or a house of a role is dashed. */
const DASHES: Partial<Readonly<Record<Role, string>>> = {
  second: '9 5',
  third: '2 4',
  fourth: '12 4 2 4',
  cover: '10 7',
};

export interface Ground {
  readonly geometry: Geometry;
  readonly plane: Plane;
  /** How every id begins. */
  readonly prefix: string;
}

const hatchId = (role: string, prefix: string): string => `${prefix}${role}`;

/** The patterns that some roles need. */
export function hatchesOf(roles: Iterable<Role | 'blocked'>, prefix: string): Shape[] {
  const kinds = [...new Set(roles)].filter((role) => HATCHES[role]);
  if (kinds.length === 0) return [];
  const patterns = kinds.map((role) =>
    shape('pattern', { id: hatchId(role, prefix), width: 8, height: 8, patternUnits: 'userSpaceOnUse' }, [
      shape('path', { d: HATCHES[role]!, stroke: LOGIC, 'stroke-opacity': 0.34, 'stroke-width': 1.3, fill: 'none' }),
    ]),
  );
  return [shape('defs', {}, patterns)];
}

/** A house: a wash, and where it only loses candidates a dashed line without one. */
export function houseShapes({ house, role }: HouseMark, { geometry, plane, prefix }: Ground): Shape[] {
  const { cells } = geometry.houses[house]!;
  const d = plane.squares(cells);
  if (role !== 'cover') return [shape('path', { class: `mark-house ${role}`, d, fill: LOGIC, 'fill-opacity': WASH })];
  return lineAround(cells, role, `mark-house ${role}`, plane, `${prefix}h${house}`);
}

/** Clues, each once: a wash over the cells of each, and a line around them. */
export function demandShapes(marks: readonly DemandMark[], { geometry, plane, prefix }: Ground): Shape[][] {
  const clues = new Map(marks.map(({ demand, role }) => [`${clueCells(geometry, demand)}`, { demand, role }]));
  return [...clues.values()].map(({ demand, role }) => {
    const cells = clueCells(geometry, demand);
    const d = plane.squares(cells);
    return [
      shape('path', { class: `mark-clue ${role}`, d, fill: LOGIC, 'fill-opacity': WASH }),
      ...lineAround(cells, role, `mark-clue ${role}`, plane, `${prefix}d${demand}`),
    ];
  });
}

/** The cells of the clue behind a demand; without a clue those of the demand. */
function clueCells(geometry: Geometry, demand: number): Cell[] {
  const source = demandSources(geometry)[demand];
  const isClue = source?.kind === 'clue';
  return [...new Set(isClue ? geometry.clues[source.clue]!.cells.flat() : geometry.demands[demand]!.cells)];
}

/** The cells of a role: a wash or a hatch, and a line around those that lie together. */
export function cellShapes(marks: readonly CellMark[], { plane, prefix }: Ground): Shape[] {
  const roles = [...new Set(marks.map(({ role }) => role))];
  return roles.flatMap((role) => {
    const cells = marks.filter((mark) => mark.role === role).map(({ cell }) => cell);
    const d = plane.squares(cells);
    const hatch = HATCHES[role] ? [shape('path', { d, fill: `url(#${hatchId(role, prefix)})` })] : [];
    return [
      ...cells.map((cell) =>
        shape('path', { class: `mark-cell ${role}`, d: plane.squares([cell]), fill: LOGIC, 'fill-opacity': WASH }),
      ),
      ...hatch,
      ...lineAround(cells, role, `mark-cells ${role}`, plane, `${prefix}c${role}`),
    ];
  });
}

/** A line along the inner side of cells: their border, drawn twice as wide and cut off outside. */
function lineAround(cells: readonly Cell[], role: Role, name: string, plane: Plane, id: string): Shape[] {
  const dashes = DASHES[role] ? { 'stroke-dasharray': DASHES[role] } : {};
  return [
    shape('clipPath', { id }, [shape('path', { d: plane.squares(cells) })]),
    shape('path', {
      class: name,
      'clip-path': `url(#${id})`,
      d: plane.outline(cells),
      fill: 'none',
      stroke: LOGIC,
      'stroke-width': 4,
      ...dashes,
    }),
  ];
}

/** Cross-hatching: rings around the digits that block, washes along their lines, hatched cells. */
export function reasonShapes({ blockers, blocked, rays }: Reasons, { plane, prefix }: Ground): Shape[][] {
  const hatch = `url(#${hatchId('blocked', prefix)})`;
  return [
    blockers.map((cell) => {
      const { x, y } = plane.middle(cell);
      const look = { fill: 'none', stroke: LOGIC, 'stroke-width': 2.2 };
      return shape('circle', { class: 'blocker', cx: x, cy: y, r: SIDE / 2 - 5, ...look });
    }),
    rays.map((cells) =>
      shape('path', { class: 'ray', d: plane.squares(cells), fill: LOGIC, 'fill-opacity': WASH / 2 }),
    ),
    blocked.map((cell) => shape('path', { class: 'blocked', d: plane.squares([cell]), fill: hatch })),
  ].filter((shapes) => shapes.length > 0);
}

/** The board's own square: x, y, width, height. */
export const squareOf = ({ size }: Plane): readonly [number, number, number, number] => [
  MARGIN,
  MARGIN,
  size * SIDE,
  size * SIDE,
];
