import { fail, type Result } from '../result.ts';
import { isPlain } from './board.ts';
import { entryMaker, onlyEntry } from './document-entry.ts';
import type { DocumentEntry, Format, ParseOptions, Reading } from './format.ts';
import { numbers } from './numbers.ts';
import { plainCharacters } from './text-lines.ts';
import { type Trouble, trouble } from './trouble.ts';

/** A table with no other table inside. */
const TABLE = /<table\b[^>]{0,2000}>((?:(?!<table\b)[\s\S])*?)<\/table\s*>/gi;
const ROW = /<tr\b/i;
const CELL = /<t[dh]\b[^>]{0,2000}>/i;
const LONGEST_HTML = 1 << 22;

const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', '#160': ' ', middot: '.', '#183': '.' };

/** The text that people see in a cell, or the digits of its input field. */
function textOf(cell: string): string {
  const [, typed = ''] = /<input\b[^>]{0,2000}?\bvalue\s*=\s*["']?([^"'\s>]{1,2})/i.exec(cell) ?? [];
  const shown = cell
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&([a-z]{1,9}|#\d{1,5});/gi, (_, name: string) => ENTITIES[name] ?? '?');
  return plainCharacters(shown.trim() || typed);
}

/** A table as numbers with commas, one line for each row. A row of headings gets a border below. */
const asNumbers = (table: string): string =>
  table
    .split(ROW)
    .slice(1)
    .map((row) => ({ cells: row.split(CELL).slice(1).map(textOf), isHeading: !/<td\b/i.test(row) }))
    .filter(({ cells }) => cells.length > 0)
    .map(({ cells, isHeading }) => `${cells.map((cell) => cell || '0').join(',')}${isHeading ? '\n----' : ''}`)
    .join('\n');

function readTable(table: string, start: number, options: ParseOptions): Result<Reading, Trouble> {
  const result = numbers.parse(asNumbers(table), options);
  return result.ok ? result : trouble(result.error.code, start, `In this table: ${result.error.message}`);
}

function* readAll(text: string, options: ParseOptions): Generator<DocumentEntry> {
  const entry = entryMaker(text);
  let isEmpty = true;
  for (const { 0: whole, 1: table = '', index } of text.length > LONGEST_HTML ? [] : text.matchAll(TABLE)) {
    isEmpty = false;
    yield entry(index, index + whole.length, readTable(table, index, options));
  }
  if (isEmpty) yield entry(0, text.length, trouble('html', 0, 'No complete <table> here; expected one with a puzzle.'));
}

/** Tables of web pages. */
export const html: Format<'html'> = {
  name: 'html',
  says: 'an HTML table of rows and cells; a cell without text is empty',
  record: 'document',
  canPrint: isPlain,
  signs: {
    opens: (line) =>
      /^\s*<table\b/i.test(line)
        ? /<\/table\s*>/i
        : /^\s*<(?:!doctype )?html\b/i.test(line)
          ? /<\/html\s*>/i
          : undefined,
  },
  looksLike: (text) =>
    /^[\s\ufeff]{0,1000}</.test(text) && /<table\b[\s\S]{0,20000}?<t[dh]\b/i.test(text.slice(0, 100_000)),
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
