import type { Cell, Digit, Geometry } from '@pencilmark/core/geometry';
import { checkGeometry } from '@pencilmark/core/geometry';
import type { Candidate } from '@pencilmark/core/puzzle';
import { COUNT, check } from '@pencilmark/core/result';
import { INKED, SOME_INK } from './expected.ts';
import { shortened, strokesOf } from './links.ts';
import { circle } from './nodes.ts';
import { Plane, type Point, round, SIDE } from './plane.ts';
import { routesOf } from './route.ts';
import { hasSums } from './rules/cages.ts';
import { type Shape, shape } from './shape.ts';
import type { Spot } from './surroundings.ts';
import { squareOf } from './washes.ts';

/** A place that somebody links: a candidate, or with digit 0 the cell itself. */
export interface InkEnd {
  readonly cell: Cell;
  readonly digit: Digit;
}

/** What somebody drew on a board. Colors are those of CSS. */
export interface Ink {
  /** Candidates on a coin of one color or several. */
  readonly notes: readonly (Candidate & { readonly colors: readonly string[] })[];
  /** Straight pieces of lines. Points are in sides of a cell from the corner of the board. */
  readonly lines: readonly { readonly from: Point; readonly to: Point; readonly color: string }[];
  readonly links: readonly InkLink[];
  /** Circles and crosses. */
  readonly marks: readonly { readonly at: Point; readonly isCircle: boolean; readonly color: string }[];
}

/** A line of ink between two candidates. */
export interface InkLink {
  readonly from: InkEnd;
  readonly to: InkEnd;
  readonly isStrong: boolean;
  /** Whether an arrow shows where it leads. */
  readonly hasArrow: boolean;
  readonly color: string;
}

/** The board that is drawn on. */
export interface InkedBoard {
  readonly geometry: Geometry;
  /** Cells with digits or notes: links run around them. */
  isFull(cell: Cell): boolean;
}

/**
 * What somebody drew, as plain pieces of SVG that lie under the digits: coins, lines, links in the
 * gutters between cells (weak links dashed, with a halo where they cross), circles and crosses.
 * `cells` is the part of the plane that the cells take up: x, y, width, height.
 *
 *     const at = { x: 0.5, y: 0.5 };
 *     const marks = [{ at, isCircle: true, color: 'red' }];
 *     const ink = { notes: [], lines: [], links: [], marks };
 *     drawInk(ink, { geometry: sized(4), isFull: () => false }).shapes.length      // 1
 */
export function drawInk(
  ink: Ink,
  board: InkedBoard,
): { readonly cells: readonly [number, number, number, number]; readonly shapes: readonly Shape[] } {
  check('drawInk', 'ink', ink, SOME_INK);
  check('drawInk', 'board', board, INKED);
  const { notes, lines, links, marks } = ink;
  const { geometry, isFull } = board;
  const plane = new Plane(geometry, hasSums(geometry));
  return {
    cells: squareOf(plane),
    shapes: [
      ...notes.flatMap((note) => coinShapes(note, plane)),
      ...lineShapes(lines, plane),
      ...linkShapes(links, plane, isFull),
      ...marks.flatMap(({ at, isCircle, color }) => markShapes(at, isCircle, color, plane)),
    ],
  };
}

/**
 * Where a candidate stands in its cell, in sides of the cell: its middle.
 *
 *     candidatePlace(classic, 5)      // { x: 0.5, y: 0.5 }
 */
export function candidatePlace(geometry: Geometry, digit: Digit): Point {
  checkGeometry('candidatePlace', geometry);
  check('candidatePlace', 'digit', digit, COUNT);
  const plane = new Plane(geometry, hasSums(geometry));
  const [{ x, y }, corner] = [plane.candidate(0, digit), plane.corner(0)];
  return { x: (x - corner.x) / SIDE, y: (y - corner.y) / SIDE };
}

/** How thick a line is that somebody draws; half the side of the frame in a linked cell. */
const LINE = 3.6;
const CELL = SIDE / 2 - 7.5;

const text = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** Straight pieces in one color as one path: where they meet, they are no darker. */
const stroke = (pieces: readonly (readonly Point[])[], color: string, width: number): Shape =>
  shape('path', {
    class: 'ink-line',
    d: pieces.map((points) => `M${points.map(text).join('L')}`).join(''),
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
  });

function lineShapes(lines: Ink['lines'], plane: Plane): Shape[] {
  const byColor = new Map<string, Point[][]>();
  for (const { from, to, color } of lines)
    byColor.set(color, [...(byColor.get(color) ?? []), [plane.crossing(from), plane.crossing(to)]]);
  return Array.from(byColor, ([color, pieces]) => stroke(pieces, color, LINE));
}

