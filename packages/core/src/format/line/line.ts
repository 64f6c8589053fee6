import { givenCount, isFilled, type Puzzle } from '../../puzzle/puzzle.ts';
import { err, fail, ok, type Result } from '../../result.ts';
import type { Format, ParseOptions, Reading } from '../format.ts';
import type { Field, QuickLine } from '../signs.ts';
import { boardForRun, isPlain, sizeOf } from '../text/board.ts';
import { blanksBeside, dotted, readCells, writeCells } from '../text/cells.ts';
import { withLeftOut } from '../text/left-out.ts';
import { isMap } from '../text/map.ts';
import { contentLines } from '../text/text-lines.ts';
import { locate, quoted, type Trouble, trouble } from '../text/trouble.ts';

/** Whether a character separates fields: a tab, space, comma, semicolon, quote or the like. */
const isSeparator = (code: number): boolean =>
  code === 9 || code === 32 || code === 44 || code === 59 || code === 34 || code === 39 || code === 0xfeff;

const HASH = 35;

/** Only this many fields of a line are looked at. A puzzle stands among the first. */
const MOST_FIELDS = 200;

/** The first fields of a line. A # starts a comment and ends them. */
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
  options.geometry ? length === options.geometry.cells.length : sizeOf(length) > 0;

/** Reads `length` characters from `start` on as the cells of a board. */
export function readRun(text: string, start: number, length: number, options: ParseOptions): Result<Reading, Trouble> {
  const board = boardForRun(length, options.geometry, start);
  if (!board.ok) return board;
  const cells = readCells(text, start, board.value, options.alphabet);
  if (!cells.ok) return cells;
  const { givens, notation, empty } = cells.value;
  if (notation.blank === ' ' && empty * 3 < length && areLists(text.slice(start, start + length)))
    return trouble(
      'character',
      start,
      `${quoted(text.slice(start, start + length))} is a row of candidates and no puzzle.`,
    );
  return ok({ puzzle: { geometry: board.value, givens }, notation });
}

/**
 * Whether the spaces of a run separate lists of candidates and are no empty cells. The digits of
 * such a list ascend.
 */
const areLists = (run: string): boolean =>
  run
    .split(' ')
    .every((word) => word !== '' && Array.from(word).every((digit, at) => at === 0 || word[at - 1]! < digit));

/**
 * Reads a line that holds a puzzle: the whole line, where blanks may be spaces, or the first field
 * that is a board. A full board before a puzzle of its size is the solution. A name before the
 * puzzle and other fields after it are skipped.
 */
export function readLine(line: string, options: ParseOptions = {}): Result<Reading, Trouble> {
  const found = findBoard(line, options);
  return found.ok ? withDoubts(line, found.value, options) : found;
}

/** Whether a line holds a puzzle. It may have rules that the board cannot hold. */
export const isLinePuzzle = (line: string): boolean => readLine(line, { ignoreRules: true }).ok;

interface FoundBoard {
  readonly reading: Reading;
  /** The field of the board; undefined when the whole line is the board. */
  readonly field?: Field;
}

const isOpen = ({ geometry, givens }: Puzzle): boolean => !isFilled(geometry, givens);

function findBoard(line: string, options: ParseOptions): Result<FoundBoard, Trouble> {
  if (lengthFits(line.length, options)) {
    const whole = readRun(line, 0, line.length, options);
    if (whole.ok) return ok({ reading: whole.value });
  }
  const fields = fieldsOf(line);
  let full: FoundBoard | undefined;
  let first: Result<never, Trouble> | undefined;
  for (const field of fields) {
    const { start, length } = field;
    if (full ? length !== full.field!.length : !lengthFits(length, options)) continue;
    const result = readRun(line, start, length, options);
    if (!result.ok) first ??= result;
    else if (!isOpen(result.value.puzzle)) full ??= { reading: result.value, field };
    else if (!full || !isMap(textOf(line, field))) return ok({ reading: result.value, field });
  }
  return full ? ok(full) : (first ?? noBoard(line, fields, options));
}

const textOf = (line: string, { start, length }: Field): string => line.slice(start, start + length);

/**
 * Names the fields that are as long as the board and no solution of it. Such a field is a map of
 * regions, which is a rule, or may have been meant as one.
 */
