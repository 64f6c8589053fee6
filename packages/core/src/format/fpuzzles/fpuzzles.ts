import { LARGEST_SIZE } from '../../geometry/geometry.ts';
import { sized } from '../../geometry/layouts.ts';
import { type Candidate, makePuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { err, fail, type Result } from '../../result.ts';
import type { About, Format, ParseOptions, Reading } from '../format.ts';
import { aboutOf } from '../text/about.ts';
import { usualNotation } from '../text/alphabets.ts';
import {
  digitOf,
  isList,
  isNothing,
  isObject,
  type Json,
  type JsonObject,
  readWholeJson,
  shown,
  wholeNumber,
} from '../text/json-text.ts';
import { withLeftOut } from '../text/left-out.ts';
import { lzCompress, lzDecompress } from '../text/lz.ts';
import { percentDecoded } from '../text/plain-text.ts';
import { reworded } from '../text/rewording.ts';
import { counted, locate, type Trouble, trouble } from '../text/trouble.ts';
import { boardOf, canWriteBoard, canWriteRule, switchesOf } from './board.ts';
import { canWriteClue, clueFor, writeClues } from './clues.ts';
import { isSet, rulesIn } from './rules.ts';

/** The sizes that f-puzzles offers. */
const SMALLEST = 3;
const LARGEST = 16;
const LONGEST_PAYLOAD = 1 << 20;
const LONGEST_JSON = 1 << 22;

const placeOf = (row: number, column: number): string => `row ${row + 1}, column ${column + 1}`;

/** Reads the JSON of f-puzzles. Errors point at the start of the text, which was compressed. */
export function readFpuzzles(json: Json, options: ParseOptions = {}): Result<Reading, Trouble> {
  const wrong = (message: string): Result<never, Trouble> => trouble('fpuzzles', 0, message);
  if (!isObject(json)) return wrong('The JSON is not an object; expected "size" and "grid".');
  const grid = json.get('grid');
  if (!isList(grid)) return wrong('No "grid"; expected a list of rows.');
  const told = json.get('size');
  const size = isNothing(told) ? grid.length : (wholeNumber(told) ?? 0);
  if (size < 1 || size > LARGEST_SIZE)
    return wrong(`The size is ${shown(told ?? size)}; expected a whole number from 1 to ${LARGEST_SIZE}.`);
  if (grid.length !== size) return wrong(`The grid has ${counted(grid.length, 'row')}; the size is ${size}.`);
  const cells: JsonObject[] = [];
  for (const [row, list] of grid.entries()) {
    if (!isList(list) || list.length !== size)
      return wrong(`Row ${row + 1} has ${counted(isList(list) ? list.length : 0, 'cell')}; expected ${size}.`);
    for (const [column, cell] of list.entries()) {
      if (!isObject(cell))
        return wrong(`The cell at ${placeOf(row, column)} is ${shown(cell)}; expected an object such as {"value":5}.`);
      cells.push(cell);
    }
  }
  const rest = new Set<string>();
  const givens = new Uint8Array(size * size);
  const struckOut: Candidate[] = [];
  for (const [index, cell] of cells.entries()) {
    const place = placeOf(Math.floor(index / size), index % size);
    const value = cell.get('value');
    if (!isNothing(value)) {
      const digit = digitOf(value, size);
      if (!digit)
        return wrong(`The cell at ${place} has the value ${shown(value)}; expected a digit from 1 to ${size}.`);
      if (cell.get('given') === true) givens[index] = digit;
      else rest.add('digits that a player placed');
    }
    if (isSet(cell.get('centerPencilMarks')) || isSet(cell.get('cornerPencilMarks'))) rest.add('notes');
    if (isSet(cell.get('c')) || isSet(cell.get('highlight')) || isSet(cell.get('cArray'))) rest.add('colours');
    const marks = cell.get('givenPencilMarks');
    if (!isList(marks) || marks.length === 0) continue;
    const digits = marks.map((mark) => digitOf(mark, size));
    if (digits.includes(undefined)) return wrong(`The candidates at ${place} are not digits from 1 to ${size}.`);
    for (let digit = 1; digit <= size; digit++) if (!digits.includes(digit)) struckOut.push({ cell: index, digit });
  }
  const geometry = boardOf(json, size, cells);
  if (!geometry.ok) return wrong(geometry.error);
  if (options.geometry && options.geometry.id !== geometry.value.id)
    return trouble('geometry', 0, `The board is ${geometry.value.id}; expected ${options.geometry.id}.`);
  const { rules, hasFog } = rulesIn(json, geometry.value);
  if (hasFog) rest.add('fog');
  const reading = {
    puzzle: makePuzzle(geometry.value, givens, struckOut),
    notation: usualNotation(size),
    ...aboutOf({ title: json.get('title'), author: json.get('author'), rules: json.get('ruleset') }),
  };
  return withLeftOut(reading, { rules, rest }, 0, options);
}

/** Whether a text may be a link: one line, and not too long. */
export const isLinkLike = (text: string): boolean => text.length <= LONGEST_PAYLOAD && !text.trim().includes('\n');

/** The payload of a text that is a link or a payload alone; undefined when the text has none. */
function payloadOf(text: string): { readonly payload: string; readonly start: number } | undefined {
  if (!isLinkLike(text)) return undefined;
  const [link, address = '', payload = ''] =
    /^([\s\ufeff]*(?:https?:\/\/[^\s?]{0,200}\?(?:[^\s&]{0,200}&){0,9}load=)?)([A-Za-z0-9+/=%$-]{20,})/.exec(text) ??
    [];
  return link !== undefined && (address.trim() !== '' || payload.startsWith('N4Ig'))
    ? { payload, start: address.length }
    : undefined;
}

/** Whether a text is a link that holds only the name under which the site keeps a puzzle. */
const isIdLink = (text: string): boolean =>
  isLinkLike(text) &&
  /^[\s\ufeff]{0,1000}https?:\/\/(?:www\.)?f-puzzles\.com\/[^\s?]{0,200}\?(?:[^\s&]{0,200}&){0,9}id=/i.test(text);

export const onlyNamed = (site: string, links: string): Result<never, Trouble> =>
  trouble(
    'link',
    0,
    `This link holds no puzzle, only the name of one that ${site} keeps; expected a link with ${links}.`,
  );

/** Reads a compressed payload; errors point at its start. */
export function readPayload(
  payload: string,
  start: number,
  options: ParseOptions | undefined,
): Result<Reading, Trouble> {
  const at = (result: Result<Reading, Trouble>): Result<Reading, Trouble> =>
    result.ok ? result : err({ ...result.error, offset: start });
  const text = lzDecompress(percentDecoded(payload), LONGEST_JSON);
  if (!text.ok) return at(text);
  const json = readWholeJson(text.value);
  return at(json.ok ? readFpuzzles(json.value, options) : json);
}

function read(text: string, options?: ParseOptions): Result<Reading, Trouble> {
  if (/^[\s\ufeff]{0,1000}\{/.test(text)) {
    const json = readWholeJson(text);
    return json.ok ? readFpuzzles(json.value, options) : json;
  }
  const found = payloadOf(text);
  if (found) return readPayload(found.payload, found.start, options);
  return isIdLink(text)
    ? onlyNamed('f-puzzles', '?load=…')
    : trouble('fpuzzles', 0, 'No f-puzzles link, payload or JSON; expected …?load=….');
}

/** The same puzzle with clues that the site has. */
const inItsWords = (puzzle: Puzzle): Puzzle =>
  reworded(puzzle, {
    hasWordsFor: (clue) => clue.rule === 'diagonal' || canWriteClue(clue, puzzle.geometry.size),
    hasWordsForRule: (name) => canWriteRule(name, puzzle.geometry),
    clueFor: (demand) => clueFor(demand, puzzle.geometry),
  });

export function canPrintFpuzzles(puzzle: Puzzle): boolean {
  const { geometry, struckOut = [] } = inItsWords(puzzle);
  const { size } = geometry;
  // Every cell must keep a candidate: readers ignore an empty list, as if all digits were left.
  const counts = new Map<number, Set<number>>();
  for (const { cell, digit } of struckOut) counts.set(cell, (counts.get(cell) ?? new Set()).add(digit));
  return (
    size >= SMALLEST &&
    size <= LARGEST &&
    canWriteBoard(geometry) &&
    [...counts.values()].every((digits) => digits.size < size)
  );
}

/** The JSON of f-puzzles for a puzzle. */
export function fpuzzlesJson(puzzle: Puzzle, about: About = {}): string {
  const { geometry, givens, struckOut = [] } = inItsWords(puzzle);
  const { title, author, rules: ruleset } = about;
  const { size, boxes } = geometry;
  const usual = sized(size).boxes;
  const isUsual = boxes.every((box, index) => box === usual[index]);
  const cell = (index: number): object => {
    const out = struckOut.filter((candidate) => candidate.cell === index).map((candidate) => candidate.digit);
    const left = Array.from({ length: size }, (_, at) => at + 1).filter((digit) => !out.includes(digit));
    return {
      ...(givens[index] ? { value: givens[index], given: true } : {}),
      ...(isUsual ? {} : { region: boxes[index]! < 0 ? null : boxes[index] }),
      ...(out.length > 0 ? { givenPencilMarks: left } : {}),
    };
  };
  const grid = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => cell(row * size + column)),
  );
  return JSON.stringify({
    size,
    title,
    author,
    ruleset,
    ...switchesOf(geometry),
    grid,
    ...writeClues(geometry.clues, size),
  });
}

/** The links of f-puzzles. */
export const fpuzzles: Format<'fpuzzles'> = {
  name: 'fpuzzles',
  says: 'f-puzzles link, its compressed payload, or its JSON; rules that nobody here knows are refused',
  record: 'document',
  canPrint: canPrintFpuzzles,
  signs: { fitsLine: true },
  looksLike: (text) =>
    (/^[\s\ufeff]{0,1000}\{/.test(text) && /"grid"\s{0,9}:\s{0,9}\[[^{\]]{0,1000}\{/.test(text.slice(0, 100_000))) ||
    payloadOf(text) !== undefined ||
    isIdLink(text),
  parse: (text, options) => locate(text, read(text, options)),
  holds: ['title', 'author', 'rules'],
  print: (puzzle, _notation, { about } = {}) =>
    canPrintFpuzzles(puzzle)
      ? `https://www.f-puzzles.com/?load=${lzCompress(fpuzzlesJson(puzzle, about))}`
      : fail(
          `f-puzzles for ${puzzle.geometry.id}; expected ${SMALLEST} to ${LARGEST} digits, rules and clues of that site, a candidate for every cell`,
        ),
};
