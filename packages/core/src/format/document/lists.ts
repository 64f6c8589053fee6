import { LARGEST_SIZE } from '../../geometry/geometry.ts';
import { makePuzzle } from '../../puzzle/puzzle.ts';
import { fail, ok, type Result } from '../../result.ts';
import type { DocumentEntry, Format, ParseOptions, Reading } from '../format.ts';
import { usualNotation } from '../text/alphabets.ts';
import { boardFor, isPlain, sizeOf } from '../text/board.ts';
import { movedTo, readCells } from '../text/cells.ts';
import { characterAt, counted, named, quoted, type Trouble, trouble } from '../text/trouble.ts';
import { entryMaker, onlyEntry } from './document-entry.ts';

const START = /^[\s\ufeff]{0,1000}(?:(?:const |let |var )?[A-Za-z_]\w{0,40}\s{0,4}=\s{0,4})?[[(]\s{0,1000}[[('"\dnN-]/;

// A list, with or without a name as in `board = [`. A word in brackets is a section and no list.
const OPENING = /^\s*(?:\[(?![A-Za-z][A-Za-z ]*\]\s*$)|(?:(?:const|let|var)\s+)?[A-Za-z_]\w{0,40}\s{0,4}=\s{0,4}\[)/;

/** An element of a list: a cell, or a string of cells. */
interface Item {
  readonly text: string;
  readonly offset: number;
  readonly isString: boolean;
}

/** The rows of a board, each a list of items. */
interface Square {
  readonly offset: number;
  readonly end: number;
  readonly rows: readonly (readonly Item[])[];
}

/** A list with more items or rows than this is no board. */
const MOST_ITEMS = LARGEST_SIZE * LARGEST_SIZE;

/**
 * Reads nested lists into squares, one after the other. The last result may be an error about the
 * rest of the text. Brackets and parentheses mean the same. In a list of strings, each string is a
 * row.
 */
function* squaresIn(text: string): Generator<Result<Square, Trouble>> {
  const open: { readonly offset: number; readonly items: Item[]; readonly rows: Item[][] }[] = [];
  let started = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    const inside = open.at(-1);
    if (character === '[' || character === '(') {
      if (open.length >= 4)
        return yield trouble('lists', at, 'Lists nested more than four deep; expected rows of cells.');
      started = true;
      open.push({ offset: at, items: [], rows: [] });
    } else if (character === ']' || character === ')') {
      const list = open.pop();
      if (!list) return yield trouble('lists', at, 'A bracket closes that was never opened.');
      const { offset, items, rows } = list;
      if (rows.length > 0) yield ok({ offset, end: at + 1, rows });
      if (items.length === 0) continue;
      // A list of long strings is a board with a row in each string. Other lists are rows.
      const areRows = items.every((item) => item.isString && item.text.length > 2);
      const holder = areRows ? undefined : open.at(-1);
      if (holder && holder.rows.length < MOST_ITEMS) holder.rows.push(items);
      else if (areRows && arePuzzles(items))
        for (const item of items)
          yield ok({ offset: item.offset, end: item.offset + item.text.length, rows: [cellsOf(item)] });
      else yield ok({ offset, end: at + 1, rows: areRows ? items.map(cellsOf) : [items] });
    } else if (started && !/[\s,;\ufeff]/.test(character)) {
      if (!inside) return yield trouble('lists', at, `${named(characterAt(text, at))} found outside of the lists.`);
      if (inside.items.length > MOST_ITEMS)
        return yield trouble('lists', at, `A list of more than ${MOST_ITEMS} cells; no board has so many.`);
      const item = character === '"' || character === "'" ? stringAt(text, at) : wordAt(text, at);
      if (!item.ok) return yield item;
      inside.items.push(item.value);
      at = item.value.offset + item.value.text.length - (item.value.isString ? 0 : 1);
    }
  }
  if (open.length > 0) yield trouble('lists', open.at(-1)!.offset, 'The list that opens here does not close.');
}

/** Whether each string is a whole puzzle and not a row of one. */
const arePuzzles = (items: readonly Item[]): boolean =>
  items.some(({ text }) => sizeOf(text.length) > 0 && text.length !== items.length);

function stringAt(text: string, at: number): Result<Item, Trouble> {
  const end = text.slice(at + 1, at + 2000).indexOf(text[at]!);
  if (end < 0) return trouble('lists', at, 'A quote opens here and does not close.');
  return ok({ text: text.slice(at + 1, at + 1 + end), offset: at + 1, isString: true });
}

function wordAt(text: string, at: number): Result<Item, Trouble> {
  const word = /^[\w.+*-]+/.exec(text.slice(at, at + 100))?.[0];
  if (word) return ok({ text: word, offset: at, isString: false });
  return trouble(
    'character',
    at,
    `${named(characterAt(text, at))} found; expected numbers, strings, commas and brackets.`,
  );
}

const cellsOf = ({ text, offset }: Item): Item[] =>
  Array.from({ length: text.length }, (_, at) => ({ text: text[at]!, offset: offset + at, isString: true }));

const NOTHING = /^(?:|null|none|undefined)$/i;

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
    const cells = movedTo(readCells(run, 0, board.value, options.alphabet), (cell) => items[cell]!.offset);
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

function* readAll(text: string, options: ParseOptions): Generator<DocumentEntry> {
  const entry = entryMaker(text);
  for (const square of squaresIn(text)) {
    if (square.ok) yield entry(square.value.offset, square.value.end, readBoard(square.value, options));
    else yield entry(square.error.offset, text.length, square);
  }
}

/** Boards as nested lists, as programs write them. */
export const lists: Format<'lists'> = {
  name: 'lists',
  says: 'nested lists of numbers or one-character strings, as in JSON or Python, 0, null or None when empty; one board or a list of boards; strings too',
  record: 'document',
  canPrint: isPlain,
  signs: { opens: (line) => (OPENING.test(line) ? 'brackets' : undefined) },
  isMeant: (text) => /^[\s\ufeff]*\[/.test(text) && !/^\s*\[[a-z]+\]/im.test(text.slice(0, 1000)),
  looksLike: (text) => START.test(text),
  parse: (text, options = {}) => onlyEntry(readAll(text, options)),
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
