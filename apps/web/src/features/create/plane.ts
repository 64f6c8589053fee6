import type { Cell, Frame } from '@pencilmark/core/geometry';

/** A place on the board in sides of a cell, from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

type Size = Pick<Frame, 'size'>;

const within = (number: number, most: number): number => Math.min(Math.max(number, 0), most);

/** The cell at a point; for a point off the board the nearest cell. */
export const cellAt = ({ x, y }: Point, { size }: Size): Cell =>
  within(Math.floor(y), size - 1) * size + within(Math.floor(x), size - 1);

/** How far a point lies from the middle of a cell. */
export const distanceTo = ({ x, y }: Point, cell: Cell, { size }: Size): number =>
  Math.hypot(x - (cell % size) - 0.5, y - Math.floor(cell / size) - 0.5);

/** The cell at a point, and the cell beyond the edge that is nearest to it. */
export function edgeAt(point: Point, { size }: Size): readonly Cell[] {
  const cell = cellAt(point, { size });
  const [column, row] = [cell % size, Math.floor(cell / size)];
  const [x, y] = [point.x - column, point.y - row];
  const beyond = [
    { far: x, isThere: column > 0, cell: cell - 1 },
    { far: 1 - x, isThere: column < size - 1, cell: cell + 1 },
    { far: y, isThere: row > 0, cell: cell - size },
    { far: 1 - y, isThere: row < size - 1, cell: cell + size },
  ].filter(({ isThere }) => isThere);
  return [cell, beyond.reduce((best, place) => (place.far < best.far ? place : best)).cell];
}

/** The four cells around the corner nearest to a point. It is not at the edge of the board. */
export function cornerAt({ x, y }: Point, { size }: Size): readonly Cell[] {
  const first = within(Math.round(y) - 1, size - 2) * size + within(Math.round(x) - 1, size - 2);
  return [first, first + 1, first + size, first + size + 1];
}

/** The cells after `from` up to `to`: those between them where both lie on a straight line. */
export function stepsBetween(from: Cell, to: Cell, { size }: Size): Cell[] {
  const [down, right] = [Math.floor(to / size) - Math.floor(from / size), (to % size) - (from % size)];
  const count = Math.max(Math.abs(down), Math.abs(right));
  const isStraight = down === 0 || right === 0 || Math.abs(down) === Math.abs(right);
  if (!isStraight) return [to];
  const step = Math.sign(down) * size + Math.sign(right);
  return Array.from({ length: count }, (_, index) => from + (index + 1) * step);
}

/** Cells moved so that the first comes to a cell; only those that stay on the board. */
export function shifted(cells: readonly Cell[], to: Cell, { size }: Size): Cell[] {
  const [down, right] = [Math.floor(to / size) - Math.floor(cells[0]! / size), (to % size) - (cells[0]! % size)];
  return cells.flatMap((cell) => {
    const [row, column] = [Math.floor(cell / size) + down, (cell % size) + right];
    const isOn = row >= 0 && row < size && column >= 0 && column < size;
    return isOn ? row * size + column : [];
  });
}
