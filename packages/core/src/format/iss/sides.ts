import type { Cell } from '../../sets/cells.ts';
import { quoted } from '../text/trouble.ts';
import { type Call, cellIn, cellText, type Grid, numberIn } from './call.ts';
import type { Argument } from './items.ts';
import type { Parts, Shape } from './shapes.ts';

// Numbers outside the board. A row or a column is named R1 or C1, and a diagonal by the cell where
// it begins.

/** The cells of the row or column with a name, from its left or upper end on. */
function lineNamed(argument: Argument | undefined, { item, grid, wrong }: Call): Cell[] {
  const { rows, columns, size } = grid;
  const [, side = '', number = ''] = /^([RC])(\d{1,2})$/i.exec(argument?.text ?? '') ?? [];
  const isRow = side.toUpperCase() === 'R';
  const index = Number(number) - 1;
  if (index < 0 || index >= (isRow ? rows : columns)) {
    const expected = `R1 to R${rows} or C1 to C${columns}`;
    wrong(argument ?? item, `${quoted(argument?.text ?? '')} is no row or column; expected ${expected}`);
    return [0];
  }
  return Array.from({ length: isRow ? columns : rows }, (_, at) => (isRow ? index * size + at : at * size + index));
}

/** The name of the row or column of some cells, and whether they are seen from its first end. */
function nameOf(
  cells: readonly Cell[],
  { rows, columns, size }: Grid,
): { readonly name: string; readonly isFirst: boolean } {
  const [first = 0, last = first] = [cells[0], cells.at(-1)];
  const isRow = Math.floor(first / size) === Math.floor(last / size) && (columns > 1 || rows === 1);
  const number = isRow ? Math.floor(first / size) : first % size;
  return { name: `${isRow ? 'R' : 'C'}${number + 1}`, isFirst: first <= last };
}

/** Numbers at both ends of a row or column: `R1~3~5`, empty where there is none. */
export const bothEnds: Shape = {
  read: (call) => {
    const [name, ...numbers] = call.args;
    const cells = lineNamed(name, call);
    const ends = [cells, [...cells].reverse()];
    return ends.flatMap((list, index): Parts[] => {
      const number = numbers[index];
      return number === undefined || number.text === '' ? [] : [{ cells: [list], values: [numberIn(number, call)] }];
    });
  },
  write: ({ cells: [cells = []], values: [value] }, grid) => {
    const { name, isFirst } = nameOf(cells, grid);
    return [isFirst ? [name, `${value}`, ''] : [name, '', `${value}`]];
  },
};

/** A number at the first end of a row or column: `8~R1`. */
export const firstEnd: Shape = {
  read: (call) => [{ cells: [lineNamed(call.args[1], call)], values: [numberIn(call.args[0], call)] }],
  // Where only the first end has a name, the meaning must be the same from the other end.
  write: ({ cells: [cells = []], values: [value] }, grid) => [[`${value}`, nameOf(cells, grid).name]],
};

/** Where a diagonal begins, and the step along it. The first row that fits a cell is meant. */
const STARTS: readonly {
  readonly step: readonly [down: number, right: number];
  readonly fits: (row: number, column: number, grid: Grid) => boolean;
}[] = [
  { step: [1, 1], fits: (row, column, { rows }) => column === 0 && row < rows - 1 },
  { step: [-1, -1], fits: (row, column, { rows, columns }) => column === columns - 1 && row > 0 && row < rows - 1 },
  { step: [1, -1], fits: (row, column) => row === 0 && column > 0 },
  { step: [-1, 1], fits: (row, column, { rows, columns }) => row === rows - 1 && column > 0 && column < columns - 1 },
];

/** The cells of the diagonal that a cell names; undefined when it names none. */
function diagonalFrom(cell: Cell, grid: Grid): Cell[] | undefined {
  const { rows, columns, size } = grid;
  let [row, column] = [Math.floor(cell / size), cell % size];
  const [down, right] = STARTS.find(({ fits }) => fits(row, column, grid))?.step ?? [0, 0];
  if (down === 0) return undefined;
  const cells: Cell[] = [];
  for (; row >= 0 && row < rows && column >= 0 && column < columns; row += down, column += right)
    cells.push(row * size + column);
  return cells;
}

/** A number at the end of a diagonal. Its first cell names it: `22~R1C2`. */
export const diagonalSum: Shape = {
  read: (call) => {
    const [number, name] = call.args;
    const cells = diagonalFrom(cellIn(name, call), call.grid);
    if (!cells) call.wrong(name ?? call.item, `${quoted(name?.text ?? '')} names no diagonal`);
    return [{ cells: [cells ?? [0]], values: [numberIn(number, call)] }];
  },
  // ISS has each diagonal from one of its ends only.
  write: ({ cells: [cells = []], values: [value] }, grid) => {
    const isNamedBy = (end: Cell): boolean =>
      diagonalFrom(end, grid)
        ?.sort((a, b) => a - b)
        .join() === [...cells].sort((a, b) => a - b).join();
    const name = [cells[0]!, cells.at(-1)!].find(isNamedBy);
    return name === undefined ? undefined : [[`${value}`, cellText(name, grid)]];
  },
};

/** The places of lines, at both ends. Whether lines may share a place is told for all of them. */
export const bothPlaces: Shape = {
  read: (call) =>
    bothEnds.read(call).map(({ cells, values }) => ({ cells, values: [...values, ...(call.mayTie ? [1] : [])] })),
  write: (clue, grid) => bothEnds.write(clue, grid),
};
