import type { Cell } from '../../sets/cells.ts';
import type { Point, Shape, Stroke } from './parts.ts';

/** The cell that holds a point; undefined beside the board. */
export function cellAt([row, column]: Point, size: number): Cell | undefined {
  const [down, right] = [Math.floor(row), Math.floor(column)];
  return down >= 0 && right >= 0 && down < size && right < size ? down * size + right : undefined;
}

/** Whether a number is nearly whole, as on the edge of a cell. */
const isWhole = (number: number): boolean => Math.abs(number - Math.round(number)) < 0.1;

/** Whether a number is nearly the middle of a cell. */
const isMiddle = (number: number): boolean => isWhole(number - 0.5);

/** The cell in whose middle a shape lies; undefined for any other place. */
export const cellOf = ({ center }: Shape, size: number): Cell | undefined =>
  center.every(isMiddle) ? cellAt(center, size) : undefined;

/** The two cells beside the edge on whose middle a point lies. */
export function cellsAtEdge([row, column]: Point, size: number): readonly [Cell, Cell] | undefined {
  const isBelow = isWhole(row) && isMiddle(column);
  if (!isBelow && !(isMiddle(row) && isWhole(column))) return undefined;
  const [down, right] = isBelow ? [0.5, 0] : [0, 0.5];
  const [one, other] = [cellAt([row - down, column - right], size), cellAt([row + down, column + right], size)];
  return one === undefined || other === undefined ? undefined : [one, other];
}

/** The four cells around a corner on which a point lies. */
export function cellsAtCorner([row, column]: Point, size: number): readonly Cell[] | undefined {
  if (!isWhole(row) || !isWhole(column)) return undefined;
  const first = cellAt([row - 0.5, column - 0.5], size);
  const last = cellAt([row + 0.5, column + 0.5], size);
  return first === undefined || last === undefined ? undefined : [first, first + 1, last - 1, last];
}

/** The cells under a shape that covers whole cells in a row or column, or nearly. */
export function cellsUnder({ center: [row, column], height, width }: Shape, size: number): Cell[] {
  const [down, right] = [Math.max(Math.round(height), 1), Math.max(Math.round(width), 1)];
  const cells: Cell[] = [];
  for (let index = 0; index < down * right; index++) {
    const [below, beside] = [Math.floor(index / right), index % right];
    const cell = cellAt([row - (down - 1) / 2 + below, column - (right - 1) / 2 + beside], size);
    if (cell !== undefined) cells.push(cell);
  }
  return cells;
}

/** The cells through which a stroke goes. A straight part may leave out points between its ends. */
export function cellsAlong({ points }: Stroke, size: number): readonly Cell[] | undefined {
  const cells: Cell[] = [];
  for (const point of points) {
    const cell = cellAt(point, size);
    if (cell === undefined) return undefined;
    const last = cells.at(-1);
    if (last === undefined) cells.push(cell);
    else cells.push(...stepsTo(last, cell, size));
  }
  return cells;
}

/** The cells after one up to another: all of a straight way, or else only the last. */
function stepsTo(from: Cell, to: Cell, size: number): Cell[] {
  const down = Math.floor(to / size) - Math.floor(from / size);
  const right = (to % size) - (from % size);
  const count = Math.max(Math.abs(down), Math.abs(right));
  const isStraight = [down, right].every((way) => way === 0 || Math.abs(way) === count);
  if (!isStraight) return [to];
  const step = Math.sign(down) * size + Math.sign(right);
  return Array.from({ length: count }, (_, index) => from + step * (index + 1));
}

/** All cells from a place beside the board on, one step after the other. */
export function cellsFrom(start: Point, [down, right]: readonly [number, number], size: number): Cell[] {
  const cells: Cell[] = [];
  for (let count = 1; count <= size; count++) {
    const cell = cellAt([start[0] + down * count, start[1] + right * count], size);
    if (cell === undefined) break;
    cells.push(cell);
  }
  return cells;
}

/** The middle of a cell. */
export const centerOf = (cell: Cell, size: number): Point => [Math.floor(cell / size) + 0.5, (cell % size) + 0.5];

/** The middle of some cells. */
export function middleOf(cells: readonly Cell[], size: number): Point {
  const centers = cells.map((cell) => centerOf(cell, size));
  const mean = (axis: 0 | 1): number => centers.reduce((sum, center) => sum + center[axis], 0) / cells.length;
  return [mean(0), mean(1)];
}
