import type { Cell } from '../sets/cells.ts';
import { type Fault, type FaultText, fault } from './fault.ts';
import { upTo } from './groups.ts';
import type { Frame } from './rule.ts';

/**
 * Where the cells of a clue must lie: a whole row or column from one end to the other, a whole
 * diagonal, or four cells around a corner.
 */
export type Place = 'line' | 'diagonal' | 'square';

const SAYS: Readonly<Record<Place, FaultText>> = {
  line: 'Its cells are the cells of a row or a column from one end to the other.',
  diagonal: 'Its cells are the cells of a diagonal from edge to edge.',
  square: 'Its cells are four cells around a corner.',
};

/** How large a board is, and which cells of its frame are void. */
export type Extent = Pick<Frame, 'size' | 'rows' | 'columns' | 'extras'>;

/** The extent of a board that fills its frame. */
export const squareExtent = (size: number): Extent => ({ size, rows: size, columns: size });

/** The fault in the place of some cells; undefined for a sound place. */
export const placeFault = (place: Place, cells: readonly Cell[], extent: Extent): Fault | undefined =>
  IS_AT[place](cells, extent) ? undefined : fault(SAYS[place]);

const IS_AT: Readonly<Record<Place, (cells: readonly Cell[], extent: Extent) => boolean>> = {
  line: (cells, { size, rows, columns }) => {
    const [down, right] = stepOf(cells, size) ?? [0, 0];
    return cells.length === (down === 0 ? columns : rows) && Math.abs(down) + Math.abs(right) === 1;
  },
  diagonal: (cells, extent) => {
    const { size } = extent;
    const [row, column] = placeOf(cells[0]!, size);
    if (cells.length === 1) return isCorner(row, column, extent);
    const [down, right] = stepOf(cells, size) ?? [0, 0];
    const last = placeOf(cells.at(-1)!, size);
    return (
      down * right !== 0 &&
      !isOnBoard(row - down, column - right, extent) &&
      !isOnBoard(last[0] + down, last[1] + right, extent)
    );
  },
  square: (cells, extent) => {
    const [first = 0] = cells;
    const [row, column] = placeOf(first, extent.size);
    const square = [first, first + 1, first + extent.size, first + extent.size + 1];
    return isOnBoard(row + 1, column + 1, extent) && square.join() === cells.join();
  },
};

/** The cells of a row, from 0. */
export const rowOf = (row: number, { size, columns }: Extent): Cell[] =>
  upTo(columns).map((column) => row * size + column);

/** The cells of a column, from 0. */
export const columnOf = (column: number, { size, rows }: Extent): Cell[] =>
  upTo(rows).map((row) => row * size + column);

/** Whether there is a cell in a row and a column, from 0. Extra cells are rows below the frame. */
export const isOnBoard = (row: number, column: number, { size, rows, columns, extras = 0 }: Extent): boolean =>
  (row >= 0 && row < rows && column >= 0 && column < columns) ||
  (row >= size && row * size + column < size * size + extras && column >= 0 && column < size);

/** The cells of a board, in reading order. */
export const cellsOf = (extent: Extent): Cell[] =>
  upTo(extent.size ** 2).filter((cell) => isOnBoard(...placeOf(cell, extent.size), extent));

/** The row and the column of a cell, from 0. */
export const placeOf = (cell: Cell, size: number): readonly [row: number, column: number] => [
  Math.floor(cell / size),
  cell % size,
];

const isCorner = (row: number, column: number, { rows, columns }: Extent): boolean =>
  (row === 0 || row === rows - 1) && (column === 0 || column === columns - 1);

/** The step from each cell to the next, if it is always the same and reaches a neighbour. */
function stepOf(cells: readonly Cell[], size: number): readonly [down: number, right: number] | undefined {
  const places = cells.map((cell) => placeOf(cell, size));
  const all = places.slice(1).map(([row, column], index) => [row - places[index]![0], column - places[index]![1]]);
  const [down = 0, right = 0] = all[0] ?? [];
  const isSame = all.every((step) => step[0] === down && step[1] === right);
  return isSame && Math.max(Math.abs(down), Math.abs(right)) === 1 ? [down, right] : undefined;
}

/** The cells that share an edge with a cell. */
export function neighboursOf(cell: Cell, { size, rows, columns }: Extent): Cell[] {
  const [row, column] = placeOf(cell, size);
  return [
    ...(row > 0 ? [cell - size] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < columns - 1 ? [cell + 1] : []),
    ...(row < rows - 1 ? [cell + size] : []),
  ];
}

/**
 * For each of some cells, the indexes of its edge neighbours in the list. Extra cells have no
 * neighbours on the board.
 */
export const touching = (cells: readonly Cell[], size: number): number[][] => {
  const isNear = (a: Cell, b: Cell): boolean => {
    const [[row, column], [otherRow, otherColumn]] = [placeOf(a, size), placeOf(b, size)];
    const areApart = Math.abs(row - otherRow) + Math.abs(column - otherColumn) !== 1;
    return !areApart && a < size ** 2 === b < size ** 2;
  };
  return cells.map((cell) => [...cells.keys()].filter((place) => isNear(cell, cells[place]!)));
};

/** A cell with each cell beside it that has no clue of a kind. */
export function rivalsOf(cell: Cell, kind: string, frame: Frame): (readonly [Cell, Cell])[] {
  const marked = new Set(frame.clues.filter(({ rule }) => rule === kind).flatMap(({ cells }) => cells.flat()));
  const unmarked = neighboursOf(cell, frame).filter((neighbour) => !marked.has(neighbour));
  return unmarked.map((neighbour) => [cell, neighbour] as const);
}

/** All pairs of cells that share an edge, each once. */
export const neighbourPairs = (extent: Extent): (readonly [Cell, Cell])[] =>
  cellsOf(extent).flatMap((cell) =>
    neighboursOf(cell, extent)
      .filter((neighbour) => neighbour > cell)
      .map((neighbour) => [cell, neighbour] as const),
  );

/** The cells of the region of a cell, in reading order. */
export const regionOf = (cell: Cell, { boxes }: Pick<Frame, 'boxes'>): Cell[] =>
  [...boxes.keys()].filter((place) => boxes[place] === boxes[cell]);
