import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { boxed, classic, sized } from '../geometry/index.ts';
import { makePuzzle, samePuzzle } from '../puzzle/index.ts';
import { FORMATS, formatNamed } from './formats.ts';
import { parsePuzzle, puzzleOf } from './parse.ts';
import { makeReader } from './reader.ts';
import { anyPuzzle, BOARDS, known, MAPS } from './testing.ts';
import { writeCells } from './text/cells.ts';

const ROWS_OF_EIGHT = `<tr>${'<td>1'.padEnd(40, '<td>')}`.repeat(7);
const DOTS = '.'.repeat(80);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BACKWARDS = 'zyxwvutsrqponmlkjihgfedcba9876543210';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

test.each<[string, string, string, number, number, RegExp]>([
  ['nothing', '', 'empty', 1, 1, /empty/],
  ['only space', ' \n\t', 'empty', 1, 1, /empty/],
  ['a word', 'hello', 'length', 1, 1, /"hello" is not a puzzle/],
  ['a cell too few', DOTS, 'length', 1, 1, /80 cells found; the nearest boards have 64 \(8x8\) and 81 \(9x9\)/],
  ['a stray character', `${DOTS}!`, 'character', 1, 81, /"!" is no digit of a 9x9 board; expected 1 to 9/],
  ['a letter on a board of nine', `${DOTS}A`.replace('.', '5'), 'character', 1, 81, /"A" is no digit/],
  ['a control character', `${DOTS}\u0000`, 'character', 1, 81, /U\+0000/],
  ['half a character', `${DOTS}\ud800`, 'character', 1, 81, /U\+D800/],
  ['a picture', `${DOTS.slice(1)}😀`, 'character', 1, 80, /"😀"/],
  ['two kinds of blanks', `${DOTS}0`, 'blanks', 1, 81, /"0" and "\." both stand for empty cells/],
  ['a stray character after a comment and a name', `# mine\nname ${DOTS}!`, 'character', 2, 86, /"!"/],
  ['a size without usual boxes', '.'.repeat(49), 'geometry', 1, 1, /7x7 board has no usual boxes/],
  ['a short row', '12..\n3...\n..1\n....', 'length', 3, 1, /Row 3 has 3 cells; the other rows have 4/],
  ['a row too few', '12..\n3...\n..1.', 'length', 3, 1, /3 rows of 4 cells/],
  ['a stray character in a row', '12..\n3.!.\n....\n....', 'character', 2, 3, /"!"/],
  ['text that is not quite JSON', '{"givens": 12..}', 'json', 1, 12, /expected a value/],
  ['JSON without givens', '{"geometry":"9x9"}', 'givens', 1, 1, /No "givens"/],
  [
    'a geometry that does not exist',
    '{"geometry":"9x9:z","givens":"...."}',
    'geometry',
    1,
    2,
    /"z" is not a part of a board/,
  ],
  ['a stray character inside JSON', `{"givens":"${DOTS}!"}`, 'character', 1, 92, /"!"/],
  ['JSON nested too deep', '['.repeat(100_000), 'lists', 1, 5, /nested/],
  ['objects nested too deep', '{"a":'.repeat(100_000), 'json', 1, 326, /nested more than 64 deep/],
  ['a list too short', '[[1,2,3,4],[0,0,0,0],[0,0,0,0]]', 'length', 1, 1, /12 cells found/],
  ['a list with a word', '[[1,2,3,"four"],[0,0,0,0],[0,0,0,0],[0,0,0,0]]', 'character', 1, 10, /"four" is no cell/],
  ['a number too high', '[[1,2,3,5],[0,0,0,0],[0,0,0,0],[0,0,0,0]]', 'character', 1, 9, /5 is no digit of a 4x4 board/],
  ['a library line with a bad candidate', `:0000:x:${DOTS}.:199 0:::`, 'candidate', 1, 95, /"0" is no candidate/],
  [
    'a link that was cut off',
    'https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QBMQBqAJQAI',
    'compressed',
    1,
    33,
    /damaged or was cut off/,
  ],
  ['two puzzles', `${DOTS}.\n${DOTS}.`, 'several', 2, 1, /second line follows/],
  ['an XML file of another kind', '<?xml version="1.0"?><hello/>', 'xml', 1, 1, /OpenSudoku/],
  ['a web page', '<!DOCTYPE html>\n<html><body>hello</body></html>', 'html', 1, 1, /^No puzzle in this web page/],
  ['a piece of a web page', '  <div class="x">hello <b>you</b></div>', 'html', 1, 1, /81 cells as one run/],
  ['a page with a table of words', '<p>\n<table><tr><td>Level<td>Hard</table>', 'html', 1, 1, /^No puzzle/],
  ['a table that lacks a row', `<h1>Easy</h1>\n<table>${ROWS_OF_EIGHT}</table>`, 'length', 2, 1, /^In this table: /],
])('an error has a code, a place and a sentence: %s', (_, text, code, line, column, message) => {
  const result = parsePuzzle(text);
  if (result.ok) throw new Error('was read');
  expect(result.error).toMatchObject({ code, line, column });
  expect(result.error.message).toMatch(message);
});

