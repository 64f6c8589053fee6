import type { Cell } from '../../sets/cells.ts';
import { isList, isNothing, type Json, type JsonObject, shown, wholeNumber } from '../text/json-text.ts';

/**
 * An entry of a member of the JSON of f-puzzles. What cannot be read is noted by `wrong`, and an
 * empty answer stands for it: who has read the entry looks at `fault`.
 */
export interface Entry {
  readonly json: JsonObject;
  readonly size: number;
  /** What is wrong with the entry, as far as it was read. */
  readonly fault: () => string | undefined;
  readonly wrong: (fault: string) => void;
}

export function entryOf(json: JsonObject, size: number): Entry {
  let fault: string | undefined;
  const wrong = (found: string): void => {
    fault ??= found;
  };
  return { json, size, fault: () => fault, wrong };
}

/** The row and column, from 0, of a name such as R1C10; beside the board they are -1 and `size`. */
export function placeIn({ json, size, wrong }: Entry, field: string): readonly [row: number, column: number] {
  const name = json.get(field);
  const place = readPlace(name, size);
  if (!place) wrong(`${shown(name)} is no cell, nor beside the board; expected R0C0 to R${size + 1}C${size + 1}`);
  return place ?? [0, 0];
}

function readPlace(name: Json | undefined, size: number): readonly [row: number, column: number] | undefined {
  const [, row = '', column = ''] = (typeof name === 'string' && /^R(\d{1,2})C(\d{1,2})$/i.exec(name)) || [];
  const place = [Number(row) - 1, Number(column) - 1] as const;
  return row !== '' && place.every((index) => index >= -1 && index <= size) ? place : undefined;
}

/** The cells of a list of names. */
function readCells(list: Json | undefined, { size, wrong }: Entry): Cell[] {
  if (!isList(list)) {
    wrong(`${shown(list)} is no list of cells`);
    return [];
  }
  return list.flatMap((name) => {
    const [row, column] = readPlace(name, size) ?? [-1, -1];
    if (Math.min(row, column) >= 0 && Math.max(row, column) < size) return [row * size + column];
    wrong(`${shown(name)} is no cell of the board; expected R1C1 to R${size}C${size}`);
    return [];
  });
}

export const cellsIn = (entry: Entry, field: string): Cell[] => readCells(entry.json.get(field), entry);

/** The only cell that an entry names. */
export const cellIn = (entry: Entry, field: string): Cell[] => readCells([entry.json.get(field) ?? null], entry);

export function linesIn(entry: Entry): Cell[][] {
  const lines = entry.json.get('lines');
  if (isList(lines)) return lines.map((line) => readCells(line, entry));
  entry.wrong(`${shown(lines)} is no list of lines`);
  return [];
}

/** The number of a text or a number of the JSON; undefined when it is absent or empty. */
export function numberIn({ wrong }: Entry, value: Json | undefined): number | undefined {
  if (isNothing(value)) return undefined;
  const number = typeof value === 'string' && /^\d{1,5}$/.test(value.trim()) ? Number(value) : wholeNumber(value);
  if (number === undefined || number < 0) wrong(`the value is ${shown(value)}; expected a whole number`);
  return number;
}

/** The number of an entry. */
export const valueIn = (entry: Entry): number | undefined => numberIn(entry, entry.json.get('value'));

/** The names of cells, as f-puzzles writes them. */
export const written = (cells: readonly Cell[] | undefined, size: number): string[] =>
  (cells ?? []).map((cell) => `R${Math.floor(cell / size) + 1}C${(cell % size) + 1}`);
