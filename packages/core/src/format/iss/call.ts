import { greatestOf, isValueOf } from '../../rules/values.ts';
import type { Cell } from '../../sets/cells.ts';
import { quoted, type Trouble } from '../text/trouble.ts';
import { extraName, extraNamed } from './extras.ts';
import type { Grid } from './grid.ts';
import type { Argument, Item } from './items.ts';

export type { Grid };

/**
 * An item that is being read. What is wrong with it is noted by `wrong`, and an empty answer stands
 * for it: who has read the item looks at `fault`.
 */
export interface Call {
  readonly item: Item;
  readonly args: readonly Argument[];
  readonly grid: Grid;
  /** Whether the text has a rule by which all marks of a kind are given. */
  readonly hasNegative: boolean;
  /** Whether lines may share a place of a full rank. */
  readonly mayTie: boolean;
  /** The first thing that is wrong with the item, as far as it was read. */
  readonly fault: () => Trouble | undefined;
  readonly wrong: (at: { readonly offset: number }, message: string) => void;
}

export function callOf(item: Item, { grid, hasNegative, mayTie }: Pick<Call, 'grid' | 'hasNegative' | 'mayTie'>): Call {
  let fault: Trouble | undefined;
  const wrong: Call['wrong'] = ({ offset }, message) => {
    fault ??= { code: 'iss', offset, message: `In .${item.type}: ${message}.` };
  };
  return { item, args: item.args, grid, hasNegative, mayTie, fault: () => fault, wrong };
}

/** The base of the characters that name rows and columns: `g` is 16. */
const BASE = 17;

/** The cell of a name such as R1Ca or VX1; undefined when there is none. */
export function readCell(name: string, grid: Grid): Cell | undefined {
  const { rows, columns, size } = grid;
  const [, row = '', column = ''] = /^R([1-9a-g])C([1-9a-g])$/i.exec(name) ?? [];
  if (row === '') return extraNamed(name, grid);
  const [down, right] = [Number.parseInt(row, BASE), Number.parseInt(column, BASE)];
  return down <= rows && right <= columns ? (down - 1) * size + right - 1 : undefined;
}

const numeral = (index: number): string => (index + 1).toString(BASE);

/** The name of a cell. */
export const cellText = (cell: Cell, grid: Grid): string => {
  const { size } = grid;
  return cell < size ** 2 ? `R${numeral(Math.floor(cell / size))}C${numeral(cell % size)}` : extraName(cell, grid);
};

/** The cell that an argument names. */
export function cellIn(argument: Argument | undefined, { item, grid, wrong }: Call): Cell {
  const cell = argument && readCell(argument.text, grid);
  if (cell === undefined) {
    const last = cellText((grid.rows - 1) * grid.size + grid.columns - 1, grid);
    wrong(argument ?? item, `${quoted(argument?.text ?? '')} is no cell of the board; expected R1C1 to ${last}`);
  }
  return cell ?? 0;
}

/** The cells that arguments name, at least one. */
export function cellsIn(args: readonly Argument[], call: Call): Cell[] {
  if (args.length === 0) call.wrong(call.item, 'it names no cells; expected some such as R1C1');
  return args.map((argument) => cellIn(argument, call));
}

/** The whole number of an argument, 0 or greater. */
export function numberIn(argument: Argument | undefined, { item, wrong }: Call): number {
  const text = argument?.text ?? '';
  if (/^\d{1,5}$/.test(text)) return Number(text);
  wrong(argument ?? item, `${quoted(text)} found; expected a whole number`);
  return 0;
}

/** The value of a digit that a text writes. */
export function valueIn(argument: Argument, { grid, wrong }: Call, text = argument.text): number {
  const value = /^\d{1,2}$/.test(text) ? Number(text) : -1;
  if (isValueOf(value, grid)) return value;
  wrong(argument, `${quoted(text)} is no digit; expected ${grid.least} to ${greatestOf(grid)}`);
  return grid.least;
}
