import { boxFilling } from '../../geometry/shaped.ts';
import type { Cell } from '../../sets/cells.ts';
import type { ExtraGroup, Grid } from './grid.ts';
import type { Item } from './items.ts';

// Cells beside the board stand in groups: `.Var~X~label~3` makes VX1, VX2 and VX3, and `.Var~X`
// makes VX alone. A group of several rows has its rows below those of the frame. A shorter one
// lies where there is room. So cells that share an edge in a group do so here.

/** The most extra cells of a text. */
const MOST_OF_A_GROUP = 400;

/** The groups of a text: those of its variables, and those that some rules bring. */
export function extraGroups(items: readonly Item[], grid: Grid): ExtraGroup[] {
  const groups: ExtraGroup[] = [];
  let next = grid.size ** 2;
  const add = (prefix: string, count: number, columns: number): void => {
    const isFlat = count <= columns;
    const first = isFlat ? next : Math.ceil(next / grid.size) * grid.size;
    groups.push({ prefix, first, count, columns });
    next = cellOf({ first, count, columns, prefix }, count - 1, grid) + 1;
  };
  for (const { type, args } of items) {
    if (type === 'Var') {
      const [, rows = '', number = '1'] = /^(?:(\d+)x)?(\d+)$/.exec(args[2]?.text ?? '') ?? [];
      const columns = rows === '' ? grid.columns : Number(number);
      const count = rows === '' ? Number(number) : Number(rows) * columns;
      if (count >= 1 && count <= MOST_OF_A_GROUP) add(`V${args[0]?.text ?? ''}`, count, Math.min(columns, grid.size));
    }
    if (type === 'ChaosConstruction') add(PARTNERS, grid.rows * grid.columns, grid.columns);
    if (type !== 'Doppelganger') continue;
    const { width = grid.rows } = boxFilling(grid.rows, grid.columns, grid.rows) ?? {};
    for (const prefix of DOPPELGANGERS) add(prefix, grid.rows, prefix === 'DGB' ? grid.rows / width : grid.rows);
    add('DGZ', 1, 1);
  }
  return groups;
}

/**
 * What the rows, the columns and the boxes of a board lack: of columns a row of cells, of rows a
 * column.
 */
export const DOPPELGANGERS = ['DGC', 'DGR', 'DGB'] as const;

/** The group of the numbers of regions, one for each cell. */
export const PARTNERS = 'CC';

/** How many cells the groups take. */
export const extraCount = ({ groups = [], size }: Grid): number =>
  Math.max(0, ...groups.map((group) => cellOf(group, group.count - 1, { size }) + 1 - size ** 2));

export const cellOf = ({ first, columns }: ExtraGroup, index: number, { size }: Pick<Grid, 'size'>): Cell =>
  first + Math.floor(index / columns) * size + (index % columns);

/** The extra cell with a name. */
export function extraNamed(name: string, grid: Grid): Cell | undefined {
  const [, prefix = '', number = ''] = /^([A-Z]+)(\d{0,3})$/i.exec(name) ?? [];
  const group = grid.groups?.find((one) => one.prefix === prefix.toUpperCase());
  const index = Number(number || 1) - 1;
  return group && index >= 0 && index < group.count ? cellOf(group, index, grid) : undefined;
}

/** The group of an extra cell, or the board as one, with the place of the cell there. */
export function placeIn(cell: Cell, grid: Grid): { readonly group: ExtraGroup; readonly index: number } | undefined {
  const { rows, columns } = grid;
  for (const group of [{ prefix: '', first: 0, count: rows * columns, columns }, ...(grid.groups ?? [])]) {
    const [row, column] = [Math.floor((cell - group.first) / grid.size), (cell - group.first) % grid.size];
    const index = row * group.columns + column;
    if (row >= 0 && column >= 0 && column < group.columns && index < group.count) return { group, index };
  }
  return undefined;
}

/** The name of an extra cell; nothing for a cell of no group. */
export function extraName(cell: Cell, grid: Grid): string {
  const { group, index } = placeIn(cell, grid) ?? {};
  if (!group || index === undefined) return '';
  return group.count === 1 ? group.prefix : `${group.prefix}${index + 1}`;
}
