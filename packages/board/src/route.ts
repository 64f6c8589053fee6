import type { Cell } from '@pencilmark/core/geometry';
import { type Exit, exitsOf } from './exits.ts';
import { MARGIN, type Point, SIDE } from './plane.ts';
import { crossing, distance, lengthOf, type Segment, segmentsOf, sideBySide, touches } from './segment.ts';
import type { End, Surroundings } from './surroundings.ts';

/** The border of each cell that is a gutter: lines may run there whatever the cell holds. */
export const GUTTER = 7;
/** How far from the middle of a gutter a line may run, best first. */
const LANES = [4.4, -4.4, 1.9, -1.9, 3.2, -3.2, 0.6, -0.6];
/** Lines closer than this are taken for one. */
const GAP = 2.4;
/** What a bend, a crossing, a line on top of another and a touched spot cost, as a length. */
const COSTS = { bend: 16, crossing: 8, clash: 60, spot: 90 };
/** So many ways are looked at closely. */
const MOST_WAYS = 16;

/** The room between columns (axis x) or rows (axis y), with the line that begins it. */
interface Gutter {
  readonly axis: 'x' | 'y';
  readonly index: number;
}

/** A way between two candidates: how it leaves and arrives, and the gutters between. */
interface Way {
  readonly exits: readonly [Exit, Exit];
  readonly gutters: readonly Gutter[];
  readonly cost: number;
}

const other = (axis: 'x' | 'y'): 'x' | 'y' => (axis === 'x' ? 'y' : 'x');
const along = (axis: 'x' | 'y', on: number, across: number): Point =>
  axis === 'x' ? { x: on, y: across } : { x: across, y: on };
const lineOf = ({ index }: Gutter): number => MARGIN + index * SIDE;

/**
 * The lines of links, one after the other, each from the middle of its first candidate to that of
 * its last. They run in the gutters between cells like the lines of a transit map, each in a lane
 * of its own. Those between neighbours are straight where nothing is in the way.
 */
export function routesOf(links: readonly (readonly [End, End])[], around: Surroundings): Point[][] {
  const drawn: Segment[] = [];
  return links.map((ends) => {
    const line = isStraight(ends, around, drawn) ? [...ends] : bent(ends, around, drawn);
    drawn.push(...segmentsOf(line));
    return line;
  });
}

/** Whether the straight line between two candidates is short or level, and crosses nothing. */
function isStraight(ends: readonly [End, End], around: Surroundings, drawn: readonly Segment[]): boolean {
  const [from, to] = ends;
  const { plane } = around;
  const [a, b] = [plane.place(from.cell), plane.place(to.cell)];
  const isNear = Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1;
  if (!isNear && from.x !== to.x && from.y !== to.y) return false;
  if (drawn.some((segment) => sideBySide(segment, ends, GAP) > 0)) return false;
  for (let row = Math.min(a.y, b.y); row <= Math.max(a.y, b.y); row++)
    for (let column = Math.min(a.x, b.x); column <= Math.max(a.x, b.x); column++) {
      const cell = row * plane.size + column;
      const { x, y } = plane.corner(cell);
      const inner = { x: x + GUTTER, y: y + GUTTER };
      const isEnd = cell === from.cell || cell === to.cell;
      if (!isEnd && around.isFull(cell) && touches(ends, inner, SIDE - 2 * GUTTER)) return false;
      if (spotsOn(ends, cell, ends, around) > 0) return false;
    }
  return true;
}

/** How many spots of a cell a piece of a line touches, besides its ends. */
function spotsOn(segment: Segment, cell: Cell, ends: readonly Point[], { spots }: Surroundings): number {
  let count = 0;
  for (const spot of spots.get(cell) ?? [])
    if (distance(spot, segment) < spot.r + 1.4 && !ends.some(({ x, y }) => x === spot.x && y === spot.y)) count++;
  return count;
}

/** The best line through gutters. */
function bent(ends: readonly [End, End], around: Surroundings, drawn: readonly Segment[]): Point[] {
  const ways = waysBetween(ends, around).slice(0, MOST_WAYS);
  let best: { readonly line: Point[]; readonly cost: number } | undefined;
  for (const way of ways) {
    if (best && way.cost >= best.cost) break;
    const route = lineThrough(way, ends, around, drawn, best?.cost ?? Number.POSITIVE_INFINITY);
    if (!best || route.cost < best.cost) best = route;
  }
  return best!.line;
}

/** All ways from one candidate to another with few bends, cheapest first. */
function waysBetween([from, to]: readonly [End, End], around: Surroundings): Way[] {
  const [a, b] = [around.plane.place(from.cell), around.plane.place(to.cell)];
  const ways: Way[] = [];
  const [leaving, arriving] = [exitsOf(from, around), exitsOf(to, around)];
  for (const exit of leaving)
    for (const entry of arriving)
      for (const gutters of between(exit, entry, a, b)) {
        const line = pointsOf([exit, entry], gutters, gutters.map(lineOf));
        const length = segmentsOf([from, ...line, to]).reduce((sum, segment) => sum + lengthOf(segment), 0);
        const cost = exit.cost + entry.cost + length + COSTS.bend * (gutters.length + 1);
        ways.push({ exits: [exit, entry], gutters, cost });
      }
  return ways.sort((a, b) => a.cost - b.cost);
}

