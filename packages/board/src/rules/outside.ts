import type { Sign } from '@pencilmark/core/geometry';
import { type Plane, type Point, round, SIDE } from '../plane.ts';
import { type Shape, shape } from '../shape.ts';
import { headAt, pathOf, stroked } from './lines.ts';
import { lookOf, signText, sizeFor } from './looks.ts';

type OutsideSign = Sign & { readonly kind: 'outside' };

/** The room around the cells for signs outside, in sides of a cell. */
export interface Room {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** How deep the margin of one sign is, in sides of a cell. */
const DEPTH = 0.72;

/** Where a sign lies: the place of a cell beside the board, and the step to its first cell. */
interface Spot {
  readonly at: Point;
  readonly step: Point;
  /** How many other signs lie between it and the board. */
  readonly level: number;
}

/** Numbers outside the board, those of diagonals with a short arrow. */
export const drawOutside = (signs: readonly OutsideSign[], plane: Plane): Shape[] =>
  spotsOf(signs, plane).flatMap((spot, index) => {
    const { role, text, hasArrow } = signs[index]!;
    const middle = placeOf(spot, plane);
    const size = sizeFor(text, 0.36, 0.62);
    if (!hasArrow) return [signText(`outside for-${role}`, text, size, middle)];
    const { step } = spot;
    const tip = { x: middle.x + step.x * SIDE * 0.32, y: middle.y + step.y * SIDE * 0.32 };
    const tail = { x: tip.x - step.x * SIDE * 0.2, y: tip.y - step.y * SIDE * 0.2 };
    const at = { x: round(middle.x - step.x * SIDE * 0.1), y: round(middle.y - step.y * SIDE * 0.12) };
    return [
      shape('path', {
        class: `sign-outside-arrow for-${role}`,
        d: pathOf([tail, tip]) + headAt(tip, tail, 6),
        ...stroked(lookOf(role).thin, 1.8),
      }),
      signText(`outside for-${role}`, text, size, at),
    ];
  });

/** The room that signs outside need on each side. */
export function roomFor(signs: readonly OutsideSign[], plane: Plane): Room {
  const room = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const { at, level } of spotsOf(signs, plane)) {
    const depth = (level + 1) * DEPTH;
    if (at.y < 0) room.top = Math.max(room.top, depth);
    if (at.y >= plane.rows) room.bottom = Math.max(room.bottom, depth);
    if (at.x < 0) room.left = Math.max(room.left, depth);
    if (at.x >= plane.columns) room.right = Math.max(room.right, depth);
  }
  return room;
}

function spotsOf(signs: readonly OutsideSign[], plane: Plane): Spot[] {
  const met = new Map<string, number>();
  return signs.map(({ cells, hasArrow }) => {
    const first = plane.place(cells[0]!);
    const second = cells[1] === undefined ? undefined : plane.place(cells[1]);
    const step = second
      ? { x: Math.sign(second.x - first.x), y: Math.sign(second.y - first.y) }
      : stepFor(first, hasArrow);
    const at = { x: first.x - step.x, y: first.y - step.y };
    const level = met.get(`${at.x} ${at.y}`) ?? 0;
    met.set(`${at.x} ${at.y}`, level + 1);
    return { at, step, level };
  });
}

/** The step to a cell that is all of its line: from above or below to a diagonal of one cell. */
const stepFor = ({ x, y }: Point, isDiagonal: boolean): Point =>
  isDiagonal ? { x: x === 0 ? -1 : 1, y: y === 0 ? 1 : -1 } : { x: 1, y: 0 };

/** The middle of a spot in the picture. Levels lie further outwards. */
function placeOf({ at, level }: Spot, plane: Plane): Point {
  const depth = (level + 0.5) * DEPTH;
  const along = (place: number, end: number): number => (place < 0 ? -depth : place >= end ? end + depth : place + 0.5);
  const { x, y } = plane.crossing({ x: along(at.x, plane.columns), y: along(at.y, plane.rows) });
  return { x: round(x), y: round(y) };
}
