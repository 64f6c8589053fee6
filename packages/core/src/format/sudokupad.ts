import { geometryOf } from '../geometry/clues.ts';
import { LARGEST_SIZE } from '../geometry/geometry.ts';
import { regionsId } from '../geometry/ids.ts';
import { sized } from '../geometry/layouts.ts';
import { makePuzzle } from '../puzzle/puzzle.ts';
import { err, fail, ok, type Result } from '../result.ts';
import { aboutOf } from './about.ts';
import { usualNotation } from './alphabets.ts';
import type { Format, ParseOptions, Reading } from './format.ts';
import { canPrintFpuzzles, fpuzzlesJson, isLinkLike, onlyNamed, readPayload } from './fpuzzles.ts';
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
} from './json-text.ts';
import { withLeftOut } from './left-out.ts';
import { readRun } from './line.ts';
import { lzCompress, lzDecompress } from './lz.ts';
import { percentDecoded } from './plain-text.ts';
import { counted, locate, type Trouble, trouble } from './trouble.ts';

const LONGEST_JSON = 1 << 22;

const LINK =
  /^[\s\ufeff]{0,1000}(?:https?:\/\/[^\s?]{0,200}\/(?:\?puzzleid=)?)?(fpuzzles|fpuz|scl|ctc|scf)([A-Za-z0-9+/=%$-]{10,})/;

const KINDS = 'scl…, ctc…, scf… or fpuzzles…';

/** Any other link to the site. It holds only the name of a puzzle that the site keeps. */
const ID_LINK = /^[\s\ufeff]{0,1000}https?:\/\/(?:[\w-]{1,60}\.){0,3}(?:sudokupad\.app|crackingthecryptic\.com)\/\S/i;

/** Parts of a drawing: their long and short keys, and their names for people. */
const PARTS: readonly (readonly [key: string, short: string, name: string])[] = [
  ['arrows', 'a', 'arrows'],
  ['cages', 'ca', 'cages'],
  ['lines', 'l', 'lines'],
  ['overlays', 'o', 'overlays'],
  ['underlays', 'u', 'underlays'],
];

const field = (json: JsonObject, key: string, short: string): Json | undefined => json.get(key) ?? json.get(short);

/** Reads the JSON of scl links: cells and regions. Errors point at the payload. */
function readScl(json: Json, options: ParseOptions): Result<Reading, Trouble> {
  const wrong = (message: string): Result<never, Trouble> => trouble('sudokupad', 0, message);
  if (!isObject(json)) return wrong('The JSON is not an object; expected "cells".');
  const rows = field(json, 'cells', 'ce');
  if (!isList(rows)) return wrong('No "cells"; expected a list of rows.');
  const size = rows.length;
  if (size < 1 || size > LARGEST_SIZE) return wrong(`${counted(size, 'row')}; expected 1 to ${LARGEST_SIZE}.`);
  const odd = rows.findIndex((row) => !isList(row) || row.length !== size);
  if (odd >= 0)
    return wrong(
      `Row ${odd + 1} does not have ${size} cells; there are ${size} rows, and only square boards can be read.`,
    );
  const digits: number[] = [];
  const rest = new Set<string>();
  for (const [index, cell] of rows.flatMap((row) => row as readonly Json[]).entries()) {
    const place = `row ${Math.floor(index / size) + 1}, column ${(index % size) + 1}`;
    if (!isObject(cell))
      return wrong(`The cell at ${place} is ${shown(cell)}; expected an object such as {"value":5}.`);
    const content = field(cell, 'value', 'v');
    const digit = isNothing(content) ? 0 : digitOf(content, size);
    if (digit === undefined)
      return wrong(`The cell at ${place} has the value ${shown(content)}; expected a digit from 1 to ${size}.`);
    digits.push(digit);
    if ([...cell.keys()].some((key) => key !== 'value' && key !== 'v')) rest.add('marks in cells');
  }
  const boxes = regionsOf(field(json, 'regions', 're'), size);
  if (!boxes.ok) return wrong(boxes.error);
  const flags = flagsIn(json);
  const layouts = HELD.filter((name) => flags.includes(name));
  const geometry = geometryOf(regionsId(boxes.value, layouts));
  if (!geometry.ok) return wrong(geometry.error.message);
  if (options.geometry && options.geometry.id !== geometry.value.id)
    return trouble('geometry', 0, `The board is ${geometry.value.id}; expected ${options.geometry.id}.`);
  const rules = [...flags.filter((flag) => !HELD.includes(flag)), ...drawingsIn(json)];
  return withLeftOut(
    { puzzle: makePuzzle(geometry.value, digits), notation: usualNotation(size), ...wordsIn(json) },
    { rules, rest },
    0,
    options,
  );
}

/**
 * The rules that have the same name in SudokuPad and as layouts of ours, in the order of ids.
 */
const HELD = ['disjoint', 'antiknight', 'antiking'];

/** The names of rules for the whole board. */
function flagsIn(json: JsonObject): string[] {
  const global = json.get('global');
  const metadata = json.get('metadata');
  const words = isList(global) ? global.filter((word) => typeof word === 'string') : [];
  const switches = isObject(metadata) ? ['antiknight', 'antiking'].filter((name) => metadata.get(name) === true) : [];
  return [...new Set([...words.map((word) => word.slice(0, 40)), ...switches])];
}

