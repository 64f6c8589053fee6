import { makePuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { fail, type Result } from '../../result.ts';
import type { Format, ParseOptions, Reading } from '../format.ts';
import { aboutOf } from '../text/about.ts';
import { charactersOf, notationOf, ONE_BASED, usualNotation } from '../text/alphabets.ts';
import { boardFor, isPlain } from '../text/board.ts';
import { readDigit } from '../text/cells.ts';
import { isList, isObject, type Json, type JsonObject, readWholeJson, shown, wholeNumber } from '../text/json-text.ts';
import { withLeftOut } from '../text/left-out.ts';
import { counted, locate, quoted, type Trouble, trouble } from '../text/trouble.ts';

const KIND = 'http://ipuz.org/sudoku#1';

/** Fields that the reader knows, or that say nothing about the rules. */
const HARMLESS =
  /^(?:version|kind|dimensions|charset|boxes|puzzle|solution|empty|displaycharset|copyright|publisher|publication|url|uniqueid|title|intro|explanation|annotation|author|editor|date|notes|difficulty|origin|block|checksum|volatile|saved)$/;

/** Fields that change how a puzzle looks. Fields of other programs have a colon in their name. */
const DECORATION = /^(?:showoperators|cagestyle|styles|zones)$|:/;

/** The call around the JSON, in files for web pages. */
const CALL = /^[\s\ufeff]{0,1000}ipuz[ \t]{0,9}\(/;

/** The JSON of a text. Spaces replace a call around it, so that characters keep their places. */
function withoutCall(text: string): string {
  const [call = ''] = CALL.exec(text) ?? [];
  const end = text.lastIndexOf(')');
  if (call === '' || end < call.length || /[^\s;]/.test(text.slice(end + 1))) return text;
  return ' '.repeat(call.length) + text.slice(call.length, end);
}

function read(text: string, options: ParseOptions = {}): Result<Reading, Trouble> {
  const json = readWholeJson(withoutCall(text));
  if (!json.ok) return json;
  const document = json.value;
  const start = Math.max(text.indexOf('"puzzle"'), 0);
  if (!isObject(document) || !isList(document.get('puzzle')))
    return trouble('ipuz', 0, 'No "puzzle" list; expected an ipuz Sudoku.');
  const rows = document.get('puzzle') as readonly Json[];
  const size = rows.length;
  const sides = document.get('dimensions');
  for (const side of isObject(sides) ? ['width', 'height'] : [])
    if (wholeNumber((sides as JsonObject).get(side) ?? size) !== size)
      return trouble(
        'length',
        start,
        `The ${side} is ${shown((sides as JsonObject).get(side))}; the puzzle has ${counted(size, 'row')}.`,
      );
  const odd = rows.findIndex((row) => !isList(row) || row.length !== size);
  if (odd >= 0) {
    const row = rows[odd];
    return trouble(
      'length',
      start,
      `Row ${odd + 1} has ${counted(isList(row) ? row.length : 0, 'cell')}; expected ${size}, because there are ${size} rows.`,
    );
  }
  const board = boardFor(size * size, options.geometry, start);
  if (!board.ok) return board;
  const charset = document.get('charset') ?? options.alphabet ?? ONE_BASED.characters;
  const alphabet = charactersOf(typeof charset === 'string' ? charset : '', size);
  if (!alphabet.ok) return alphabet;
  const givens = new Uint8Array(size * size);
  for (const [index, item] of rows.flatMap((row) => row as readonly Json[]).entries()) {
    const digit = digitOf(item, document.get('empty') ?? 0, size, alphabet.value);
    if (digit === undefined) {
      const place = `row ${Math.floor(index / size) + 1}, column ${(index % size) + 1}`;
      return trouble(
        'character',
        start,
        `The cell at ${place} is no digit of a ${size}x${size} board in ${quoted(alphabet.value.slice(0, size))}.`,
      );
    }
    givens[index] = digit;
  }
  const others = [...document.keys()].filter((key) => !HARMLESS.test(key));
  const rules = others.filter((key) => !DECORATION.test(key)).map((key) => key.slice(0, 40));
  if (document.get('boxes') === false) rules.push('no boxes');
  const rest = others.filter((key) => DECORATION.test(key)).map((key) => key.slice(0, 40));
  const reading = {
    puzzle: makePuzzle(board.value, givens),
    notation: notationOf(alphabet.value, '.'),
    ...aboutOf({ title: document.get('title'), author: document.get('author'), rules: document.get('intro') }),
  };
  return withLeftOut(reading, { rules, rest }, start, options);
}

/** The digit of a cell, 0 when it is empty. An object holds it under "cell" or "value". */
function digitOf(item: Json, empty: Json, size: number, alphabet: string): number | undefined {
  const content = isObject(item) ? (item.get('value') ?? item.get('cell') ?? null) : item;
  if (content === null || content === empty || content === '') return 0;
  if (typeof content === 'number' && content > 9)
    return Number.isInteger(content) && content <= size ? content : undefined;
  return typeof content === 'string' || typeof content === 'number'
    ? readDigit(String(content), size, alphabet)
    : undefined;
}

const canPrint = (puzzle: Puzzle): boolean => isPlain(puzzle) && puzzle.geometry.size <= ONE_BASED.characters.length;

/** The Sudoku of ipuz, an open format for many kinds of puzzles. */
export const ipuz: Format<'ipuz'> = {
  name: 'ipuz',
  says: 'ipuz: JSON of kind http://ipuz.org/sudoku#1',
  record: 'document',
  canPrint,
  signs: { opens: (line) => (/^\s*ipuz[ \t]{0,9}\(/.test(line) ? 'brackets' : undefined) },
  looksLike: (text) =>
    /^[\s\ufeff]{0,1000}(?:ipuz[ \t]{0,9}\()?\s{0,99}\{/.test(text) &&
    text.slice(0, 20_000).includes('ipuz.org/sudoku'),
  parse: (text, options) => locate(text, read(text, options)),
  holds: ['title', 'author', 'rules'],
  print: (puzzle, notation = usualNotation(puzzle.geometry.size), { about = {} } = {}) => {
    if (!canPrint(puzzle))
      fail(`ipuz for ${puzzle.geometry.id}; expected givens alone on a usual board of at most 35 digits`);
    const { size } = puzzle.geometry;
    // In ipuz a zero is an empty cell.
    const charset = (notation.alphabet.includes('0') ? ONE_BASED.characters : notation.alphabet).slice(0, size);
    const cells = Array.from(puzzle.givens, (digit) =>
      /\d/.test(charset[digit - 1] ?? '0') ? Number(charset[digit - 1] ?? 0) : charset[digit - 1]!,
    );
    return JSON.stringify({
      version: 'http://ipuz.org/v2',
      kind: [KIND],
      title: about.title,
      author: about.author,
      intro: about.rules,
      dimensions: { width: size, height: size },
      charset,
      boxes: true,
      puzzle: Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size)),
    });
  },
};
