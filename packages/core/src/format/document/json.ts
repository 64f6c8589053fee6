import { geometryOf } from '../../geometry/clues.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { cellName, parseCell } from '../../geometry/names.ts';
import { type Candidate, makePuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { err, fail, ok, type Result } from '../../result.ts';
import { greatestOf, isValueOf, toDigit, toValue } from '../../rules/values.ts';
import type { DocumentEntry, Format, Notation, ParseOptions, PrintOptions, Reading } from '../format.ts';
import { aboutOf } from '../text/about.ts';
import { usualNotation } from '../text/alphabets.ts';
import { boardForRun } from '../text/board.ts';
import { movedTo, readCells, writeCells } from '../text/cells.ts';
import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  readJson,
  shown,
  skipSpace,
  wholeNumber,
} from '../text/json-text.ts';
import { withLeftOut } from '../text/left-out.ts';
import { type Trouble, trouble } from '../text/trouble.ts';
import { entryMaker, onlyEntry } from './document-entry.ts';

/** The version that is written today. Older versions must stay readable. */
const VERSION = 1;

/** The keys that the reader knows. */
const KNOWN = ['version', 'geometry', 'givens', 'puzzle', 'alphabet', 'struckOut', 'size', 'title', 'author', 'rules'];

/**
 * Reads an object of ours. Its text goes from `start` to `end`. Its cells are under `givens`, or
 * under `puzzle`, as our own reports write them.
 */
function readObject(
  text: string,
  start: number,
  end: number,
  json: JsonObject,
  options: ParseOptions,
): Result<Reading, Trouble> {
  const own = text.slice(start, end);
  const placeOf = (key: string): number => start + Math.max(own.indexOf(`"${key}"`), 0);
  const version = json.get('version') ?? VERSION;
  if (version !== VERSION)
    return trouble('version', placeOf('version'), `Version ${shown(version)}; this reader knows version ${VERSION}.`);
  const key = typeof json.get('givens') === 'string' ? 'givens' : 'puzzle';
  const written = json.get(key);
  if (typeof written !== 'string')
    return trouble('givens', start, 'No "givens"; expected a string of one character a cell.');
  // Other programs put each row on a line of its own.
  const cells = written.replace(/[\r\n]/g, '');
  const id = json.get('geometry');
  if (id !== undefined && typeof id !== 'string')
    return trouble('geometry', placeOf('geometry'), 'The geometry is not a string; expected one such as "9x9".');
  const named = id === undefined ? undefined : geometryOf(id);
  if (named && !named.ok) return trouble('geometry', placeOf('geometry'), named.error.message);
  if (named && options.geometry && named.value.id !== options.geometry.id)
    return trouble('geometry', placeOf('geometry'), `The board is ${named.value.id}; expected ${options.geometry.id}.`);
  // The place of the first cell. Places in the string are right as long as nothing is escaped.
  const first = text.indexOf('"', placeOf(key) + key.length + 2) + 1;
  const board = boardForRun(cells.length, named?.value ?? options.geometry, first);
  if (!board.ok) return board;
  const size = json.get('size') ?? board.value.size;
  if (wholeNumber(size) !== board.value.size)
    return trouble('size', placeOf('size'), `The size is ${shown(size)}; the board has ${board.value.size} digits.`);
  const alphabet = options.alphabet ?? json.get('alphabet');
  if (alphabet !== undefined && typeof alphabet !== 'string')
    return trouble('alphabet', placeOf('alphabet'), 'The alphabet is not a string; expected one such as "1-9A-G".');
  const read = movedTo(readCells(cells, 0, board.value, alphabet), (offset) => first + offset);
  if (!read.ok) return read;
  const struckOut = readStruckOut(json.get('struckOut'), board.value);
  if (!struckOut.ok) return trouble('candidate', placeOf('struckOut'), struckOut.error);
  const rest = [...json.keys()].filter((name) => !KNOWN.includes(name)).map((name) => name.slice(0, 40));
  const puzzle = makePuzzle(board.value, read.value.givens, struckOut.value);
  const about = aboutOf({ title: json.get('title'), author: json.get('author'), rules: json.get('rules') });
  return withLeftOut({ puzzle, notation: read.value.notation, ...about }, { rest }, start, options);
}

