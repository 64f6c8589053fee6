import { fail, type Result } from '../../result.ts';
import { numbers } from '../block/numbers.ts';
import type { DocumentEntry, Format, ParseOptions, Reading } from '../format.ts';
import { readRun } from '../line/line.ts';
import { isPlain, SMALLEST_TEXT_SIZE } from '../text/board.ts';
import { lookup } from '../text/lookup.ts';
import { plainCharacters } from '../text/text-lines.ts';
import { type Trouble, trouble } from '../text/trouble.ts';
import { entryMaker, onlyEntry } from './document-entry.ts';

/** A table with no other table inside; the last one may lack its end. */
const TABLE = /<table\b[^>]{0,2000}>((?:(?!<table\b)[\s\S])*?)(?:<\/table\s*>|$)/gi;
const ROW = /<tr\b/i;
const CELL = /<t[dh]\b[^>]{0,2000}>/i;
const LONGEST_HTML = 1 << 22;

/** What a web page or a piece of it begins with. The tags of OpenSudoku's files are none of its. */
const TAG = /^[\s\ufeff]{0,1000}<(?:!doctype\s|\/?(?!(?:opensudoku|folder|game)\b)[a-z])/i;

/** The cells of a 9×9 board in one run, in the text of a page, an attribute or a script. */
const RUN = /(?<![\w.])[0-9.*_-]{81}(?![\w.])/g;

const ENTITIES: Readonly<Record<string, string>> = lookup({ nbsp: ' ', '#160': ' ', middot: '.', '#183': '.' });

/** The text that people see in a cell, or the digits of its input field. */
function textOf(cell: string): string {
  const [, typed = ''] = /<input\b[^>]{0,2000}?\bvalue\s*=\s*["']?([^"'\s>]{1,2})/i.exec(cell) ?? [];
  const shown = cell
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&([a-z]{1,9}|#\d{1,5});/gi, (_, name: string) => ENTITIES[name] ?? '?');
  return plainCharacters(shown.trim() || typed);
}

interface Row {
  readonly cells: readonly string[];
  readonly isHeading: boolean;
}

const rowsOf = (table: string): Row[] =>
  table
    .split(ROW)
    .slice(1)
    .map((row) => ({ cells: row.split(CELL).slice(1).map(textOf), isHeading: !/<td\b/i.test(row) }))
    .filter(({ cells }) => cells.length > 0);

/**
 * Whether a table was meant as a board. Pages also have tables that put things side by side, and
 * tables of words.
 */
function isBoard(rows: readonly Row[]): boolean {
  const cells = rows.filter(({ isHeading }) => !isHeading).flatMap((row) => row.cells);
  return cells.length >= SMALLEST_TEXT_SIZE ** 2 && cells.filter((cell) => cell.length <= 2).length * 2 > cells.length;
}

/** A table as numbers with commas, one line for each row. A row of headings gets a border below. */
const asNumbers = (rows: readonly Row[]): string =>
  rows
    .map(({ cells, isHeading }) => `${cells.map((cell) => cell || '0').join(',')}${isHeading ? '\n----' : ''}`)
    .join('\n');

function readTable(rows: readonly Row[], start: number, options: ParseOptions): Result<Reading, Trouble> {
  const result = numbers.parse(asNumbers(rows), options);
  return result.ok ? result : trouble(result.error.code, start, `In this table: ${result.error.message}`);
}

function* tablesIn(text: string, options: ParseOptions): Generator<DocumentEntry> {
  const entry = entryMaker(text);
  for (const { 0: whole, 1: table = '', index } of text.matchAll(TABLE)) {
    const rows = rowsOf(table);
    if (isBoard(rows)) yield entry(index, index + whole.length, readTable(rows, index, options));
  }
}

/** Runs of cells; full ones only when none has empty cells, for they are solutions. */
function* runsIn(text: string, options: ParseOptions): Generator<DocumentEntry> {
  const entry = entryMaker(text);
  const places = new Map<string, number>();
  for (const { 0: run, index } of text.matchAll(RUN)) if (/[1-9]/.test(run) && !places.has(run)) places.set(run, index);
  const isOpen = (run: string): boolean => !/^[1-9]*$/.test(run);
  const isAnyOpen = [...places.keys()].some(isOpen);
  for (const [run, start] of places)
    if (isOpen(run) || !isAnyOpen) yield entry(start, start + run.length, readRun(text, start, run.length, options));
}

const NOTHING =
  'No puzzle in this web page (HTML); expected a table with one cell for each digit, or the 81 cells as one run.';

function* readAll(text: string, options: ParseOptions): Generator<DocumentEntry> {
  const isShort = text.length <= LONGEST_HTML;
  let isEmpty = true;
  for (const found of isShort ? [tablesIn, runsIn] : []) {
    for (const one of found(text, options)) {
      isEmpty = false;
      yield one;
    }
    if (!isEmpty) return;
  }
  const message = isShort ? NOTHING : `This web page has more than ${LONGEST_HTML} characters; copy only its puzzle.`;
  yield entryMaker(text)(0, text.length, trouble('html', 0, message));
}

/** Web pages, and pieces of them. */
export const html: Format<'html'> = {
  name: 'html',
  says: 'a web page (HTML): a table of cells, or 81 cells as one run in its text',
  record: 'document',
  canPrint: isPlain,
  signs: {
    opens: (line) => (/^\s*<table\b/i.test(line) ? /<\/table\s*>/i : TAG.test(line) ? /<\/html\s*>/i : undefined),
  },
  looksLike: (text) =>
    TAG.test(text) || (/^[\s\ufeff]{0,1000}</.test(text) && /<(?:html|table)\b/i.test(text.slice(0, 10_000))),
  parse: (text, options = {}) => onlyEntry(readAll(text, options)),
  parseAll: (text, options = {}) => readAll(text, options),
  print: (puzzle) => {
    if (!isPlain(puzzle)) fail(`an HTML table for ${puzzle.geometry.id}; expected givens alone on a usual board`);
    const { geometry, givens } = puzzle;
    const rows = geometry.houses
      .slice(0, geometry.size)
      .map((row) => `<tr>${row.cells.map((cell) => `<td>${givens[cell] || ''}</td>`).join('')}</tr>`);
    return ['<table>', ...rows, '</table>'].join('\n');
  },
};
