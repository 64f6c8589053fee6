import { readdirSync, readFileSync } from 'node:fs';
import { writeCells } from '@pencilmark/core/format';
import { geometryOf, idParts } from '@pencilmark/core/geometry';
import { makePuzzle } from '@pencilmark/core/puzzle';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../../model/code.ts';
import { de } from '../../text/reading/de.ts';
import { readAll } from './records.ts';
import type { Imported } from './tasks.ts';

const FOLDER = new URL('../../../../../corpus/formats/', import.meta.url);
const LINE = '5...8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....';

const written = ({ board, givens, progress }: Imported): string => {
  const geometry = geometryOf(board);
  if (!geometry.ok) throw new RangeError(geometry.error.message);
  const digits = Array.from(givens, (digit, cell) => digit || (progress?.digits[cell] ?? 0));
  return writeCells(makePuzzle(geometry.value, digits));
};

describe('every format is read', () => {
  const rows = readFileSync(new URL('manifest.tsv', FOLDER), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .slice(1)
    .map((row) => row.split('\t'));

  test('the manifest names all files', () => expect(rows).toHaveLength(readdirSync(FOLDER).length - 1));

  test.each(rows.map(([file, , board, lines]) => [file!, board!, lines!]))('%s', (file, board, lines) => {
    const { entries } = readAll(readFileSync(new URL(file, FOLDER), 'utf8'));
    const puzzles = entries.flatMap(({ imported }) => (imported ? [imported] : []));
    expect(puzzles.map(written)).toEqual(lines.split(' '));
    expect(new Set(puzzles.map((puzzle) => puzzle.board))).toEqual(new Set([board]));
  });
});

test('what a player placed is no given, and not said to be left out', () => {
  const { entries } = readAll(readFileSync(new URL('library.txt', FOLDER), 'utf8'));
  const { givens, progress, leftOut } = entries[0]!.imported!;
  expect([givens[0], progress!.digits[0]]).toEqual([0, 7]);
  expect(leftOut).toEqual(['technique 0901-1', 'digits 1', 'eliminations 164']);
});

test('what the author wrote is kept, and so are clues', () => {
  const { entries } = readAll(readFileSync(new URL('fpuzzles.json', FOLDER), 'utf8'));
  const { about, ignoredRules, board } = entries[0]!.imported!;
  expect(about).toEqual({ title: 'X', author: 'nobody' });
  expect([ignoredRules, idParts(board).kinds]).toEqual([[], ['killer']]);
});

test('what formats leave out has words in German', () => {
  const named = new Set(
    readdirSync(FOLDER)
      .filter((file) => file !== 'manifest.tsv')
      .flatMap((file) => readAll(readFileSync(new URL(file, FOLDER), 'utf8')).entries)
      .flatMap(({ imported }) => imported?.leftOut ?? []),
  );
  const isKnown = (what: string): boolean => [what, what.split(' ')[0]!].some((part) => `leftOut.${part}` in de);
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((what) => !isKnown(what))).toEqual([expect.stringMatching(/^a run of 81/)]);
});

test('why a text cannot be read has words in German', () => {
  const sources = new URL('../../../../../packages/core/src/format/', import.meta.url);
  const files = (readdirSync(sources, { recursive: true }) as string[]).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const codes = files.flatMap((file) =>
    [...readFileSync(new URL(file, sources), 'utf8').matchAll(/(?:trouble\(\s*|code: )'(\w+)'/g)].map(
      ([, code]) => code!,
    ),
  );
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((code) => !(`parse.${code}` in de))).toEqual([]);
});

test('what the rules of a text speak of and its clues do not say comes along', () => {
  const grid = Array(4).fill(Array(4).fill({}));
  const { entries } = readAll(JSON.stringify({ size: 4, grid, ruleset: 'Digits increase along thermometers.' }));
  expect(entries.map(({ imported }) => imported?.unread)).toEqual([['thermo']]);
});

describe('addresses', () => {
  const code = codeOf({ board: '9x9:3x3', givens: Array.from(LINE, Number).map((digit) => digit || 0) });
  test.each([
    `https://sudoku.example/#/play?p=${code}`,
    `#/play?p=${code}`,
    `http://127.0.0.1:4173/#/play?puzzle=${LINE}`,
    `https://sudoku.example/play?size=9&bd=${LINE.replaceAll('.', '0')}`,
  ])('%s', (address) => {
    const { entries } = readAll(address);
    expect(entries.map(({ imported }) => imported && written(imported))).toEqual([LINE]);
  });

  test('without a puzzle', () => {
    expect(readAll('https://sudoku.example/about').puzzles).toBe(0);
  });
});

test('bad records say where, and the good records stay', () => {
  const { entries, puzzles, errors } = readAll(
    `${LINE}\nwhat is this?\n${LINE.slice(0, 40)}!${LINE.slice(41)}\n${LINE}`,
  );
  expect([puzzles, errors]).toEqual([2, 2]);
  expect(entries.map(({ line, error }) => [line, error && [error.line, error.column]])).toEqual([
    [1, undefined],
    [2, [2, 9]],
    [3, [3, 41]],
    [4, undefined],
  ]);
  expect(entries[1]!.text).toBe('what is this?');
});

test('of a huge file the list is bounded and the count is not', () => {
  const { entries, puzzles } = readAll(`${LINE}\n`.repeat(600));
  expect([entries.length, puzzles]).toEqual([500, 600]);
});

test('what is guessed from a drawing is named, so that a person can confirm it', () => {
  const cells = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
  const [from, to] = [
    [0.5, 0.5],
    [0.5, 1.5],
  ];
  const drawn = JSON.stringify({ cells, lines: [{ color: '#F067F0', thickness: 9, wayPoints: [from, to] }] });
  const [first] = readAll(drawn).entries;
  expect(first?.imported).toMatchObject({ board: '4x4:renban_r1c1-2', guessed: ['renban'] });
});
