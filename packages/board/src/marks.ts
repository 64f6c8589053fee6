import { ALPHABET, type Cell, type Digit, type Geometry } from '@pencilmark/core/geometry';
import type { Mark, Node, Role, Step } from '@pencilmark/core/human';
import type { Candidate } from '@pencilmark/core/puzzle';
import { arrow, line } from './links.ts';
import { Plane, type Point, round, SIDE } from './plane.ts';
import { type Shape, shape } from './shape.ts';

/** What is drawn on a board as the evidence of a step. */
export interface Evidence {
  readonly geometry: Geometry;
  /** The digit of every cell in reading order, 0 while empty. */
  readonly digits: ArrayLike<number>;
  /** A step: its marks, what it places and what goes. */
  readonly step?: Pick<Step, 'marks' | 'placements' | 'eliminations'>;
  readonly marks?: readonly Mark[];
  /** What somebody points at: cells, or candidates of a digit in them. */
  readonly pointed?: { readonly cells: readonly Cell[]; readonly digit?: Digit };
  /** The characters of the digits 1, 2, 3 …; default 1-9A-Z. */
  readonly alphabet?: string;
  /** How every id in the picture begins. Pictures on one page need different beginnings. */
  readonly prefix?: string;
}

/** The evidence as pieces: `back` lies under the digits of the board, `front` on top of them. */
export interface Drawing {
  readonly back: readonly Shape[];
  readonly front: readonly Shape[];
  /**
   * The part of the plane that the cells take up, without the names at the edge: x, y, width,
   * height.
   */
  readonly cells: readonly [number, number, number, number];
}

/** The character of a digit, and how high candidates are. */
export const characterOf = (digit: Digit, alphabet = ALPHABET): string => alphabet[digit - 1] ?? `${digit}`;
export const heightOf = (plane: Plane): number => round(plane.pitch * 0.72);

const color = (role: Role): string => `var(--role-${role})`;
/** A role's color on paper, so that nothing shows through. */
const tinted = (role: Role): string => `color-mix(in srgb, ${color(role)} 18%, var(--paper))`;

/**
 * The shape around a candidate by its role, so that nobody needs colours. `r` is half of its
 * height.
 */
const AROUND: Readonly<Record<Role, (point: Point, r: number) => Shape>> = {
  pattern: circle,
  on: circle,
  base: circle,
  off: square,
  second: square,
  cover: square,
  third: ({ x, y }, r) =>
    path(`M${x} ${round(y - r * 1.25)}L${round(x + r * 1.15)} ${round(y + r * 0.85)}H${round(x - r * 1.15)}z`),
  fourth: ({ x, y }, r) =>
    path(
      `M${round(x - r * 1.2)} ${y}L${round(x - r * 0.6)} ${round(y - r)}H${round(x + r * 0.6)}L${round(x + r * 1.2)} ${y}L${round(x + r * 0.6)} ${round(y + r)}H${round(x - r * 0.6)}z`,
    ),
  fin: ({ x, y }, r) =>
    path(
      `M${x} ${round(y - r * 1.15)}L${round(x + r * 1.15)} ${y}L${x} ${round(y + r * 1.15)}L${round(x - r * 1.15)} ${y}z`,
    ),
};
const HOLLOW: readonly Role[] = ['off', 'second', 'fourth', 'cover'];

function circle({ x, y }: Point, r: number): Shape {
  return shape('circle', { cx: x, cy: y, r });
}
function square({ x, y }: Point, r: number): Shape {
  return shape('rect', { x: round(x - r * 0.9), y: round(y - r * 0.9), width: round(r * 1.8), height: round(r * 1.8) });
}
function path(d: string): Shape {
  return shape('path', { d });
}

/** How cells of a role are hatched: the lines of a tile of 8 × 8. */
const HATCHES: Partial<Readonly<Record<Role, string>>> = {
  fin: 'M-1 1L1 -1M-1 9L9 -1M7 9L9 7',
  second: 'M-1 -1L9 9M7 -1L9 1M-1 7L1 9',
  third: 'M4 3.2v1.6',
  fourth: 'M0 4h8',
  off: 'M4 0v8',
  cover: 'M4 0v8',
};