test.each(['', 'x'])('an entry of a library begins with a colon and has a puzzle: after %j', (before) => {
  const parse = (text: string) => formatNamed('hodoku')!.parse(text);
  expect(parse(`${before}:0000:1:${DOTS}4:::`).ok).toBe(before === '');
  for (const text of [`x:0000:1:${DOTS}4:::`, `${before}:0000:1::::`])
    expect(parse(text)).toMatchObject({ ok: false, error: { code: 'fields', line: 1, column: 1 } });
});

test.each([
  [0, false],
  [1, true],
  [37, false],
])('a puzzle of f-puzzles has 1 to 36 cells in a row: %i', (size, isRead) => {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => ({})));
  expect(parsePuzzle(JSON.stringify({ size, grid })).ok).toBe(isRead);
});

test('texts that are too long for any puzzle are refused at once', () => {
  for (const text of ['.'.repeat(70_000_000), '[['.padEnd(3_000_000, ','), '{"givens":"'.padEnd(3_000_000, '.')])
    expect(parsePuzzle(text).ok).toBe(false);
});

test.each<[string, string, string, string]>([
  ['1-9A-G by default', `A${'.'.repeat(255)}`, '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', '.'],
  ['0-9A-F by a zero among dots', `A0${'.'.repeat(254)}`, '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', '.'],
  ['1-9A-G by a G, zeros are blanks', `AG${'0'.repeat(254)}`, '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0'],
  ['A-P by a P', `AP${'.'.repeat(254)}`, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '.'],
  ['A-Y by a Y', `AY${'.'.repeat(623)}`, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '.'],
  ['A-Y by an X that would be a second blank', `AX${'.'.repeat(623)}`, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '.'],
  ['1-9A-P', `P9${'0'.repeat(623)}`, '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0'],
  ['small letters', `a9${'.'.repeat(254)}`, '123456789abcdefghijklmnopqrstuvwxyz', '.'],
  ['X as blank', `5${'X'.repeat(80)}`, '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'X'],
  ['spaces as blanks', `5${' '.repeat(79)}4`, '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', ' '],
  ['a full board', SOLVED, '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', '.'],
  [
    'a full board from 0 to F',
    writeCells(full(16), { alphabet: '0123456789ABCDEF', blank: '.' }),
    '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    '.',
  ],
])('alphabet: %s', (_, text, alphabet, blank) => {
  expect(parsePuzzle(text)).toMatchObject({ ok: true, value: { notation: { alphabet, blank } } });
});

function full(size: number) {
  const { height, width } = { height: Math.sqrt(size), width: Math.sqrt(size) };
  return makePuzzle(
    sized(size),
    Array.from({ length: size * size }, (_, cell) => {
      const row = Math.floor(cell / size);
      return 1 + (((row % height) * width + Math.floor(row / height) + (cell % size)) % size);
    }),
  );
}

test('a line in any notation is read back when the options name its alphabet', () => {
  const alphabets = {
    '1-9A-Z': `123456789${LETTERS}`,
    '0-9A-Z': `0123456789${LETTERS}`,
    'A-Z': LETTERS,
    [BACKWARDS]: BACKWARDS,
  };
  const notations = fc.record({
    alphabet: fc.constantFrom(...Object.entries(alphabets)),
    blank: fc.constantFrom('.', '0', '*', '_'),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...BOARDS),
      fc.nat(1000),
      notations,
      (board, seed, { alphabet: [alphabet, characters], blank }) => {
        fc.pre(board.size <= characters.length && !characters.slice(0, board.size).includes(blank));
        const puzzle = makePuzzle(board, anyPuzzle(board, seed, 50, 0).givens);
        const text = writeCells(puzzle, { alphabet: characters, blank });
        const result = parsePuzzle(text, { geometry: board, alphabet, format: formatNamed('line')! });
        expect(result.ok && samePuzzle(result.value.puzzle, puzzle), text).toBe(true);
      },
    ),
  );
});