/** The gutters from one exit to another: the same, two that cross, or a third between them. */
function between(exit: Exit, entry: Exit, a: Point, b: Point): Gutter[][] {
  if (exit.axis !== entry.axis) return [[exit, entry]];
  if (exit.index === entry.index) return [[exit]];
  const axis = other(exit.axis);
  const indexes = new Set([a[axis], a[axis] + 1, b[axis], b[axis] + 1]);
  return [...indexes].map((index) => [exit, { axis, index }, entry]);
}

/** The bends of a way whose gutters are passed at some coordinates. */
function pointsOf([exit, entry]: readonly [Exit, Exit], gutters: readonly Gutter[], lanes: readonly number[]): Point[] {
  const turns = gutters.slice(1).map(({ axis }, index) => along(axis, lanes[index + 1]!, lanes[index]!));
  return [
    ...exit.jog,
    along(exit.axis, lanes[0]!, exit.at),
    ...turns,
    along(entry.axis, lanes.at(-1)!, entry.at),
    ...entry.jog,
  ];
}

/** A way with the best lane in each of its gutters, and what it costs; counted up to the most. */
function lineThrough(
  { exits, gutters, cost }: Way,
  ends: readonly [End, End],
  around: Surroundings,
  drawn: readonly Segment[],
  most: number,
): { readonly line: Point[]; readonly cost: number } {
  let sum = cost;
  const lanes = gutters.map(lineOf);
  gutters.forEach((gutter, index) => {
    // Where the line comes from and where it goes on: at an exit, or in the gutter beside.
    const start = index === 0 ? exits[0].at : lanes[index - 1]!;
    const end = index === gutters.length - 1 ? exits[1].at : lanes[index + 1]!;
    const piece = (lane: number): Segment => [along(gutter.axis, lane, start), along(gutter.axis, lane, end)];
    const [lane, price] = bestLane(gutter, piece, ends, around, drawn, exits);
    lanes[index] = lane;
    sum += price;
  });
  const line = [ends[0], ...pointsOf(exits, gutters, lanes), ends[1]];
  for (const piece of segmentsOf(line)) {
    if (sum >= most) break;
    for (const segment of drawn) {
      if (crossing(piece, segment)) sum += COSTS.crossing;
      if (sideBySide(piece, segment, GAP) > 2) sum += COSTS.clash;
    }
  }
  return { line, cost: sum };
}

/** The lane of a gutter in which a piece touches least. */
function bestLane(
  { axis, index }: Gutter,
  piece: (lane: number) => Segment,
  ends: readonly [End, End],
  around: Surroundings,
  drawn: readonly Segment[],
  exits: readonly Exit[],
): readonly [lane: number, price: number] {
  const { size } = around.plane;
  const middle = MARGIN + index * SIDE;
  // A line that turns back to where it came from stays on that side.
  const side = exits.reduce((sum, exit) => sum + (exit.axis === axis && exit.index === index ? exit.side : 0), 0);
  // What lies in the gutter is the same for all lanes.
  const others = drawn.filter(([from, to]) => from[axis] === to[axis] && Math.abs(from[axis] - middle) < GUTTER + GAP);
  const cells = beside(axis, index, piece(middle), size).filter((cell) => around.spots.has(cell));
  let best: readonly [number, number] = [middle, Number.POSITIVE_INFINITY];
  LANES.forEach((offset, rank) => {
    if ((index === 0 && offset < 0) || (index === size && offset > 0)) return;
    const segment = piece(middle + offset);
    let price = rank * 0.5 + (Math.sign(offset) * side > 0 ? 3 : 0);
    for (const other of others) if (sideBySide(segment, other, GAP) > 0) price += COSTS.clash;
    for (const cell of cells) price += COSTS.spot * spotsOn(segment, cell, ends, around);
    if (price < best[1]) best = [middle + offset, price];
  });
  return best;
}

/** The cells on both sides of a gutter along a piece of a line in it. */
function beside(axis: 'x' | 'y', index: number, [from, to]: Segment, size: number): Cell[] {
  const across = other(axis);
  const place = (point: Point): number => Math.min(size - 1, Math.max(0, Math.floor((point[across] - MARGIN) / SIDE)));
  const [low, high] = [place(from), place(to)].sort((a, b) => a - b) as [number, number];
  const cells: Cell[] = [];
  for (const near of [index - 1, index])
    if (near >= 0 && near < size)
      for (let far = low; far <= high; far++) cells.push(axis === 'x' ? far * size + near : near * size + far);
  return cells;
}
