import type { Mark, Node } from '@pencilmark/core/human';
import { type Plane, type Point, round } from './plane.ts';
import { routesOf } from './route.ts';
import { crossing, lengthOf, type Segment, segmentsOf } from './segment.ts';
import { type Shape, shape } from './shape.ts';
import type { End, Surroundings } from './surroundings.ts';

type Link = Mark & { readonly kind: 'link' };

/** How round the bends of a line are, and how far a halo reaches on both sides of a crossing. */
const BEND = 7;
const HALO = 4;

/**
 * Links as lines from the rim of one node to the rim of another, `r` from their middles: solid the
 * strong ones, dashed the weak ones. A line that crosses an earlier line has a halo there.
 */
export function linesOf(links: readonly Link[], around: Surroundings, r: number): Shape[][] {
  const ends = links.map(({ from, to }) => nearest(from, to, around.plane));
  const routes = routesOf(ends, around).map((route) => shortened(route, r + 0.8));
  return strokesOf(
    routes.map((line, index) => ({ line, isStrong: links[index]!.isStrong, color: 'var(--logic)' })),
    r,
  );
}

/** A line to draw: solid or dashed. */
export interface LinkStroke {
  readonly line: readonly Point[];
  readonly isStrong: boolean;
  readonly color: string;
}

/**
 * Lines, each with a halo where it crosses an earlier line; as wide as suits nodes of radius `r`.
 */
export function strokesOf(strokes: readonly LinkStroke[], r: number): Shape[][] {
  const drawn: Segment[] = [];
  const width = round(Math.max(1.4, Math.min(2.6, r / 3.4)));
  return strokes.map(({ line, isStrong, color }) => {
    const segments = segmentsOf(line);
    const halo = haloOf(segments, drawn);
    drawn.push(...segments);
    const look = { fill: 'none', stroke: color, 'stroke-width': isStrong ? width : round(width * 0.85) };
    const dashes = isStrong ? {} : { 'stroke-dasharray': '5 3.5' };
    return [
      ...(halo === ''
        ? []
        : [shape('path', { d: halo, fill: 'none', stroke: 'var(--sheet)', 'stroke-width': round(width + 4) })]),
      shape('path', { class: `mark-link ${isStrong ? 'strong' : 'weak'}`, d: rounded(line), ...look, ...dashes }),
    ];
  });
}

/**
 * The candidates of two nodes that lie closest together. So the link of a group begins at one of
 * its own candidates, and not at a candidate in its middle that does not belong to it.
 */
function nearest(from: Node, to: Node, plane: Plane): readonly [End, End] {
  let best: readonly [End, End] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of from.cells)
    for (const other of to.cells) {
      const a = { cell: cell, ...plane.candidate(cell, from.digit) };
      const b = { cell: other, ...plane.candidate(other, to.digit) };
      const length = lengthOf([a, b]);
      if (length < least) [best, least] = [[a, b], length];
    }
  return best!;
}

/** A line without its beginning and its end, which lie in nodes of radius `by` and `atEnd`. */
export function shortened(line: readonly Point[], by: number, atEnd = by): Point[] {
  const [first, last] = [lengthOf([line[0]!, line[1]!]), lengthOf([line.at(-2)!, line.at(-1)!])];
  const cut = (from: Point, to: Point, length: number, r: number): Point => {
    // Between neighbours in a cell, a stroke that can be seen is left.
    const part = length === 0 ? 0 : Math.min(r, line.length === 2 ? length * 0.42 : length) / length;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  return [cut(line[0]!, line[1]!, first, by), ...line.slice(1, -1), cut(line.at(-1)!, line.at(-2)!, last, atEnd)];
}

/** Short pieces of a line on both sides of each place where it crosses another. */
function haloOf(segments: readonly Segment[], drawn: readonly Segment[]): string {
  let path = '';
  for (const segment of segments)
    for (const other of drawn) {
      const point = crossing(segment, other);
      if (!point) continue;
      const length = lengthOf(segment);
      const [dx, dy] = [0, 1].map(
        (end) => (end === 0 ? segment[1].x - segment[0].x : segment[1].y - segment[0].y) / length,
      );
      const at = (by: number): string => `${round(point.x + dx! * by)} ${round(point.y + dy! * by)}`;
      path += `M${at(-HALO)}L${at(HALO)}`;
    }
  return path;
}

/** A line with round bends. */
function rounded(line: readonly Point[]): string {
  const text = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
  let path = `M${text(line[0]!)}`;
  line.slice(1, -1).forEach((corner, index) => {
    const [before, after] = [line[index]!, line[index + 2]!];
    const toward = (point: Point): Point => {
      const length = lengthOf([corner, point]);
      const part = length === 0 ? 0 : Math.min(BEND, length / 2) / length;
      return { x: corner.x + (point.x - corner.x) * part, y: corner.y + (point.y - corner.y) * part };
    };
    path += `L${text(toward(before))}Q${text(corner)} ${text(toward(after))}`;
  });
  return `${path}L${text(line.at(-1)!)}`;
}