/** Half the height of the shape around a candidate. */
const radiusOf = ({ pitch }: Plane): number => round(Math.min(pitch * 0.46, 11));

/**
 * The evidence of a step as plain pieces of SVG: tinted and hatched cells, outlined houses (those
 * that cover dashed), shapes around candidates, links (weak ones dashed), rings around what is
 * placed, crosses through what goes. Colors are CSS variables, named like the roles: `--role-fin`,
 * and `--placed`, `--gone`, `--link`, `--paper`, `--ink`.
 *
 *     const marks = [{ kind: 'cell', cell: 0, role: 'pattern' }];
 *     drawEvidence({ geometry: sized(4), digits: new Uint8Array(16), marks }).back.length      // 1
 */
export function drawEvidence(evidence: Evidence): Drawing {
  const { geometry, digits, step, prefix = 'b-', alphabet } = evidence;
  const plane = new Plane(geometry);
  const marks = distinct([...(evidence.marks ?? []), ...(step?.marks ?? [])]);
  const of = <Kind extends Mark['kind']>(kind: Kind): (Mark & { kind: Kind })[] =>
    marks.filter((mark): mark is Mark & { kind: Kind } => mark.kind === kind);
  const [cells, houses, links] = [of('cell'), of('house'), of('link')];
  const r = radiusOf(plane);
  const deeds = [...(step?.placements ?? []), ...(step?.eliminations ?? [])];
  const done = new Set(deeds.map(keyOf));

  const marked = (cell: Cell, digit: Digit, role: Role): Shape[] => {
    const point = plane.candidate(cell, digit);
    const { tag, attributes } = AROUND[role](point, r);
    const fill = HOLLOW.includes(role) ? 'var(--paper)' : tinted(role);
    const around = shape(tag, {
      class: `mark-candidate ${role}`,
      ...attributes,
      fill,
      stroke: color(role),
      'stroke-width': 2,
    });
    return digits[cell] !== 0 || done.has(keyOf({ cell, digit }))
      ? [around]
      : [around, candidateText(plane, { cell, digit }, 'mark-digit', 'var(--ink)', alphabet)];
  };
  const kinds = [...new Set(cells.map(({ role }) => role))].filter((role) => HATCHES[role]);
  const { size } = geometry;
  const [first, last] = [plane.corner(0), plane.corner(size * size - 1)];
  return {
    cells: [first.x, first.y, last.x + SIDE - first.x, last.y + SIDE - first.y],
    back: [
      ...(kinds.length > 0
        ? [
            shape(
              'defs',
              {},
              kinds.map((role) => hatch(role, prefix)),
            ),
          ]
        : []),
      ...cells.flatMap(({ cell, role }) => tint(cell, role, plane, prefix)),
      ...houses.flatMap(({ house, role }) => outline(geometry.houses[house]!.cells, role, plane, `${prefix}h${house}`)),
    ],
    front: [
      ...(links.length > 0 ? [shape('defs', {}, [arrow(prefix)])] : []),
      ...of('group').flatMap(({ role, ...group }) => [
        band(group, role, plane, r),
        ...group.cells.flatMap((cell) => marked(cell, group.digit, role)),
      ]),
      ...of('candidate').flatMap(({ cell, digit, role }) => marked(cell, digit, role)),
      ...links.flatMap((link) => line(link, plane, r, prefix)),
      ...deedsOf(evidence, plane, new Set(of('candidate').map(keyOf))),
      ...pointer(evidence, plane, r),
    ],
  };
}

const keyOf = ({ cell, digit }: Candidate): string => `${cell} ${digit}`;

