import type { Cell } from '@pencilmark/core/geometry';
import { type Plane, type Point, round } from '../plane.ts';

/** Right, down, left, up. With the inside at its right hand, an outline runs clockwise. */
const STEPS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/** A side of a cell at the outline: where it begins, and its direction in `STEPS`. */
interface Side {
  readonly from: Point;
  readonly direction: number;
}

/**
 * The outline of some cells, moved inwards by `inset`, as closed paths: one for each part of the
 * cells that hangs together by edges, and for each hole. Corners are round with `radius`.
 */
export function outlineOf(cells: Iterable<Cell>, inset: number, plane: Plane, radius = 0): string {
  return loopsOf(sidesOf(new Set(cells), plane))
    .map((loop) => pathOf(loop, inset, radius, plane))
    .join('');
}

/** The sides of cells at which the outline runs. */
function sidesOf(inside: ReadonlySet<Cell>, plane: Plane): Side[] {
  const isInside = ({ x, y }: Point): boolean => {
    const cell = plane.cellAt({ x, y });
    return cell !== undefined && inside.has(cell);
  };
  return [...inside].flatMap((cell) => {
    const { x, y } = plane.place(cell);
    const corners = [
      { x, y },
      { x: x + 1, y },
      { x: x + 1, y: y + 1 },
      { x, y: y + 1 },
    ];
    return corners.flatMap((from, direction): Side[] => {
      const outwards = STEPS[(direction + 3) % 4]!;
      return isInside({ x: x + outwards.x, y: y + outwards.y }) ? [] : [{ from, direction }];
    });
  });
}

const keyOf = ({ x, y }: Point): string => `${x} ${y}`;

/** Sides joined to closed loops. Where two cells only touch, each keeps its own loop. */
function loopsOf(sides: readonly Side[]): Side[][] {
  const starting = new Map<string, Side[]>();
  for (const side of sides) starting.set(keyOf(side.from), [...(starting.get(keyOf(side.from)) ?? []), side]);
  const nextOf = ({ from, direction }: Side): Side => {
    const step = STEPS[direction]!;
    const here = starting.get(keyOf({ x: from.x + step.x, y: from.y + step.y }))!;
    return here.find((side) => side.direction === (direction + 1) % 4) ?? here[0]!;
  };
  const done = new Set<Side>();
  const loops: Side[][] = [];
  for (const first of sides) {
    const loop: Side[] = [];
    for (let side = first; !done.has(side); side = nextOf(side)) {
      done.add(side);
      loop.push(side);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

function pathOf(loop: readonly Side[], inset: number, radius: number, plane: Plane): string {
  const corners = loop.flatMap((side, index) => {
    const before = loop.at(index - 1)!;
    return before.direction === side.direction ? [] : [cornerOf(before, side, inset, radius, plane)];
  });
  return `M${corners.join('L')}z`;
}

/** A corner of an outline, without the command before its first point. */
function cornerOf(before: Side, after: Side, inset: number, radius: number, plane: Plane): string {
  const [arriving, leaving] = [STEPS[before.direction]!, STEPS[after.direction]!];
  // The inside lies to the right of a side: one step further in `STEPS`.
  const [first, other] = [STEPS[(before.direction + 1) % 4]!, STEPS[(after.direction + 1) % 4]!];
  const crossing = plane.crossing(after.from);
  const corner = { x: crossing.x + inset * (first.x + other.x), y: crossing.y + inset * (first.y + other.y) };
  const at = (step: Point, by: number): string => `${round(corner.x + step.x * by)} ${round(corner.y + step.y * by)}`;
  if (radius === 0) return at(leaving, 0);
  const sweep = after.direction === (before.direction + 1) % 4 ? 1 : 0;
  return `${at(arriving, -radius)}A${radius} ${radius} 0 0 ${sweep} ${at(leaving, radius)}`;
}
