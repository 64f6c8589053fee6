import { expect, test } from 'vitest';
import { detectFormat, formatNamed } from './formats.ts';
import { parsePuzzle, puzzleOf } from './parse.ts';
import { makeReader } from './reader.ts';
import { writeCells } from './text/cells.ts';

const GIVENS = '..54....9.2..6..7.6....51..1....37...7..9..4...32....6.........6..7..2.9....28.5.';
const ROWS = GIVENS.match(/.{9}/g)!;
const NUMBERS = ROWS.map((row) => Array.from(row, (cell) => (cell === '.' ? 0 : Number(cell))));

const rowsWith = (blank: string): string => ROWS.join('\n').replaceAll('.', blank);
const cellsWith = (blank: string): string[][] =>
  ROWS.map((row) => Array.from(row, (cell) => (cell === '.' ? blank : cell)));
const wide = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
const capped = (text: string, form = '\ufe0f'): string => text.replace(/\d/g, `$&${form}\u20e3`);
const GIVENS_IN_CIRCLES = rowsWith('□').replace(/\d/g, (digit) => String.fromCharCode(0x245f + Number(digit)));
const barred = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const RULE = `|${'---|'.repeat(9)}`;
const [first, ...others] = cellsWith(' ').map(barred);
const EMPTY = barred(Array.from({ length: 9 }, () => ' '));
const headed = (heading: string[], blank: string): string =>
  [barred(heading), RULE, ...cellsWith(blank).map(barred)].join('\n');
const tabbed = (blank: string): string =>
  cellsWith(blank)
    .map((row) => row.join('\t'))
    .join('\n');
const spaced = (blank: string): string => ROWS.map((row) => [...row].join(' ').replaceAll('.', blank)).join('\n');
const framed = (blank: string): string =>
  ROWS.map((row, index) => `${index % 3 === 0 ? '+-------+-------+-------+\n' : ''}| ${inBoxes(row)} |`)
    .join('\n')
    .replaceAll('.', blank);
const inBoxes = (row: string): string =>
  row
    .replace(/./g, '$& ')
    .replace(/.{6}(?=.)/g, '$&| ')
    .trim();
const table = cellsWith('')
  .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  .join('\n');
const FULL = '1'.repeat(81);
const beside = `<table class="${'-'.repeat(81)}"><tr><td>Level<td>Hard<tr><td>${'7'.repeat(80)}</table>`;
const page = (body: string): string => `<!doctype html>\n<html lang="en"><body>\n${body}\n</body></html>`;