function withDoubts(line: string, { reading, field }: FoundBoard, options: ParseOptions): Result<Reading, Trouble> {
  if (!field || line.length <= 2 * field.length) return ok(reading);
  const { puzzle, notation } = reading;
  const rules: string[] = [];
  const rest: string[] = [];
  for (const other of fieldsOf(line)) {
    const { start, length } = other;
    if (length !== field.length || start === field.start) continue;
    if (blanksBeside(line, start, puzzle, notation.alphabet) !== undefined) continue;
    if (isMap(textOf(line, other))) rules.push('a map of regions');
    else rest.push(`a run of ${length} characters that is neither a solution nor a map of regions`);
  }
  return withLeftOut(reading, { rules, rest }, field.start, options);
}

/**
 * The error of a line that has no field as long as a board. It is about the longest field, which
 * was probably meant.
 */
function noBoard(line: string, fields: readonly Field[], options: ParseOptions): Result<never, Trouble> {
  const longest = fields.reduce<Field | undefined>(
    (best, field) => (best && best.length >= field.length ? best : field),
    undefined,
  );
  if (!longest) return trouble('empty', 0, 'No puzzle here: the text is empty.');
  const text = line.slice(longest.start, longest.start + 60);
  const board = boardForRun(longest.length, options.geometry, longest.start);
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

/** Reads a text with one line that holds a puzzle, maybe after a header. */
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

/** The field that `readLine` reads as the board; undefined when that is the whole line. */
function boardField(line: string, options: ParseOptions): Field | undefined {
  const found = findBoard(line, options);
  return found.ok ? found.value.field : undefined;
}

/**
 * Reads a line whose puzzle probably stands at a place. Most often it is enough to look at that
 * place and at the solution beside it.
 */
function readLikely(line: string, { start, length }: Field, options: ParseOptions): Result<Reading, Trouble> {
  const reading = readRun(line, start, length, options);
  if (!reading.ok || line.length <= 2 * length) return reading;
  const { puzzle, notation } = reading.value;
  const beside = start > length ? start - 1 - length : start + length + 1;
  const isSure =
    line.length <= 3 * length && isOpen(puzzle) && blanksBeside(line, beside, puzzle, notation.alphabet) === 0;
  return isSure ? reading : readLine(line, options);
}

const SEPARATOR = /[\s,;"']/;

const standsAlone = (text: string, start: number, length: number): boolean =>
  (start === 0 || SEPARATOR.test(text[start - 1]!)) &&
  (start + length === text.length || SEPARATOR.test(text[start + length]!));

/**
 * Whether a line of this length may be something else: a row, or the candidates of a smaller board
 * (64 and 729).
 */
const isAmbiguous = (length: number): boolean => length <= 36 || length === 64 || length === 729;

const quickLine: QuickLine = {
  holds: (line, options) => readLine(line, options).ok,
  placeOf: boardField,
  read: (line, place, options) => {
    const { start, length } = place;
    if (isAmbiguous(line.length) || sizeOf(length) === 0 || !standsAlone(line, start, length)) return undefined;
    const reading = readLikely(line, place, options);
    return reading.ok &&
      !isMap(line.slice(start, start + length)) &&
      !isMap(line.slice(start + length + 1, start + 2 * length + 1))
      ? reading.value
      : undefined;
  },
};

/**
 * A puzzle as one run of characters, cell by cell in reading order. Most collections are written
 * like this.
 */
export const line: Format<'line'> = {
  name: 'line',
  says: 'all cells in one line; a name may stand before, a solution or #comment after',
  record: 'line',
  canPrint: isPlain,
  signs: { quickLine },
  isMeant: () => true,
  looksLike: (text) => {
    const [only, second] = contentLines(text, 2);
    return only !== undefined && second === undefined && !isMap(only.text.trim()) && isLinePuzzle(only.text);
  },
  parse: (text, options) => locate(text, readOnlyLine(text, options, readLine)),
  print: (puzzle, notation) =>
    isPlain(puzzle)
      ? writeCells(puzzle, givenCount(puzzle) === 0 ? dotted(notation) : notation)
      : fail(`a line for ${puzzle.geometry.id}; expected givens alone on a usual board`),
};
