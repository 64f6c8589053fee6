import type { Cell } from '../../sets/cells.ts';
import { type Call, cellIn, cellsIn, cellText, type Grid, numberIn, valueIn } from './call.ts';
import { cellOf, extraNamed, PARTNERS, placeIn } from './extras.ts';
import type { Argument } from './items.ts';
import type { Shape } from './shapes.ts';

// Clues of regions that are to be found speak of the numbers of these regions, `CC1` for the first
// cell. Those that name a cell alone mean the cells around it, or all four ways from there.

const partnerAt = (row: number, column: number, grid: Grid): Cell | undefined =>
  row < 0 || column < 0 || row >= grid.rows || column >= grid.columns
    ? undefined
    : extraNamed(`${PARTNERS}${row * grid.columns + column + 1}`, grid);

const placeOf = (cell: Cell, { size }: Grid): readonly [number, number] => [Math.floor(cell / size), cell % size];

/** The cell that counts, and what is said after it; both clues begin alike. */
function headIn(call: Call): { readonly control: Cell; readonly more: number[]; readonly rest: readonly Argument[] } {
  const [first, offset, ...rest] = call.args;
  const more = offset && offset.text !== '' ? numberIn(offset, call) : 0;
  if (more > 1) call.wrong(offset!, `"${more}" found; expected 0 or 1`);
  return { control: cellIn(first, call), more: more === 1 ? [1] : [], rest };
}

const STEPS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;

function armsFrom(control: Cell, grid: Grid): Cell[][] {
  const [row, column] = placeOf(control, grid);
  return STEPS.map(([down, right]) => {
    const arm: Cell[] = [];
    for (let step = 0; ; step++) {
      const cell = partnerAt(row + step * down, column + step * right, grid);
      if (cell === undefined) return arm;
      arm.push(cell);
    }
  });
}

const named = (cells: readonly Cell[], grid: Grid): string[] => cells.map((cell) => cellText(cell, grid));

/** Whether all cells are numbers of regions, of which alone these clues speak there. */
const arePartners = (cells: readonly Cell[], grid: Grid): boolean =>
  cells.every((cell) => placeIn(cell, grid)?.group.prefix === PARTNERS);

/** How far a region goes on some ways: `R1C1~0~CC1~CC2~-~CC1~CC10`. */
export const chaosArrow: Shape = {
  read: (call) => {
    const { control, more, rest } = headIn(call);
    const lists: Argument[][] = [[]];
    for (const argument of rest) {
      if (argument.text === '-') lists.push([]);
      else lists.at(-1)!.push(argument);
    }
    const arms = rest.length === 0 ? armsFrom(control, call.grid) : lists.map((list) => cellsIn(list, call));
    // An arm of one cell adds nothing where there is another one.
    const long = arms.filter(({ length }) => length > 1);
    return [{ cells: [[control], ...(long.length > 0 ? long : arms.slice(0, 1))], values: more }];
  },
  write: ({ cells: [control = [], ...arms], values: [more = 0] }, grid) => {
    if (!arePartners(arms.flat(), grid)) return undefined;
    const ways = arms.flatMap((arm, index) => [...(index > 0 ? ['-'] : []), ...named(arm, grid)]);
    return [[...named(control, grid), `${more}`, ...ways]];
  },
};

/** How many of some cells lie in the region of the first: `R1C1~0~CC1~CC2~CC10`. */
export const chaosCount: Shape = {
  read: (call) => {
    const { control, more, rest } = headIn(call);
    if (rest.length > 0) return [{ cells: [[control], [...new Set(cellsIn(rest, call))]], values: more }];
    const [row, column] = placeOf(control, call.grid);
    const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const));
    const cells = [[0, 0] as const, ...around].map(([down, right]) => partnerAt(row + down, column + right, call.grid));
    return [{ cells: [[control], [...new Set(cells.filter((cell) => cell !== undefined))]], values: more }];
  },
  write: ({ cells: [control = [], cells = []], values: [more = 0] }, grid) =>
    arePartners(cells, grid) ? named(control, grid).map((name) => [name, `${more}`, ...named(cells, grid)]) : undefined,
};

/** A cell that counts, then the cells whose different digits it counts. */
export const countDistinct: Shape = {
  read: (call) => {
    const [control = 0, ...cells] = cellsIn(call.args, call);
    return [{ cells: [[control], [...new Set(cells)]], values: [] }];
  },
  write: ({ cells: [control = [], cells = []] }, grid) =>
    named(control, grid).map((name) => [name, ...named(cells, grid)]),
};

/** A group of cells, else the board; digits joined by `_`; perhaps how many cells hold them. */
export const connectedValues: Shape = {
  read: (call) => {
    const [prefix, digits, count] = call.args;
    const group = groupNamed(prefix?.text ?? '', call.grid);
    if (group.length === 0) call.wrong(prefix ?? call.item, `"${prefix?.text}" is no group of cells`);
    const values = digits ? digits.text.split('_').map((text) => valueIn(digits, call, text)) : [];
    const size = count && count.text !== '' ? numberIn(count, call) : 0;
    return [{ cells: [group.length === 0 ? [0] : group], values: [size, ...values] }];
  },
  write: ({ cells: [cells = []], values: [count = 0, ...digits] }, grid) => {
    const prefixes = ['', ...(grid.groups ?? []).map(({ prefix }) => prefix)];
    const prefix = prefixes.find((one) => groupNamed(one, grid).join() === cells.join());
    return prefix === undefined ? undefined : [[prefix, digits.join('_'), ...(count > 0 ? [`${count}`] : [])]];
  },
};

function groupNamed(prefix: string, grid: Grid): Cell[] {
  const { rows, columns } = grid;
  const board = { prefix: '', first: 0, count: rows * columns, columns };
  const group = prefix === '' ? board : grid.groups?.find((one) => one.prefix === prefix);
  return group ? Array.from({ length: group.count }, (_, index) => cellOf(group, index, grid)) : [];
}