/** The words about a puzzle, from its metadata or from cages without cells ("title: …"). */
function wordsIn(json: JsonObject): ReturnType<typeof aboutOf> {
  const cages = field(json, 'cages', 'ca');
  const words = new Map<string, Json>();
  for (const cage of isList(cages) ? cages : []) {
    const value = isObject(cage) ? field(cage, 'value', 'v') : undefined;
    const [, name = '', said = ''] =
      (typeof value === 'string' && /^(title|author|rules):\s*([\s\S]*)$/i.exec(value)) || [];
    if (name !== '') words.set(name.toLowerCase(), said);
  }
  const metadata = json.get('metadata');
  const word = (name: string): Json | undefined =>
    (isObject(metadata) ? metadata.get(name) : undefined) ?? words.get(name);
  return aboutOf({ title: word('title'), author: word('author'), rules: word('rules') });
}

/** The drawings on the board. Most are rules, and a rule looks the same as a decoration. */
const drawingsIn = (json: JsonObject): string[] =>
  PARTS.filter(([key, short]) => {
    const parts = field(json, key, short);
    return isList(parts) && parts.some((part) => key !== 'cages' || isCage(part));
  }).map(([, , name]) => name);

/** Whether a part is a drawn cage. A cage without cells holds a title; a hidden one is no rule. */
const isCage = (part: Json): boolean =>
  isObject(part) && isList(field(part, 'cells', 'ce')) && part.get('hidden') !== true;

/**
 * The box of every cell, from lists of [row, column]; -1 for those in none. Without lists the boxes
 * are usual.
 */
function regionsOf(json: Json | undefined, size: number): Result<readonly number[], string> {
  if (!isList(json) || json.length === 0) return ok(sized(size).boxes);
  const boxes = new Array<number>(size * size).fill(-1);
  for (const [region, cells] of json.entries()) {
    for (const place of isList(cells) ? cells : []) {
      const [row, column] = isList(place) ? place.map(wholeNumber) : [];
      if (
        row === undefined ||
        column === undefined ||
        row >= size ||
        column >= size ||
        row < 0 ||
        column < 0 ||
        region >= size
      )
        return err(`A region has a cell outside of the board; expected [row, column] from 0 to ${size - 1}.`);
      boxes[row * size + column] = region;
    }
  }
  return ok(boxes);
}

const CLASSIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx';

/**
 * Expands the short form of classic boards. A character stands for a digit and the 0 to 5 blanks
 * after it.
 */
function unpacked(payload: string): string {
  let cells = '';
  for (const character of payload) {
    const index = CLASSIC.indexOf(character);
    if (index < 0 || cells.length > LARGEST_SIZE ** 2) return '';
    cells += String(index % 10) + '0'.repeat(Math.floor(index / 10));
  }
  return cells;
}

function read(text: string, options: ParseOptions = {}): Result<Reading, Trouble> {
  const [, kind = '', payload = ''] = (isLinkLike(text) && LINK.exec(text)) || [];
  const start = Math.max(text.indexOf(payload), 0);
  const at = (result: Result<Reading, Trouble>): Result<Reading, Trouble> =>
    result.ok ? result : err({ ...result.error, offset: start });
  if (payload === '' && isLinkLike(text) && ID_LINK.test(text)) return onlyNamed('SudokuPad', KINDS);
  if (payload === '') return trouble('sudokupad', 0, `No SudokuPad link; expected an address with ${KINDS}.`);
  if (kind.startsWith('fpuz')) return readPayload(payload, start, options);
  if (kind === 'scf') {
    const run = unpacked(payload);
    return run === ''
      ? trouble('character', start, 'The payload of an scf link has characters from 0 to 9, A to Z and a to x only.')
      : at(readRun(run, 0, run.length, options));
  }
  const json = lzDecompress(percentDecoded(payload), LONGEST_JSON);
  if (!json.ok) return at(json);
  const value = readWholeJson(json.value, true);
  return at(value.ok ? readScl(value.value, options) : value);
}

/**
 * The links of SudokuPad. We write the payload of f-puzzles, which SudokuPad reads too, because it
 * can describe more kinds of boards.
 */
export const sudokupad: Format<'sudokupad'> = {
  name: 'sudokupad',
  says: 'SudokuPad link: scl, ctc, scf or fpuzzles; rules that the board cannot hold are refused',
  record: 'document',
  canPrint: canPrintFpuzzles,
  signs: { fitsLine: true },
  looksLike: (text) => isLinkLike(text) && (LINK.test(text) || ID_LINK.test(text)),
  parse: (text, options) => locate(text, read(text, options)),
  holds: ['title', 'author', 'rules'],
  print: (puzzle, _notation, { about } = {}) =>
    canPrintFpuzzles(puzzle)
      ? `https://sudokupad.app/fpuzzles${percentEncoded(lzCompress(fpuzzlesJson(puzzle, about)))}`
      : fail(`SudokuPad for ${puzzle.geometry.id}; expected a board that f-puzzles can hold`),
};

const percentEncoded = (base64: string): string =>
  base64.replace(/[+/=]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
