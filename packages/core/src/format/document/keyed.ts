import { fail, ok, type Result } from '../../result.ts';
import type { DocumentEntry, Format, ParseOptions, Reading } from '../format.ts';
import { readRun } from '../line/line.ts';
import { isPlain, sizeOf } from '../text/board.ts';
import { isList, isObject, type Json, readWholeJson, shown } from '../text/json-text.ts';
import { type Trouble, trouble } from '../text/trouble.ts';
import { entryMaker, onlyEntry } from './document-entry.ts';
import { lists } from './lists.ts';

/** The keys under which programs keep the cells of a puzzle. */
const NAMES = 'board|puzzle|grid|sudoku|quiz|quizzes|puzzles|cells|givens|values|value|problem|question|clues|mission';
const KEY = new RegExp(`^(?:${NAMES})$`, 'i');
const LOOK = new RegExp(`"(?:${NAMES})"\\s{0,9}:\\s{0,9}["[]`, 'i');

/** A document is read only up to this many boards. */
const MOST_BOARDS = 100_000;

/** A text without its line ends. */
const glued = (text: string): string => text.replace(/[\r\n]/g, '');

/** Whether a value holds the cells of one board, in one string or in a list. */
const isBoard = (value: Json): boolean =>
  typeof value === 'string' ? sizeOf(glued(value).length) > 0 : isList(value) && !value.some((item) => isObject(item));

/** Whether a list holds several boards. */
const isMany = (value: Json): value is readonly Json[] =>
  isList(value) &&
  value.length > 0 &&
  value.every(
    (item) =>
      (typeof item === 'string' && sizeOf(glued(item).length) > 0 && item.length !== value.length) ||
      (isList(item) && item.every(isList)),
  );

/** The boards of a document: the values under the usual keys. */
function* boardsIn(json: Json): Generator<Json> {
  if (isList(json)) {
    for (const item of json) yield* boardsIn(item);
    return;
  }
  if (!isObject(json)) return;
  for (const [key, value] of json) {
    if (!KEY.test(key) || isObject(value)) continue;
    if (isMany(value)) yield* value;
    else if (isBoard(value)) yield value;
    else continue;
    return;
  }
  for (const [key, value] of json) if (!/solution/i.test(key)) yield* boardsIn(value);
}

function readBoard(board: Json, options: ParseOptions): Result<Reading, Trouble> {
  if (typeof board === 'string') return readRun(glued(board), 0, glued(board).length, options);
  const result = lists.parse(JSON.stringify(board), options);
  return result.ok ? ok(result.value) : trouble(result.error.code, 0, result.error.message);
}

function* readAll(text: string, options: ParseOptions): Generator<DocumentEntry> {
  const entry = entryMaker(text);
  const json = readWholeJson(text);
  if (!json.ok) return yield entry(0, text.length, json);
  let count = 0;
  for (const board of boardsIn(json.value)) {
    if (++count > MOST_BOARDS) return;
    const result = readBoard(board, options);
    // Parsed JSON has no places, so the error quotes the string that it is about.
    const found = result.ok || typeof board !== 'string' ? '' : `${shown(board)}: `;
    yield entry(0, text.length, result.ok ? result : trouble(result.error.code, 0, `${found}${result.error.message}`));
  }
  if (count === 0)
    yield entry(0, text.length, trouble('keys', 0, 'No cells here; expected an object such as {"board":[[5,3,0]]}.'));
}

/** The JSON of other programs. */
export const keyed: Format<'keyed'> = {
  name: 'keyed',
  says: 'JSON of other programs: cells under board, puzzle, grid, cells, values and the like, as a text or as lists',
  record: 'document',
  canPrint: isPlain,
  looksLike: (text) => /^[\s\ufeff]{0,1000}(?:\[\s{0,1000})?\{/.test(text) && LOOK.test(text.slice(0, 10_000)),
  parse: (text, options = {}) => onlyEntry(readAll(text, options)),
  parseAll: (text, options = {}) => readAll(text, options),
  print: (puzzle) =>
    isPlain(puzzle)
      ? `{"board":${lists.print(puzzle)}}`
      : fail(`a JSON board for ${puzzle.geometry.id}; expected givens alone on a usual board`),
};
