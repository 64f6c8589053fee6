import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import type { Geometry } from '../geometry/index.ts';
import { type Candidate, emptyPuzzle, makePuzzle, type Puzzle, samePuzzle } from '../puzzle/index.ts';
import { FORMATS, formatNamed } from './formats.ts';
import { parsePuzzle } from './parse.ts';
import { makeReader } from './reader.ts';
import { anyPuzzle, BOARDS } from './testing.ts';
import { usualNotation } from './text/alphabets.ts';
import { writeCells } from './text/cells.ts';
import { digitsIn, marksOf } from './text/marks.ts';

/**
 * Formats that write the candidates left and not those struck out. They lose a strike that a given
 * implies, so the tests compare candidates and not strikes.
 */
const OF_CANDIDATES = ['pencilmarks', 'sdx', 'candidates729', 'ss'];

/** The board, the givens and the candidates left of a puzzle, to compare two puzzles. */
const sameCandidates = (one: Puzzle, other: Puzzle): boolean => {
  const marks = marksOf(other);
  return (
    samePuzzle({ ...one, struckOut: [] }, { ...other, struckOut: [] }) &&
    marksOf(one).every((mark, index) => mark === marks[index])
  );
};

/** Some candidates of empty cells that a given excludes. */
const excluded = ({ geometry, givens }: Puzzle): Candidate[] => {
  const marks = marksOf({ geometry, givens });
  const digits = Array.from({ length: geometry.size }, (_, index) => index + 1);
  const cells = [...givens.keys()].filter((cell) => givens[cell] === 0).slice(0, 3);
  return cells.flatMap((cell) => {
    const left = digitsIn(marks, cell, geometry.size);
    return digits.filter((digit) => !left.includes(digit)).map((digit) => ({ cell, digit }));
  });
};

/**
 * The format that a text of another format is recognised as. Both read the text as the same puzzle.
 */
const TAKEN_FOR: Readonly<Record<string, readonly string[]>> = {
  // A collection with one puzzle is a line.
  sdm: ['line'],
  // When all cells are filled, no list of candidates shows the format.
  pencilmarks: ['drawn'],
  sdx: ['rows'],
};

test.each(FORMATS.map((format) => [format.name, format] as const))('%s reads back what it prints', (name, format) => {
  const boards = BOARDS.filter((board) => format.canPrint(emptyPuzzle(board)));
  const same = OF_CANDIDATES.includes(name) ? sameCandidates : samePuzzle;
  let printed = 0;
  const law = (board: Geometry, seed: number, givens: number, strikes: number, blank: string): void => {
    const some = anyPuzzle(board, seed, givens, strikes);
    const whole = makePuzzle(board, some.givens, [...(some.struckOut ?? []), ...(strikes > 0 ? excluded(some) : [])]);
    const usual = usualNotation(board.size);
    const notation = usual.alphabet.includes(blank) ? usual : { ...usual, blank };
    const puzzle = format.canPrint(whole) ? whole : makePuzzle(board, whole.givens);
    if (!format.canPrint(puzzle)) return;
    printed++;
    const text = format.print(puzzle, notation);
    const told = format.parse(text);
    const found = parsePuzzle(text);
    if (!told.ok || !found.ok) throw new Error(JSON.stringify([told, found]).slice(0, 1000) + text.slice(0, 2000));
    expect([name, ...(TAKEN_FOR[name] ?? [])], text.slice(0, 2000)).toContain(found.value.format.name);
    expect(same(told.value.puzzle, puzzle), text.slice(0, 2000)).toBe(true);
    expect(same(found.value.puzzle, puzzle), text.slice(0, 2000)).toBe(true);
  };
  for (const board of boards) law(board, 1, 30, 5, '.');
  fc.assert(
    fc.property(
      fc.constantFrom(...boards),
      fc.nat(1_000_000),
      fc.constantFrom(0, 10, 30, 60, 100),
      fc.constantFrom(0, 5, 50, 95),
      fc.constantFrom('.', '0', '*', '_', ' '),
      law,
    ),
    {
      numRuns: runs(40),
    },
  );
  expect(printed).toBeGreaterThanOrEqual(runs(20));
});

const GIVENS = '5...8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....';
const SOLVED = '532489176916573284487126953759261348263845719841397625698714632374652891125938467';
const EMPTY = '.'.repeat(81);
const MAP = '222566666255555566222224566888884544877774444817799994817773999811133939111133333';
/** One region has a cell too many. */
const WRONG_MAP = `3${MAP.slice(1)}`;
const STRANGE = 'a run of 81 characters that is neither a solution nor a map of regions';

