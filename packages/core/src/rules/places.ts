import type { Cell } from '../sets/cells.ts';
import type { Frame } from './rule.ts';

/**
 * Where the cells of a clue must lie: a whole row or column from one end to the other, a whole
 * diagonal, or four cells around a corner.
 */
export type Place = 'line' | 'diagonal' | 'square';

const SAYS: Readonly<Record<Place, string>> = {
  line: 'the cells of a row or a column from one end to the other',
  diagonal: 'the cells of a diagonal from edge to edge',
  square: 'four cells around a corner',
};

/** What is wrong with the place of some cells, in words; undefined when nothing is. */
export const placeFault = (place: Place, cells: readonly Cell[], { size }: Pick<Frame, 'size'>): string | undefined =>
  IS_AT[place](cells, size) ? undefined : `Its cells are ${SAYS[place]}.`;

const IS_AT: Readonly<Record<Place, (cells: readonly Cell[], size: number) => boolean>> = {
  line: (cells, size) => {
    const [down, right] = stepOf(cells, size) ?? [0, 0];
    return cells.length === size && Math.abs(down) + Math.abs(right) === 1;
  },
  diagonal: (cells, size) => {
    const [row, column] = placeOf(cells[0]!, size);
    if (cells.length === 1) return isCorner(row, column, size);
    const [down, right] = stepOf(cells, size) ?? [0, 0];
    const last = placeOf(cells.at(-1)!, size);
    const isOff = (index: number): boolean => index < 0 || index >= size;
    return (
      down * right !== 0 &&
      (isOff(row - down) || isOff(column - right)) &&
      (isOff(last[0] + down) || isOff(last[1] + right))
    );
  },
  square: (cells, size) => {
    const [first = 0] = cells;
    return first % size < size - 1 && [first, first + 1, first + size, first + size + 1].join() === cells.join();
  },
};

/** The row and the column of a cell, from 0. */
export const placeOf = (cell: Cell, size: number): readonly [row: number, column: number] => [
  Math.floor(cell / size),
  cell % size,
];

const isCorner = (row: number, column: number, size: number): boolean =>
  (row === 0 || row === size - 1) && (column === 0 || column === size - 1);

/** The step from each cell to the next, when it is the same everywhere and at most one cell far. */
function stepOf(cells: readonly Cell[], size: number): readonly [down: number, right: number] | undefined {
  const places = cells.map((cell) => placeOf(cell, size));
  const all = places.slice(1).map(([row, column], index) => [row - places[index]![0], column - places[index]![1]]);
  const [down = 0, right = 0] = all[0] ?? [];
  const isSame = all.every((step) => step[0] === down && step[1] === right);
  return isSame && Math.max(Math.abs(down), Math.abs(right)) === 1 ? [down, right] : undefined;
}

/** The cells that share an edge with a cell. */
export function neighboursOf(cell: Cell, size: number): Cell[] {
  const [row, column] = placeOf(cell, size);
  return [
    ...(row > 0 ? [cell - size] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < size - 1 ? [cell + 1] : []),
    ...(row < size - 1 ? [cell + size] : []),
  ];
}

/** A cell with each cell beside it that has no clue of a kind. */
export function rivalsOf(cell: Cell, kind: string, { size, clues }: Frame): (readonly [Cell, Cell])[] {
  const marked = new Set(clues.filter(({ rule }) => rule === kind).flatMap(({ cells }) => cells.flat()));
  const others = neighboursOf(cell, size).filter((other) => !marked.has(other));
  return others.map((other) => [cell, other] as const);
}

/** All pairs of cells that share an edge, each once. */
export const neighbourPairs = (size: number): (readonly [Cell, Cell])[] =>
  Array.from({ length: size * size }, (_, cell) =>
    neighboursOf(cell, size)
      .filter((other) => other > cell)
      .map((other) => [cell, other] as const),
  ).flat();

/** The cells of the region of a cell, in reading order. */
export const regionOf = (cell: Cell, { boxes }: Pick<Frame, 'boxes'>): Cell[] =>
  [...boxes.keys()].filter((other) => boxes[other] === boxes[cell]);
