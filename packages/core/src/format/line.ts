import { err, fail, ok, type Result } from '../result.ts';
import { boardFor, isPlain, sizeOf } from './board.ts';
import { readCells, writeCells } from './cells.ts';
import type { Format, ParseOptions, Reading } from './format.ts';
import { isMap } from './map.ts';
import { contentLines } from './text-lines.ts';
import { locate, quoted, type Trouble, trouble } from './trouble.ts';

/** What separates the fields of a line: tabs, spaces, commas and the quotes of CSV files. */
const isSeparator = (code: number): boolean =>
  code === 9 || code === 32 || code === 44 || code === 59 || code === 34 || code === 39 || code === 0xfeff;

const HASH = 35;

/** A run of characters between separators. */
export interface Field {
  readonly start: number;
  readonly length: number;
}

/** A puzzle stands among the first fields of a line; who has more of them means something else. */
const MOST_FIELDS = 200;

/** The first fields of a line, up to a # that starts a comment. */
export function fieldsOf(line: string): Field[] {
  const fields: Field[] = [];
  let start = 0;
  for (let at = 0; at <= line.length && fields.length < MOST_FIELDS; at++) {
    const code = at < line.length ? line.charCodeAt(at) : HASH;
    if (code !== HASH && !isSeparator(code)) continue;
    if (at > start) fields.push({ start, length: at - start });
    start = at + 1;
    if (code === HASH) break;
  }
  return fields;
}

const lengthFits = (length: number, options: ParseOptions): boolean =>
  options.geometry ? length === options.geometry.cellCount : sizeOf(length) > 0;

/** Reads the run of characters from `start` as the cells of a board. */
export function readRun(text: string, start: number, length: number, options: ParseOptions): Result<Reading, Trouble> {
  const board = boardFor(length, options.geometry, start);
  if (!board.ok) return board;
  const cells = readCells(text, start, board.value.size, options.alphabet);
  return cells.ok
    ? ok({ puzzle: { geometry: board.value, givens: cells.value.givens }, notation: cells.value.notation })
    : cells;
}

/**
 * Reads one line that holds a puzzle: the whole line, blanks written as spaces too, or the first of its fields that is a board.
 * A name before it and whatever follows are passed over.
 */
export function readLine(line: string, options: ParseOptions = {}): Result<Reading, Trouble> {
  if (lengthFits(line.length, options)) {
    const whole = readRun(line, 0, line.length, options);
    if (whole.ok) return whole;
  }
  const fields = fieldsOf(line);
  let best: Result<never, Trouble> | undefined;
  for (const { start, length } of fields) {
    if (!lengthFits(length, options)) continue;
    const result = readRun(line, start, length, options);
    if (result.ok) return result;
    best ??= result;
  }
  return best ?? noBoard(line, fields, options);
}

/** What to say of a line without any field of a board's length: its longest field was probably meant. */
function noBoard(line: string, fields: readonly Field[], options: ParseOptions): Result<never, Trouble> {
  const longest = fields.reduce<Field | undefined>(
    (best, field) => (best && best.length >= field.length ? best : field),
    undefined,
  );
  if (!longest) return trouble('empty', 0, 'No puzzle here: the text is empty.');
  const text = line.slice(longest.start, longest.start + 60);
  const board = boardFor(longest.length, options.geometry, longest.start);
  if (board.ok) return trouble('character', longest.start, `${quoted(text)} is not a puzzle.`);
  const { error } = board;
  return longest.length < 16 && !options.geometry
    ? trouble(
        error.code,
        error.offset,
        `${quoted(text)} is not a puzzle; a line puzzle has 16, 36, 64, 81 or more characters, one a cell.`,
      )
    : board;
}

/** Reads a text whose only line of content holds a puzzle. */
export function readOnlyLine(
  text: string,
  options: ParseOptions | undefined,
  read: (line: string, options?: ParseOptions) => Result<Reading, Trouble>,
  hasHeader: (line: string) => boolean = () => false,
): Result<Reading, Trouble> {
  const lines = contentLines(text, 3);
  const [only, second] = lines[0] && hasHeader(lines[0].text) ? lines.slice(1) : lines;
  if (!only) return trouble('empty', 0, 'No puzzle here: the text is empty.');
  const result = read(only.text, options);
  if (!result.ok) return err({ ...result.error, offset: result.error.offset + only.offset });
  return second
    ? trouble('several', second.offset, 'A second line follows the puzzle; one line was expected.')
    : result;
}

/** A puzzle as one run of characters, cell by cell in reading order, the usual way to keep collections. */
export const line: Format = {
  name: 'line',
  says: 'all cells in one line; a name may stand before, a solution or #comment after',
  record: 'line',
  canPrint: isPlain,
  looksLike: (text) => {
    const [only, second] = contentLines(text, 2);
    return only !== undefined && second === undefined && !isMap(only.text.trim()) && readLine(only.text).ok;
  },
  parse: (text, options) => locate(text, readOnlyLine(text, options, readLine)),
  print: (puzzle, notation) =>
    isPlain(puzzle)
      ? writeCells(puzzle, notation)
      : fail(`a line for ${puzzle.geometry.id}; expected givens alone on a usual board`),
};