test.each<[string, string, string, string[]]>([
  ['a solution after its puzzle', `${GIVENS},${SOLVED}`, GIVENS, []],
  ['a solution before its puzzle', `${SOLVED}\t${GIVENS}`, GIVENS, []],
  ['a name, a solution, a rating, a puzzle', `"a","${SOLVED}",7.2,"${GIVENS}"`, GIVENS, []],
  ['two solved boards', `${SOLVED} ${SOLVED}`, SOLVED, []],
  ['two puzzles', `${GIVENS} ${EMPTY}`, GIVENS, []],
  ['a state of the board', `${GIVENS} ${SOLVED.slice(0, 70)}${'.'.repeat(11)}`, GIVENS, []],
  ['a wrong map', `${GIVENS} ${WRONG_MAP}`, GIVENS, [STRANGE]],
  ['a wrong map before', `${WRONG_MAP} ${GIVENS}`, GIVENS, [STRANGE]],
  ['a wrong map of a board without givens', `${EMPTY} ${WRONG_MAP}`, EMPTY, [STRANGE]],
  ['a wrong map from 0', `${EMPTY} ${WRONG_MAP.replaceAll('9', '0')}`, EMPTY, [STRANGE]],
  ['a map and more', `${GIVENS} ${MAP} mine`, GIVENS, ['a map of regions']],
  [
    'a solved board and a map, with the format of the options',
    `${SOLVED} ${MAP.replaceAll('9', '0')}`,
    SOLVED,
    ['a map of regions'],
  ],
])('a line with other fields beside its puzzle: %s', (_, text, givens, leftOut) => {
  const format = formatNamed('line')!;
  const result = parsePuzzle(text, { format, ignoreRules: true });
  if (!result.ok) throw new Error(result.error.message);
  expect([writeCells(result.value.puzzle), result.value.leftOut ?? []]).toEqual([givens, leftOut]);
  // In a stream, the reader looks first where the puzzle stood in the line before. The result must
  // not depend on that.
  const others = [`${GIVENS},${SOLVED}`, `${SOLVED},${GIVENS}`, `${GIVENS} ${EMPTY}`];
  for (const other of others) {
    const reader = makeReader({ format, ignoreRules: true });
    const [, entry] = [...reader.push(`${other}\n${text}\n`), ...reader.end()];
    expect(entry!.result).toEqual(result);
  }
});

test.each<[string, string, string]>([
  ['commas', ',', ''],
  ['semicolons', ';', ''],
  ['zeros and a comma too many', ',', '0'],
])('rows of a spreadsheet: %s', (_, comma, blank) => {
  const rows = (GIVENS.match(/.{9}/g) ?? []).map((row) => Array.from(row, (cell) => (cell === '.' ? blank : cell)));
  const text = rows.map((row) => row.join(comma) + (blank === '' ? '' : comma)).join('\n');
  const result = parsePuzzle(text);
  expect(result.ok && [result.value.format.name, writeCells(result.value.puzzle)]).toEqual(['numbers', GIVENS]);
});

const IPUZ =
  '{"kind":["http://ipuz.org/sudoku#1"],"charset":"ABCD","puzzle":[["A",0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,"D"]]}';

test.each<[string, string, string]>([
  ['its own charset', IPUZ, '1-4'],
  ['a charset that only the options name', IPUZ.replace('"charset":"ABCD",', ''), 'ABCD'],
  ['a call around it', ` ipuz(\n${IPUZ}\n);\n`, '1-4'],
])('ipuz with %s', (_, text, alphabet) => {
  const result = parsePuzzle(text, { alphabet });
  expect(result.ok && [result.value.format.name, writeCells(result.value.puzzle)]).toEqual([
    'ipuz',
    '1..............4',
  ]);
});

test('an error inside a call around ipuz has its place in the whole text', () => {
  expect(parsePuzzle(`ipuz(${IPUZ.replace('"D"', '!')})`)).toMatchObject({
    error: { line: 1, column: 5 + IPUZ.length - 5 },
  });
});

test.each([
  ['https://www.f-puzzles.com/?id=y8abc123'],
  ['https://sudokupad.app/abc123xyz9'],
  ['https://app.crackingthecryptic.com/sudoku/Hm8DGfdQ9P'],
])('an error says that %s holds no puzzle', (link) => {
  expect(parsePuzzle(link)).toMatchObject({
    error: { code: 'link', message: expect.stringMatching(/holds no puzzle/) },
  });
});

test('a row of candidates as long as a line puzzle is no puzzle', () => {
  const row = '12356789 126789 12356789 123456789 12346789 12356789 123456789 12345678 123456789';
  const text = Array.from({ length: 9 }, () => row).join('\n');
  const reader = makeReader();
  const entries = [...reader.push(text), ...reader.end()];
  expect(entries.map(({ line, result }) => [line, result.ok && result.value.format.name])).toEqual([[1, 'sdx']]);
  const checkered = Array.from(SOLVED, (digit, cell) => (cell % 2 === 0 ? digit : ' ')).join('');
  expect(parsePuzzle(checkered)).toMatchObject({ value: { format: { name: 'line' } } });
});