test.each<[string, string, string]>([
  ['cells of a spreadsheet, tabs between', tabbed(''), 'numbers'],
  ['cells of a spreadsheet, no-break spaces in the empty ones', tabbed('\u00a0'), 'numbers'],
  ['blanks as middle dots, one line', GIVENS.replaceAll('.', '·'), 'line'],
  ['blanks as middle dots, rows', rowsWith('·'), 'rows'],
  ['blanks as dashes, one line', GIVENS.replaceAll('.', '-'), 'line'],
  ['blanks as dashes, rows', rowsWith('-'), 'rows'],
  ['blanks as dashes, spaces between', spaced('-'), 'rows'],
  ['blanks as dashes, in a frame', framed('-'), 'drawn'],
  ['blanks as question marks, one line', GIVENS.replaceAll('.', '?'), 'line'],
  ['blanks as question marks, rows', rowsWith('?'), 'rows'],
  ['blanks as underscores', rowsWith('_'), 'rows'],
  ['blanks as no-break spaces', GIVENS.replaceAll('.', '\u00a0').replace(/\u00a0$/, ' '), 'line'],
  ['blanks as no-break spaces, rows', rowsWith('\u00a0'), 'rows'],
  ['blanks as full-width spaces', GIVENS.replaceAll('.', '\u3000').replace(/\u3000$/, ' '), 'line'],
  ['blanks as full-width underscores', rowsWith('\uff3f'), 'rows'],
  ['full-width digits, one line', wide(GIVENS), 'line'],
  ['full-width digits, rows', wide(rowsWith('.')), 'rows'],
  ['keycaps, one line', capped(GIVENS), 'line'],
  ['keycaps without their coloured form, rows', capped(rowsWith('.'), ''), 'rows'],
  ['keycaps and squares, rows', capped(rowsWith('⬜')), 'rows'],
  ['keycaps and black squares, spaces between', capped(spaced('◼️')), 'rows'],
  ['keycaps and zeros of the same kind', capped(rowsWith('0')), 'rows'],
  ['keycaps and squares of two characters, one line', capped(GIVENS.replaceAll('.', '🔲')), 'line'],
  ['digits in circles, rows', GIVENS_IN_CIRCLES, 'rows'],
  ['a Markdown table of keycaps', capped([first, RULE, ...others].join('\n')), 'numbers'],
  ['a Markdown table', [first, RULE, ...others].join('\n'), 'numbers'],
  ['a Markdown table with an empty heading', [EMPTY, RULE, first, ...others].join('\n'), 'numbers'],
  [
    'a Markdown table with words above',
    headed(
      [...'ABCDEFGHI'].map((name) => `Column ${name}`),
      ' ',
    ),
    'numbers',
  ],
  ['a Markdown table with letters above', headed([...'ABCDEFGHI'], '·'), 'numbers'],
  ['a Markdown table with numbers above', headed([...'123456789'], '.'), 'numbers'],
  ['an HTML table', `<table>\n${table}\n</table>`, 'html'],
  ['an HTML table on one line', `<table>${table.replaceAll('\n', '')}</table>`, 'html'],
  ['an HTML table with headings', `<table><tr>${'<th>a</th>'.repeat(9)}</tr>\n${table}</table>`, 'html'],
  [
    'an HTML table with middle dots',
    `<table>${table.replaceAll('></', '>·</')}</table>`.replaceAll('·</tr>', '</tr>'),
    'html',
  ],
  ['a table that has no end', `<html><table>${table}</html>`, 'html'],
  ['a page that puts a table beside another', page(`${beside}<table>${table}</table>`), 'html'],
  ['a page with a puzzle in its text', page(`${beside}<p>Today: <b>${GIVENS}</b></p>`), 'html'],
  ['a page with a puzzle in a script', page(`<script>show("${GIVENS}", '${FULL}')</script>`), 'html'],
  ['a list with one text', JSON.stringify([GIVENS]), 'lists'],
  ['a board', JSON.stringify({ board: NUMBERS }), 'keyed'],
  ['a grid', JSON.stringify({ grid: NUMBERS, solution: NUMBERS }), 'keyed'],
  ['a puzzle of rows', JSON.stringify({ puzzle: ROWS }), 'keyed'],
  ['a sudoku as a text', JSON.stringify({ sudoku: GIVENS }), 'keyed'],
  ['a board as a text of rows', JSON.stringify({ board: ROWS.join('\n') }), 'keyed'],
  ['a puzzle as a text of rows', JSON.stringify({ puzzle: ROWS.join('\r\n') }), 'json'],
  ['values with null', JSON.stringify({ values: NUMBERS.flat().map((digit) => digit || null) }), 'keyed'],
  ['a new board', JSON.stringify({ newboard: { grids: [{ value: NUMBERS, solution: NUMBERS }] } }), 'keyed'],
])('%s is read, recognised, and found in a stream', (_, text, name) => {
  const result = parsePuzzle(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  expect([result.value.format.name, writeCells(result.value.puzzle)]).toEqual([name, GIVENS]);
  expect(detectFormat(text)?.name).toBe(name);
  const reader = makeReader();
  const entries = [...reader.push(`${text}\n\n${'.'.repeat(81)}\n`), ...reader.end()];
  expect(
    entries.map((entry) => (entry.result.ok ? writeCells(entry.result.value.puzzle) : entry.result.error.message)),
  ).toEqual([GIVENS, '.'.repeat(81)]);
});

const OPEN = `${'.'.repeat(9)}${GIVENS.slice(9)}`;
const TABS = '\t'.repeat(8);
const openTabs = tabbed('').replace(/.*/, TABS);

test.each<[string, string, string[]]>([
  ['the first of a file', openTabs, [OPEN]],
  ['after a byte order mark', `\ufeff${openTabs}`, [OPEN]],
  ['twice, a blank line between', `${openTabs}\n\n${openTabs}`, [OPEN, OPEN]],
  ['after an empty row between two boards', `${tabbed('')}\n${TABS}\n${openTabs}`, [GIVENS, OPEN]],
  ['an empty row between two full boards', `${tabbed('')}\n${TABS}\n${tabbed('')}`, [GIVENS, GIVENS]],
  ['empty rows that belong to nothing', `${TABS}\n${TABS}\n\n${GIVENS}`, [GIVENS]],
])('the first row of a spreadsheet is empty: %s', (_, text, found) => {
  for (const pieces of [[text], [...text]]) {
    const reader = makeReader();
    const entries = [...pieces.flatMap((piece) => [...reader.push(piece)]), ...reader.end()];
    expect(entries.map(({ result }) => (result.ok ? writeCells(result.value.puzzle) : result.error.message))).toEqual(
      found,
    );
  }
});

test.each(['fpuzzles', 'sudokupad'])('a percent-encoded link of %s is read', (name) => {
  const link = encodeURIComponent(formatNamed(name)!.print(puzzleOf(GIVENS)));
  expect(parsePuzzle(link)).toMatchObject({ ok: true, value: { format: { name } } });
  expect(detectFormat(link)?.name).toBe(name);
  const reader = makeReader();
  expect([...reader.push(link), ...reader.end()]).toMatchObject([{ result: { ok: true } }]);
});

test('a list of texts is a list of puzzles', () => {
  const reader = makeReader();
  const entries = [...reader.push(JSON.stringify([GIVENS, '.'.repeat(81)])), ...reader.end()];
  expect(entries.map(({ result }) => result.ok && writeCells(result.value.puzzle))).toEqual([GIVENS, '.'.repeat(81)]);
});

test('a line with two kinds of blanks is refused', () => {
  expect(parsePuzzle(GIVENS.replace('.', '?'))).toMatchObject({
    error: { code: 'blanks', message: expect.stringMatching(/both stand for empty cells; use one of them/) },
  });
});

test('a piece of a page is read without its end', () => {
  for (const piece of [`<p>${GIVENS}</p>`, `<div data-puzzle='${GIVENS}'><br>`, `</p><span>${GIVENS}`]) {
    expect(writeCells(puzzleOf(piece))).toBe(GIVENS);
    expect([...makeReader().push(`${piece}\n`)]).toEqual([]);
  }
});

test('an error in keycaps has its place in the text as it was written, and is the same in a stream', () => {
  const rows = ROWS.map((row) => capped(row));
  const wrong = [...rows.slice(0, 3), rows[3]!.replace('3\ufe0f\u20e3', '!'), ...rows.slice(4)].join('\n');
  // Row 4 is 1....37..: its first keycap has three characters, and the 3 is the sixth cell.
  const found = parsePuzzle(wrong);
  expect(found).toMatchObject({ ok: false, error: { line: 4, column: 8, code: 'character' } });
  expect(wrong.split('\n')[3]![7]).toBe('!');
  const reader = makeReader();
  const [entry, ...more] = [...reader.push(`${GIVENS}\n\n${wrong}`), ...reader.end()].slice(1);
  expect(more).toEqual([]);
  expect(entry!.result).toMatchObject({ ok: false, error: { line: 6, column: 8, code: 'character' } });
});

test('how many cells are needed is told of what is no board', () => {
  const countsOf = (text: string) => {
    const found = parsePuzzle(text);
    return found.ok ? 'read' : found.error.counts;
  };
  expect(countsOf(GIVENS.slice(1))).toEqual({ found: 80, needed: 81 });
  expect(countsOf(capped(`${GIVENS}1`))).toEqual({ found: 82, needed: 81 });
  expect(countsOf([...ROWS.slice(1), ROWS[0]!.slice(1)].join('\n'))).toEqual({ found: 8, needed: 9, row: 9 });
  expect(countsOf(GIVENS.slice(0, 71))).toEqual({ found: 71, needed: 64 });
});
