import { makePuzzle } from '../puzzle/puzzle.ts';
import { err, fail, ok, type Result } from '../result.ts';
import { usualNotation } from './alphabets.ts';
import { boardFor, isPlain, sizeOf } from './board.ts';
import { movedTo, readCells } from './cells.ts';
import type { Format, ParseOptions, Part, Reading } from './format.ts';
import { onlyPart } from './json.ts';
import { characterAt, counted, locate, located, named, quoted, type Trouble, trouble } from './trouble.ts';

const START = /^[\s\ufeff]{0,1000}(?:(?:const |let |var )?[A-Za-z_]\w{0,40}\s{0,4}=\s{0,4})?[[(]\s{0,1000}[[('"\dnN-]/;

/** A cell, a string of cells, or nothing between two commas. */
interface Item {
  readonly text: string;
  readonly offset: number;
  readonly isString: boolean;
}

/** The innermost lists, each with its items, gathered by the list that holds them. */
interface Square {
  readonly offset: number;
  end: number;
  readonly rows: Item[][];
}

/** Reads nested lists into squares. Brackets and parentheses are alike; a list of strings is a row for each. */
function squaresIn(text: string): Result<Square[], Trouble> {
  const squares: Square[] = [];
  const open: { readonly offset: number; readonly items: Item[]; readonly rows: Item[][] }[] = [];
  let started = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (character === '[' || character === '(') {
      if (open.length >= 4) return trouble('lists', at, 'Lists nested more than four deep; expected rows of cells.');
      started = true;
      open.push({ offset: at, items: [], rows: [] });
    } else if (character === ']' || character === ')') {
      const list = open.pop();
      if (!list) return trouble('lists', at, 'A bracket closes that was never opened.');
      if (list.rows.length > 0) squares.push({ offset: list.offset, end: at + 1, rows: list.rows });
      if (list.items.length > 0) {
        // A list of long strings is a board, a row each; other lists are rows.
        const areRows = list.items.every((item) => item.isString && item.text.length > 2);
        const holder = areRows ? undefined : open.at(-1);
        if (holder) holder.rows.push(list.items);
        else squares.push({ offset: list.offset, end: at + 1, rows: areRows ? list.items.map(cellsOf) : [list.items] });
      }
    } else if (started && (character === '"' || character === "'")) {
      const end = text.indexOf(character, at + 1);
      if (end < 0 || end - at > 2000) return trouble('lists', at, 'A quote opens here and does not close.');
      if (open.length === 0) return trouble('lists', at, 'A string outside of the lists.');
      open.at(-1)!.items.push({ text: text.slice(at + 1, end), offset: at + 1, isString: true });
      at = end;
    } else if (started && /[\w.+*-]/.test(character)) {
      const from = at;
      while (at + 1 < text.length && /[\w.+*-]/.test(text[at + 1]!)) at++;
      if (open.length === 0) return trouble('lists', from, `${quoted(text.slice(from, at + 1))} outside of the lists.`);
      open.at(-1)!.items.push({ text: text.slice(from, at + 1), offset: from, isString: false });
    } else if (started && !/[\s,;\ufeff]/.test(character)) {
      return trouble(
        'character',
        at,
        `${named(characterAt(text, at))} found; expected numbers, strings, commas and brackets.`,
      );
    }
  }
  return open.length > 0
    ? trouble('lists', open.at(-1)!.offset, 'The list that opens here does not close.')
    : ok(squares);
}

const cellsOf = ({ text, offset }: Item): Item[] =>
  Array.from({ length: text.length }, (_, at) => ({ text: text[at]!, offset: offset + at, isString: true }));

const NOTHING = /^(?:|null|none|nan|undefined|-1)$/i;

function readBoard({ rows, offset }: Square, options: ParseOptions): Result<Reading, Trouble> {
  const items = rows.flat();
  const odd = rows.findIndex((row) => row.length !== rows[0]!.length);
  if (odd >= 0 && rows.length > 1)
    return trouble(
      'length',
      rows[odd]![0]!.offset,
      `List ${odd + 1} has ${counted(rows[odd]!.length, 'cell')}; the first has ${rows[0]!.length}.`,
    );
  const board = boardFor(items.length, options.geometry, offset);
  if (!board.ok) return board;
  const { size } = board.value;
  if (rows.length !== 1 && rows.length !== size)
    return trouble(
      'length',
      offset,
      `${counted(rows.length, 'list')} of ${counted(rows[0]!.length, 'cell')}; expected ${size} of ${size}.`,
    );
  const isNumber = ({ text }: Item): boolean => /^\d{1,2}$/.test(text);
  const areNumbers =
    items.every((item) => isNumber(item) || NOTHING.test(item.text)) &&
    items.some((item) => !item.isString || item.text.length > 1);
  if (!areNumbers) {
    const long = items.find(({ text }) => text.length > 1 && !NOTHING.test(text));
    if (long)
      return trouble(
        'character',
        long.offset,
        `${quoted(long.text)} is no cell; expected a number from 0 to ${size} or one character.`,
      );
    const run = items.map(({ text }) => (NOTHING.test(text) ? ' ' : text)).join('');
    const cells = movedTo(readCells(run, 0, size, options.alphabet), (cell) => items[cell]!.offset);
    return cells.ok
      ? ok({ puzzle: { geometry: board.value, givens: cells.value.givens }, notation: cells.value.notation })
      : cells;
  }
  const digits = items.map(({ text }) => (isNumber({ text } as Item) ? Number(text) : 0));
  const high = digits.findIndex((digit) => digit > size);
  if (high >= 0)
    return trouble(
      'character',
      items[high]!.offset,
      `${digits[high]} is no digit of a ${size}x${size} board; expected 0 to ${size}.`,
    );
  return ok({ puzzle: makePuzzle(board.value, digits), notation: usualNotation(size) });
}

function readAll(text: string, options: ParseOptions): Part[] {
  const squares = squaresIn(text);
  if (!squares.ok) {
    return [{ line: 1, text, result: err(located(text, squares.error)) }];
  }
  return squares.value.map((square) => ({
    line: located(text, { code: '', offset: square.offset, message: '' }).line,
    text: text.slice(square.offset, square.end),
    result: locate(text, readBoard(square, options)),
  }));
}

/** Boards as programs write them down. */
export const lists: Format = {
  name: 'lists',
  says: 'nested lists of numbers or one-character strings, as in JSON or Python; one board or a list of boards',
  record: 'document',
  canPrint: isPlain,
  looksLike: (text) => START.test(text),
  parse: (text, options = {}) => onlyPart(readAll(text, options)),
  parseAll: (text, options = {}) => readAll(text, options),
  print: (puzzle) => {
    if (!isPlain(puzzle)) fail(`lists for ${puzzle.geometry.id}; expected givens alone on a usual board`);
    const { size } = puzzle.geometry;
    return JSON.stringify(
      Array.from({ length: sizeOf(size * size) }, (_, row) => [
        ...puzzle.givens.subarray(row * size, (row + 1) * size),
      ]),
    );
  },
};