/** A coin in equal parts, as many as there are colors. */
function coinShapes({ cell, digit, colors }: Ink['notes'][number], plane: Plane): Shape[] {
  const middle = plane.candidate(cell, digit);
  const r = round(plane.pitch * 0.47);
  if (colors.length === 1) {
    const { tag, attributes } = circle(middle, r);
    return [shape(tag, { class: 'ink-note', ...attributes, fill: colors[0]! })];
  }
  return colors.map((color, index) => {
    const [from, to] = [index, index + 1].map((part) => {
      const angle = (2 * Math.PI * part) / colors.length - Math.PI / 2;
      return { x: middle.x + r * Math.cos(angle), y: middle.y + r * Math.sin(angle) };
    }) as [Point, Point];
    return shape('path', {
      class: 'ink-note',
      d: `M${text(middle)}L${text(from)}A${r} ${r} 0 0 1 ${text(to)}z`,
      fill: color,
    });
  });
}

/** Links with a ring around each of their ends, and arrows. */
function linkShapes(links: readonly InkLink[], plane: Plane, isFull: InkedBoard['isFull']): Shape[] {
  const small = round(Math.min(11, plane.pitch * 0.5));
  const spotOf = ({ cell, digit }: InkEnd): Spot => ({
    cell,
    ...(digit === 0 ? plane.middle(cell) : plane.candidate(cell, digit)),
    r: digit === 0 ? CELL : small,
  });
  const ends = new Map(
    links.flatMap(({ from, to, color }) =>
      [from, to].map(
        (end) => [`${end.cell} ${end.digit}`, { ...spotOf(end), isCell: end.digit === 0, color }] as const,
      ),
    ),
  );
  const spots = new Map<Cell, Spot[]>();
  for (const end of ends.values()) spots.set(end.cell, [...(spots.get(end.cell) ?? []), end]);
  const around = { plane, spots, isFull: (cell: Cell) => isFull(cell) || spots.has(cell) };
  const pairs = links.map(({ from, to }) => [spotOf(from), spotOf(to)] as const);
  const strokes = routesOf(pairs, around).map((route, index) => {
    const [from, to] = pairs[index]!;
    return { line: shortened(route, from.r + 0.8, to.r + 0.8), ...links[index]! };
  });
  return [
    ...strokesOf(strokes, small).flat(),
    ...strokes.flatMap(({ line, hasArrow, color }) => (hasArrow ? [arrow(line, color)] : [])),
    ...Array.from(ends.values(), ({ r, color, isCell, ...middle }) =>
      isCell ? frame(middle, r, color) : ring('ink-end', middle, r, color, 1.9),
    ),
  ];
}

/** A frame inside a cell that is linked as a whole; `r` is half of its side. */
const frame = ({ x, y }: Point, r: number, color: string): Shape => {
  const place = { x: x - r, y: y - r, width: 2 * r, height: 2 * r, rx: 5 };
  return shape('rect', { class: 'ink-end', ...place, fill: 'none', stroke: color, 'stroke-width': 1.9 });
};

function ring(name: string, middle: Point, r: number, color: string, width: number): Shape {
  const { tag, attributes } = circle(middle, r);
  return shape(tag, { class: name, ...attributes, fill: 'none', stroke: color, 'stroke-width': width });
}

/** The head of an arrow at the end of a line. */
function arrow(line: readonly Point[], color: string): Shape {
  const [before, tip] = [line.at(-2)!, line.at(-1)!];
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const [x, y] = [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const wing = (side: number): Point => ({ x: tip.x - 6 * x + side * 3.6 * y, y: tip.y - 6 * y - side * 3.6 * x });
  return shape('path', { class: 'ink-arrow', d: `M${[wing(1), tip, wing(-1)].map(text).join('L')}z`, fill: color });
}

/** A mark is large in the middle of a cell, where a digit may stand, and small on its edge. */
function markShapes(at: Point, isCircle: boolean, color: string, plane: Plane): Shape[] {
  const { x, y } = plane.crossing(at);
  const isInside = at.x % 1 !== 0 && at.y % 1 !== 0;
  const r = isInside ? SIDE * 0.37 : SIDE * 0.13;
  if (isCircle) return [ring('ink-mark', { x, y }, r, color, 3)];
  const d = r * 0.8;
  const strokes = [-1, 1].map((side) => [
    { x: x - d, y: y - side * d },
    { x: x + d, y: y + side * d },
  ]);
  return [stroke(strokes, color, 3)];
}
