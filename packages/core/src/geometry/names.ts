import { quoted } from '../quote.ts';
import { check, checkArgument, err, ok, type Result, TEXT } from '../result.ts';
import type { Frame } from '../rules/rule.ts';
import type { Cell } from '../sets/cells.ts';
import { checkSize, type House } from './geometry.ts';

/** The characters of the digits 1…35, unless a caller chooses others. */
export const ALPHABET = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The characters of the digits of a board: 1-9A-Z, or 0-9A-Z where the first digit counts as 0.
 *
 *     alphabetOf(classic)      // ALPHABET
 */
export const alphabetOf = ({ least }: Pick<Frame, 'least'>): string => (least === 1 ? ALPHABET : `0${ALPHABET}`);

/**
 * The name of a cell on a board of a size: row and column, counted from 1.
 *
 *     cellName(30, 9)      // 'r4c4'
 */
export const cellName = (cell: Cell, size: number): string => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;

/**
 * Reads a cell name such as r4c5 (either case), rows and columns 1…size.
 *
 *     parseCell('r4c4', 9)      // { ok: true, value: 30 }
 */
export function parseCell(text: string, size: number): Result<Cell, string> {
  check('parseCell', 'text', text, TEXT);
  checkSize('parseCell', size);
  const [, row = '', column = ''] = /^r(\d{1,2})c(\d{1,2})$/i.exec(text) ?? [];
  const within = (part: string): boolean => Number(part) >= 1 && Number(part) <= size;
  if (!within(row) || !within(column))
    return err(`${quoted(text)} is not a cell; write r4c5 for row 4, column 5, each from 1 to ${size}.`);
  return ok((Number(row) - 1) * size + Number(column) - 1);
}

/**
 * The name of a house for people.
 *
 *     houseName(classic.houses[3])      // 'row 4'
 */
export function houseName(house: House): string {
  const isHouse = typeof house?.kind === 'string' && typeof house.number === 'number';
  checkArgument('houseName', isHouse, house, 'a house, such as classic.houses[0]');
  return `${house.kind === 'extra' ? 'extra house' : house.kind} ${house.number}`;
}
