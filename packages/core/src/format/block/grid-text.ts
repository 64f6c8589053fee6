import type { Geometry } from '../../geometry/geometry.ts';
import { boxed } from '../../geometry/layouts.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import type { BoxShape } from '../../rules/rule.ts';
import type { Notation, ParseOptions, Reading } from '../format.ts';
import { usualNotation } from '../text/alphabets.ts';
import { boardFor } from '../text/board.ts';
import { movedTo, readCells } from '../text/cells.ts';
import { isBlankLine, isComment, linesOf, type TextLine } from '../text/text-lines.ts';
import { counted, type Trouble, trouble } from '../text/trouble.ts';

/** No board is drawn with more characters than this. Longer texts are refused at once. */
export const LONGEST_BLOCK = 1 << 18;

/** The most rows that are read. No board has so many. */
const MOST_ROWS = 200;

const BAR = /[|│┃║]/;
const OTHER_GAP = /[│┃║\s]/;
const BORDER = /^(?=.*[-=─━═])[-+=|:.'`*\s│┃║─━═┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╒╓╕╖╘╙╛╜╞╟╡╢╤╥╧╨╪╫┏┓┗┛┣┫┳┻╋┠┨┯┷┿╂]+$/;

/** Whether a line is a border of a drawn board: it has strokes and no cells. */
export const isBorder = (text: string): boolean => text.length < 10_000 && BORDER.test(text);

export const hasBars = (text: string): boolean => BAR.test(text);

/** A word of a row, and where it starts in the text. */
export interface Piece {
  readonly text: string;
  readonly offset: number;
}

/** A row of cells. */
export interface Row extends TextLine {
  /** The words between bars; one group when there are no bars. */
  readonly groups: readonly (readonly Piece[])[];
  /** Runs of characters between bars and spaces. */
  readonly words: readonly Piece[];
  /** How many characters are neither bars nor spaces. */
  readonly characters: number;
}

/** The rows of a drawn or plain board, and where its borders stood. */
export interface RowText {
  readonly rows: readonly Row[];
  /** How many rows stand above each border. */
  readonly borders: readonly number[];
}

/**
 * Whether a character is a space or a bar. ASCII needs no regular expression here: with one, it
 * took most of the time of reading rows.
 */
const isGap = (code: number): boolean =>
  code < 128 ? code === 32 || code === 124 || (code >= 9 && code <= 13) : OTHER_GAP.test(String.fromCharCode(code));

/** The words of a line, grouped by its bars. */
export function wordsOf({ text, offset }: TextLine): Row {
  const groups: Piece[][] = [[]];
  let characters = 0;
  let start = 0;
  const hash = text.indexOf('#');
  const end = hash < 0 ? text.length : hash;
  for (let at = 0; at <= end; at++) {
    if (at < end && !isGap(text.charCodeAt(at))) continue;
    if (at > start) {
      groups.at(-1)!.push({ text: text.slice(start, at), offset: offset + start });
      characters += at - start;
    }
    if (at < end && BAR.test(text[at]!)) groups.push([]);
    start = at + 1;
  }
  return { text, offset, groups: groups.filter((group) => group.length > 0), words: groups.flat(), characters };
}

// The rows of the last text. This is a pure cache: `detectFormat` tries one format after the
// other, and many of them need the rows.
let last: { readonly text: string; readonly rows: RowText } | undefined;

const DASH_ROW = /^[ \t]*(?=\S*-)(?=\S*[0-9A-Za-z])[0-9A-Za-z-]{4,36}[ \t]*$/m;
/** A row with dashes for empty cells, and spaces or bars between its cells. */
const SPACED_DASH_ROW = /^(?=.*-)(?=.*[0-9A-Za-z])[ \t|│┃║]*[0-9A-Za-z-](?:[ \t|│┃║]+[0-9A-Za-z-]){3,35}[ \t|│┃║]*$/m;

/** Whether a row of a text has dashes for empty cells. A line of dashes is then a row too. */
export const hasDashRow = (text: string): boolean => DASH_ROW.test(text) || SPACED_DASH_ROW.test(text);

/** Whether a line has only dashes, with or without spaces or bars between them. */
export const isDashes = (line: string): boolean =>
  /^[ \t]*-{4,36}[ \t]*$|^[ \t|│┃║]*-(?:[ \t|│┃║]+-){3,35}[ \t|│┃║]*$/.test(line);

/**
 * The rows of a text of at most `LONGEST_BLOCK` characters. Comments and blank lines are skipped.
 */
export function rowsIn(text: string): RowText {
  if (last?.text !== text) last = { text, rows: findRows(text) };
  return last.rows;
}

function findRows(text: string): RowText {
  const rows: Row[] = [];
  const borders: number[] = [];
  const hasDashes = hasDashRow(text);
  for (const line of linesOf(text)) {
    if (isBlankLine(line.text) || isComment(line.text)) continue;
    if (isBorder(line.text) && !(hasDashes && isDashes(line.text))) borders.push(rows.length);
    else rows.push(wordsOf(line));
    if (rows.length > MOST_ROWS || borders.length > MOST_ROWS) break;
  }
  return { rows, borders };
}

/** The cells of a board as single characters, and where each stands in the text. */
export interface Characters {
  readonly run: string;
  place(cell: number): number;
  readonly size: number;
}

/**
 * The characters of a square of rows. The error of rows that make no square names the first row
 * that differs from the others.
 */
export function charactersIn(text: string): Result<Characters, Trouble> {
  if (text.length > LONGEST_BLOCK) return tooLong();
  const { rows } = rowsIn(text);
  const count = rows.length;
  if (count > MOST_ROWS)
    return trouble('length', rows.at(-1)!.offset, `More than ${MOST_ROWS} rows; no board has so many.`);
  if (count === 0) return trouble('empty', 0, 'No puzzle here: the text is empty.');
  if (rows.every((row) => row.characters === count)) {
    const pieces = rows.flatMap((row) => row.words);
    const places: number[] = [];
    for (const piece of pieces) for (let at = 0; at < piece.text.length; at++) places.push(piece.offset + at);
    return ok({ run: pieces.map((piece) => piece.text).join(''), size: count, place: (cell) => places[cell]! });
  }
  return spaced(text) ?? unequal(rows);
}

/** Rows with spaces for blanks. Spaces at the end of a row, or all of a row, may be missing. */
function spaced(text: string): Result<Characters, Trouble> | undefined {
  const lines = [...linesOf(text)].filter((line) => !isComment(line.text));
  while (lines.length > 0 && lines.at(-1)!.text === '') lines.pop();
  const size = lines.length;
  if (lines.some((line) => line.text.length > size || /[^0-9A-Za-z ]/.test(line.text))) return undefined;
  if (!lines.some((line) => line.text.length === size)) return undefined;
  return ok({
    run: lines.map((line) => line.text.padEnd(size)).join(''),
    size,
    place: (cell) => lines[Math.floor(cell / size)]!.offset + (cell % size),
  });
}

export const tooLong = (): Result<never, Trouble> =>
  trouble('long', 0, `The text is longer than any board; expected at most ${LONGEST_BLOCK} characters.`);

/** The error of rows that make no square. */
export function unequal(rows: readonly Row[], lengthOf = (row: Row): number => row.characters): Result<never, Trouble> {
  const lengths = rows.map(lengthOf);
  const tally = new Map<number, number>();
  for (const length of lengths) tally.set(length, (tally.get(length) ?? 0) + 1);
  const usual = [...tally].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
  const odd = lengths.findIndex((length) => length !== usual);
  const last = rows.at(-1)!;
  return odd >= 0
    ? trouble(
        'length',
        rows[odd]!.offset,
        `Row ${odd + 1} has ${counted(lengths[odd]!, 'cell')}; the other rows have ${usual}.`,
        { found: lengths[odd]!, needed: usual, row: odd + 1 },
      )
    : trouble(
        'length',
        last.offset,
        `${counted(rows.length, 'row')} of ${counted(usual, 'cell')}; a board has as many rows as columns.`,
      );
}

/** Reads a square of characters. The board is the wanted one, the drawn one, or the usual one. */
export function readSquare(text: string, options: ParseOptions = {}): Result<Reading, Trouble> {
  const characters = charactersIn(text);
  if (!characters.ok) return characters;
  const { run, place } = characters.value;
  const board = options.geometry ? undefined : drawnBoard(text, characters.value.size);
  const geometry = boardFor(run.length, options.geometry ?? board, place(0));
  if (!geometry.ok) return geometry;
  const cells = movedTo(readCells(run, 0, geometry.value, options.alphabet), place);
  return cells.ok
    ? ok({ puzzle: { geometry: geometry.value, givens: cells.value.givens }, notation: cells.value.notation })
    : cells;
}

/** The board whose boxes the bars and borders of a text draw; undefined when they draw none. */
export function drawnBoard(text: string, size: number, widthOf = charactersWide): Geometry | undefined {
  const { rows, borders } = rowsIn(text);
  const widths = rows[0]?.groups.map(widthOf) ?? [];
  const width = widths[0] ?? 0;
  const height = borders.find((above) => above > 0 && above < size) ?? size / width;
  return hasBars(rows[0]?.text ?? '') && width * height === size && widths.every((other) => other === width)
    ? boxed(height, width)
    : undefined;
}

const charactersWide = (group: readonly Piece[]): number => group.reduce((sum, piece) => sum + piece.text.length, 0);

/** The shape of the boxes of a board with boxes of one shape and no other rules; else undefined. */
export const plainBoxes = ({ id, box }: Geometry): BoxShape | undefined =>
  box && boxed(box.height, box.width).id === id ? box : undefined;

/** Draws one word for each cell, in columns of equal width, with a frame and bars between boxes. */
export function draw(puzzle: Puzzle, words: readonly string[], corner = '+'): string {
  const { size } = puzzle.geometry;
  const { height, width } = plainBoxes(puzzle.geometry)!;
  const columns = Array.from({ length: size }, (_, index) => index);
  const wide = columns.map((column) =>
    columns.reduce((most, row) => Math.max(most, words[row * size + column]!.length), 1),
  );
  const starts = columns.filter((column) => column % width === 0);
  const box = (column: number): number[] => columns.slice(column, column + width);
  const strokes = starts.map((start) => '-'.repeat(box(start).reduce((sum, column) => sum + wide[column]! + 1, 1)));
  const edge = corner + strokes.join(corner === '+' ? '+' : '-') + corner;
  const inner = corner === '+' ? edge : `|${strokes.join('+')}|`;
  const lines = columns.flatMap((row) => [
    ...(row === 0 ? [edge] : row % height === 0 ? [inner] : []),
    `|${starts
      .map(
        (start) =>
          ` ${box(start)
            .map((column) => words[row * size + column]!.padEnd(wide[column]!))
            .join(' ')} `,
      )
      .join('|')}|`,
  ]);
  return [...lines, edge].join('\n');
}

/** The cells of a puzzle as words of one character. */
export const cellWords = (puzzle: Puzzle, notation: Notation = usualNotation(puzzle.geometry.size)): string[] =>
  Array.from(puzzle.givens, (digit) => (digit === 0 ? visible(notation.blank) : notation.alphabet[digit - 1]!));

/** A blank that readers can tell from the spaces between words and from a border. */
const visible = (blank: string): string => (blank === ' ' || blank === '-' ? '.' : blank);