function distinct(marks: readonly Mark[]): Mark[] {
  return [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
}

function candidateText(plane: Plane, { cell, digit }: Candidate, name: string, fill: string, alphabet?: string): Shape {
  const { x, y } = plane.candidate(cell, digit);
  const text = characterOf(digit, alphabet);
  return shape('text', { class: name, 'font-size': heightOf(plane), 'font-weight': 700, fill, x, y }, text);
}

function tint(cell: Cell, role: Role, plane: Plane, prefix: string): Shape[] {
  const d = plane.squares([cell]);
  const plain = shape('path', { class: `mark-cell ${role}`, d, fill: color(role), 'fill-opacity': 0.17 });
  return HATCHES[role] ? [plain, shape('path', { d, fill: `url(#${prefix}${role})` })] : [plain];
}

const hatch = (role: Role, prefix: string): Shape =>
  shape('pattern', { id: `${prefix}${role}`, width: 8, height: 8, patternUnits: 'userSpaceOnUse' }, [
    shape('path', {
      d: HATCHES[role]!,
      stroke: color(role),
      'stroke-opacity': 0.38,
      'stroke-width': 1.6,
      fill: 'none',
    }),
  ]);

/**
 * A line along the inner side of a house of any shape. It is the border, drawn twice as wide and
 * cut off outside.
 */
function outline(cells: readonly Cell[], role: Role, plane: Plane, id: string): Shape[] {
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
  const d = plane.squares(cells);
  const dashes = role === 'cover' ? { 'stroke-dasharray': '10 7' } : {};
  return [
    shape('clipPath', { id }, [shape('path', { d })]),
    shape('g', { class: `mark-house ${role}`, 'clip-path': `url(#${id})` }, [
      shape('path', { d, fill: color(role), 'fill-opacity': 0.07 }),
      shape('path', { d: border, fill: 'none', stroke: color(role), 'stroke-width': 6, ...dashes }),
    ]),
  ];
}

/** A band around the candidates of a group. */
function band(node: Node, role: Role, plane: Plane, r: number): Shape {
  const points = node.cells.map((cell) => plane.candidate(cell, node.digit));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [round(Math.min(...xs) - r), round(Math.min(...ys) - r)];
  const [width, height] = [round(Math.max(...xs) + r - x), round(Math.max(...ys) + r - y)];
  const look = { fill: color(role), 'fill-opacity': 0.12, stroke: color(role), 'stroke-width': 1.5 };
  return shape('rect', { class: `mark-group ${role}`, x, y, width, height, rx: r, ...look });
}

/** What a step places, ringed; and what goes, crossed out. */
function deedsOf({ digits, step, alphabet }: Evidence, plane: Plane, marked: ReadonlySet<string>): Shape[] {
  const r = radiusOf(plane);
  const d = round(r * 0.8);
  const open = (list: readonly Candidate[] = []): readonly Candidate[] => list.filter(({ cell }) => digits[cell] === 0);
  return [
    ...open(step?.placements).flatMap((candidate) => {
      const { x, y } = plane.candidate(candidate.cell, candidate.digit);
      const look = { cx: x, cy: y, fill: 'var(--paper)', stroke: 'var(--placed)', 'stroke-width': 2.5 };
      return [
        shape('circle', { class: 'deed-ring', ...look, r: round(r + 4) }),
        shape('circle', { ...look, r }),
        candidateText(plane, candidate, 'deed-placed', 'var(--placed)', alphabet),
      ];
    }),
    ...open(step?.eliminations).flatMap((candidate) => {
      const { x, y } = plane.candidate(candidate.cell, candidate.digit);
      const cross = `M${round(x - d)} ${round(y + d)}L${round(x + d)} ${round(y - d)}`;
      return [
        ...(marked.has(keyOf(candidate)) ? [] : [shape('circle', { cx: x, cy: y, r, fill: 'var(--paper)' })]),
        candidateText(plane, candidate, 'deed-gone', 'var(--gone)', alphabet),
        shape('path', {
          class: 'deed-cross',
          d: cross,
          stroke: 'var(--gone)',
          'stroke-width': 2.5,
          'stroke-linecap': 'round',
        }),
      ];
    }),
  ];
}

/** A frame around what somebody points at. */
function pointer({ pointed }: Evidence, plane: Plane, r: number): Shape[] {
  if (!pointed) return [];
  const { cells, digit } = pointed;
  const look = { class: 'pointed', fill: 'none', stroke: 'var(--placed)', 'stroke-width': 4 };
  return cells.map((cell) => {
    if (digit !== undefined) {
      const { x, y } = plane.candidate(cell, digit);
      return shape('circle', { cx: x, cy: y, r: round(r + 3), ...look });
    }
    const { x, y } = plane.corner(cell);
    return shape('rect', { x: x + 3, y: y + 3, width: SIDE - 6, height: SIDE - 6, rx: 6, ...look });
  });
}