test('a solved board is never taken for a map, nor a map for a solved board', () => {
  expect(parsePuzzle(SOLVED)).toMatchObject({ value: { format: { name: 'line' } } });
  const rows = SOLVED.replace(/.{9}(?!$)/g, '$&\n');
  expect(parsePuzzle(rows)).toMatchObject({ value: { format: { name: 'rows' } } });
  for (const map of MAPS) expect(parsePuzzle(map)).toMatchObject({ value: { format: { name: 'jigsaw' } } });
  expect(parsePuzzle(`${SOLVED} ${MAPS[4]}`)).toMatchObject({ value: { format: { name: 'jigsaw' } } });
});

test('odd spaces around a puzzle are skipped, and those in documents are kept', () => {
  for (const space of ['\f', '\v', '\u00a0', '\u200b', '\ufeff'])
    for (const text of [
      `${space}${DOTS}.${space}`,
      `${space}\n${DOTS}.\n${space}`,
      `[Puzzle]\n${`.........${space}\n`.repeat(9)}`,
    ])
      expect(parsePuzzle(text), JSON.stringify(text)).toMatchObject({
        ok: true,
        value: { puzzle: { geometry: classic } },
      });
  expect(parsePuzzle(`{"givens":"${DOTS}\u00a0"}`)).toMatchObject({ error: { code: 'character', column: 92 } });
});

test('rows with blank lines between bands are one board', () => {
  const rows = '12..\n34..\n\n....\n...4';
  expect(parsePuzzle(rows)).toMatchObject({ value: { format: { name: 'rows' } } });
});

test('the geometry of the options is the board, or the text is an error', () => {
  expect(puzzleOf('.'.repeat(36), boxed(3, 2)).geometry.id).toBe('6x6:3x2');
  expect(puzzleOf('.'.repeat(25), boxed(1, 5)).geometry.id).toBe('5x5:1x5');
  expect(puzzleOf('.........\n'.repeat(9), known('9x9:x')).geometry.id).toBe('9x9:x');
  expect(() => puzzleOf('.'.repeat(36), classic)).toThrow(RangeError);
});

test('puzzleOf throws with the line and column of a bad literal', () => {
  expect(() => puzzleOf(`${DOTS}!`)).toThrow('line 1, column 81');
});

const mutations = fc.array(
  fc.tuple(
    fc.constantFrom('delete', 'insert', 'double', 'swap', 'cut'),
    fc.nat(),
    fc.string({ minLength: 1, maxLength: 2 }),
  ),
  {
    minLength: 1,
    maxLength: 4,
  },
);

test('no text makes the reader throw, and every error has a place inside its text', () => {
  const mutated = fc
    .tuple(fc.constantFrom(...FORMATS), fc.constantFrom(...BOARDS), fc.nat(50), mutations)
    .map(([format, board, seed, changes]) => {
      const puzzle = makePuzzle(board, anyPuzzle(board, seed, 40, 0).givens);
      let text = format.canPrint(puzzle) ? format.print(puzzle) : '';
      for (const [change, at, other] of changes) {
        const place = text.length === 0 ? 0 : at % text.length;
        const [before, after] = [text.slice(0, place), text.slice(place)];
        if (change === 'delete') text = before + after.slice(1);
        else if (change === 'insert') text = before + other + after;
        else if (change === 'double') text = before + after.slice(0, 10) + after;
        else if (change === 'swap') text = after + before;
        else text = before;
      }
      return text;
    });
  const texts = fc.oneof(
    mutated,
    mutated,
    fc.string({ maxLength: 300 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom(...FORMATS), (text, format) => {
      for (const result of [
        parsePuzzle(text),
        format.parse(text),
        format.parse(text, { geometry: classic, alphabet: 'A-I' }),
      ]) {
        if (result.ok) continue;
        const { line, column, message } = result.error;
        const lines = text.split(/\r\n?|\n/);
        expect(lines.length, message).toBeGreaterThanOrEqual(line);
        expect(lines[line - 1]!.length + 2, message).toBeGreaterThanOrEqual(column);
        expect(message).not.toMatch(/\p{Cc}|undefined|NaN/u);
        expect(message.length).toBeLessThan(400);
      }
      const reader = makeReader();
      expect([...reader.push(text), ...reader.end()].length).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: runs(500) },
  );
});
