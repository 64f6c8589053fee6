import { neighboursOf, squareExtent } from '../../rules/places.ts';
import type { Cell } from '../../sets/cells.ts';
import { type Drawing, type Find, type Look, linesOf, shapesOf } from './look.ts';
import { isGrey, type Point, type Shape, type Stroke } from './parts.ts';
import { cellAt, cellsAtEdge, cellsUnder } from './places.ts';

/** A short line with a bend: its point, and the middle of its ends. */
function chevronOf({ points: [one, point, other, ...more] }: Stroke): { point: Point; tail: Point } | undefined {
  if (!one || !point || !other || more.length > 0) return undefined;
  const tail: Point = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const isShort = Math.hypot(one[0] - other[0], one[1] - other[1]) < 0.7 && Math.hypot(...away(tail, point)) < 0.5;
  return isShort ? { point, tail } : undefined;
}

const away = (from: Point, to: Point): [number, number] => [to[0] - from[0], to[1] - from[1]];

/** The grey cells of a drawing with their shapes. */
const greyCells = (drawing: Drawing): Map<Cell, Shape> =>
  new Map(
    shapesOf(drawing).flatMap((shape) => {
      const { fill, height, isRound, text, width } = shape;
      const isWhole = (side: number): boolean => side > 0.9 && Math.abs(side - Math.round(side)) < 0.1;
      const isTint = !isRound && text === '' && isWhole(height) && isWhole(width) && fill && isGrey(fill);
      return isTint ? cellsUnder(shape, drawing.size).map((cell) => [cell, shape] as const) : [];
    }),
  );

/** Grey cells with marks at their sides, which point to the smaller cell. */
const extremes: Look = (drawing) => {
  const { size } = drawing;
  const finds = { minimum: [] as Find[], maximum: [] as Find[] };
  for (const [cell, shape] of greyCells(drawing)) {
    const own = linesOf(drawing).filter((line) => {
      const chevron = chevronOf(line);
      return chevron && line.points.every((point) => cellAt(point, size) === cell);
    });
    if (own.length === 0) continue;
    const { point, tail } = chevronOf(own[0]!)!;
    const toMiddle = (place: Point): number => Math.hypot(...away(place, shape.center));
    const kind = toMiddle(point) < toMiddle(tail) ? 'minimum' : 'maximum';
    finds[kind].push({ parts: [shape, ...own], cells: [[cell]] });
  }
  return [
    { meanings: [{ kind: 'minimum' }], finds: finds.minimum },
    { meanings: [{ kind: 'maximum' }], finds: finds.maximum },
  ];
};

/** Marks on edges that point to the smaller cell. */
const inequalities: Look = (drawing) => {
  const finds = linesOf(drawing).flatMap((line): Find[] => {
    const chevron = chevronOf(line);
    if (!chevron) return [];
    const { point, tail } = chevron;
    const middle: Point = [(point[0] + tail[0]) / 2, (point[1] + tail[1]) / 2];
    const cells = cellsAtEdge(middle.map((at) => Math.round(at * 2) / 2) as unknown as Point, drawing.size);
    if (!cells) return [];
    const [down, right] = away(tail, point);
    return [{ parts: [line], cells: [down + right > 0 ? cells : [cells[1], cells[0]]] }];
  });
  return [{ meanings: [{ kind: 'inequality' }], finds }];
};

/** The cells that hang together with a cell, ascending. */
function areaOf(start: Cell, cells: ReadonlyMap<Cell, unknown>, size: number): Cell[] {
  const area = [start];
  for (const cell of area)
    area.push(...neighboursOf(cell, squareExtent(size)).filter((other) => cells.has(other) && !area.includes(other)));
  return area.sort((a, b) => a - b);
}

/** Grey areas of one form, moved but not turned: each is a clone of the first. */
const clones: Look = (drawing) => {
  const { size } = drawing;
  const grey = greyCells(drawing);
  const first = new Map<string, readonly Cell[]>();
  const seen = new Set<Cell>();
  const finds: Find[] = [];
  for (const start of [...grey.keys()].sort((a, b) => a - b)) {
    if (seen.has(start)) continue;
    const area = areaOf(start, grey, size);
    for (const cell of area) seen.add(cell);
    const form = area.map((cell) => [
      Math.floor(cell / size) - Math.floor(start / size),
      (cell % size) - (start % size),
    ]);
    const twin = first.get(form.join());
    if (twin) finds.push({ parts: [...twin, ...area].map((cell) => grey.get(cell)!), cells: [twin, area] });
    else first.set(form.join(), area);
  }
  return [{ meanings: [{ kind: 'clone' }], finds }];
};

/** A thin line from corner to corner. */
const diagonals: Look = (drawing) => {
  const { size } = drawing;
  const finds = linesOf(drawing).flatMap((line): Find[] => {
    const [from, to] = [line.points[0], line.points.at(-1)];
    const isCorner = (point: Point): boolean => point.every((at) => Math.min(Math.abs(at), Math.abs(at - size)) < 0.1);
    if (!from || !to || line.points.length > 2 || !isCorner(from) || !isCorner(to)) return [];
    const [down, right] = away(from, to).map(Math.sign) as [number, number];
    if (down * right === 0) return [];
    const cells = Array.from({ length: size }, (_, row) => row * size + (down === right ? row : size - 1 - row));
    return [{ parts: [line], cells: [cells] }];
  });
  return [{ meanings: [{ kind: 'diagonal' }], finds }];
};

export const CHEVRON_LOOKS: readonly Look[] = [extremes, inequalities];
export const AREA_LOOKS: readonly Look[] = [clones, diagonals];