/** Reads the digits struck out of each cell: { "r1c2": [3, 4] }. */
function readStruckOut(json: Json | undefined, board: Geometry): Result<Candidate[], string> {
  if (json === undefined) return ok([]);
  if (!isObject(json)) return err('Candidates struck out are written as { "r1c2": [3, 4] }.');
  const { size, cells } = board;
  const struckOut: Candidate[] = [];
  for (const [name, digits] of json) {
    const cell = parseCell(name, size);
    if (!cell.ok) return err(cell.error);
    if (!cells.includes(cell.value)) return err(`${name} is not on the board ${board.id}.`);
    for (const item of isList(digits) ? digits : [null]) {
      const value = wholeNumber(item);
      if (value === undefined || !isValueOf(value, board)) {
        const range = `from ${board.least} to ${greatestOf(board)}`;
        return err(`${shown(item)} is no digit of ${name}; expected a list of numbers ${range}.`);
      }
      struckOut.push({ cell: cell.value, digit: toDigit(value, board) });
    }
  }
  return ok(struckOut);
}

/**
 * Reads an object of ours, or a list of them. An object with wrong values does not harm the
 * others.
 */
function* readAll(text: string, options: ParseOptions): Generator<DocumentEntry> {
  const entry = entryMaker(text);
  let at = skipSpace(text, 0);
  const isMany = text[at] === '[';
  if (isMany) at = skipSpace(text, at + 1);
  while (!isMany || text[at] !== ']') {
    const json = readJson(text, at);
    if (!json.ok) return yield entry(at, text.length, json);
    const { value, end } = json.value;
    const result = isObject(value)
      ? readObject(text, at, end, value, options)
      : trouble('json', at, 'Expected an object with "givens".');
    yield entry(at, end, result);
    at = skipSpace(text, end);
    if (!isMany || text[at] === ']') break;
    if (text[at] !== ',') return yield entry(at, text.length, trouble('json', at, 'Not JSON: expected "," or "]".'));
    at = skipSpace(text, at + 1);
  }
  const rest = skipSpace(text, isMany ? at + 1 : at);
  if (rest < text.length)
    yield entry(rest, text.length, trouble('json', rest, 'Not JSON: something follows the value.'));
}

const canPrint = ({ geometry }: Puzzle): boolean => {
  const known = geometryOf(geometry.id);
  return known.ok && known.value.id === geometry.id;
};

function print(
  puzzle: Puzzle,
  notation: Notation = usualNotation(puzzle.geometry.size, puzzle.geometry.least),
  { about: { title, author, rules } = {} }: PrintOptions = {},
): string {
  const { geometry, struckOut = [] } = puzzle;
  if (!canPrint(puzzle)) fail(`JSON for ${geometry.id}; expected a board that its id describes`);
  const digits = new Map<string, number[]>();
  for (const { cell, digit } of struckOut) {
    const name = cellName(cell, geometry.size);
    digits.set(name, [...(digits.get(name) ?? []), toValue(digit, geometry)]);
  }
  const isUsual = notation.alphabet === usualNotation(geometry.size, geometry.least).alphabet;
  return JSON.stringify({
    version: VERSION,
    geometry: geometry.id,
    givens: writeCells(puzzle, notation),
    ...(isUsual ? {} : { alphabet: notation.alphabet }),
    ...(digits.size > 0 ? { struckOut: Object.fromEntries(digits) } : {}),
    title,
    author,
    rules,
  });
}

/** The givens may stand behind the longest id of a board. */
const LONGEST_HEAD = 110_000;

/**
 * Our own format, which can hold every puzzle. The reader names other members, such as notes or
 * colours, as left out. They are not written again, because most programs write another puzzle
 * than they read: a solved, relabelled or turned one, for which the notes would be wrong.
 */
export const json: Format<'json'> = {
  name: 'json',
  says: 'our own JSON: geometry, givens, candidates struck out; one object or a list of them',
  record: 'document',
  canPrint,
  holds: ['title', 'author', 'rules'],
  signs: { opens: (line) => (/^\s*\{/.test(line) ? 'brackets' : undefined) },
  isMeant: (text) => /^[\s\ufeff]*\{/.test(text),
  looksLike: (text) =>
    /^[\s\ufeff]{0,1000}(?:\[\s{0,1000})?\{/.test(text) &&
    /"(?:givens|puzzle)"\s{0,9}:\s{0,9}"/.test(text.slice(0, LONGEST_HEAD)),
  parse: (text, options = {}) => onlyEntry(readAll(text, options)),
  parseAll: (text, options = {}) => readAll(text, options),
  print,
};
