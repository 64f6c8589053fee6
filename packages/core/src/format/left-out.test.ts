import { expect, test } from 'vitest';
import { parsePuzzle } from './parse.ts';
import { makeReader } from './reader.ts';
import { writeCells } from './text/cells.ts';
import { lzCompress } from './text/lz.ts';

const BLANK = '.'.repeat(15);
const GIVENS = `1${BLANK}`;

/** The JSON of f-puzzles for a board of four digits. */
const fpuzzles = (more: object): string =>
  JSON.stringify({
    size: 4,
    grid: Array.from({ length: 4 }, (_, row) =>
      Array.from({ length: 4 }, (_, column) => (row + column === 0 ? { value: 1, given: true } : {})),
    ),
    ...more,
  });

/** A SudokuPad link for a board of four digits. */
const sudokupad = (more: object): string => {
  const cells = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 4 }, (_, column) => (row + column === 0 ? { value: 1 } : {})),
  );
  return `https://sudokupad.app/scl${lzCompress(JSON.stringify({ cells, ...more }))}`;
};

const ipuz = (more: object): string =>
  JSON.stringify({
    kind: ['http://ipuz.org/sudoku#1'],
    puzzle: [
      [1, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    ...more,
  });

const MAP = '1112122233343444';
const CELLS = ['R1C1', 'R1C2'];

test.each<[string, string, string[]]>([
  ['drawn cages', fpuzzles({ cage: [{ cells: CELLS, value: '3' }] }), ['drawn cages']],
  ['lines that somebody drew', fpuzzles({ line: [{ lines: [CELLS] }] }), ['drawn lines']],
  ['an unknown rule', fpuzzles({ snakes: [{ cells: CELLS }] }), ['snakes']],
  ['cages of SudokuPad', sudokupad({ cages: [{ cells: [[0, 0]] }] }), ['cages']],
  ['lines and discs', sudokupad({ lines: [{}], overlays: [{}], underlays: [{}] }), ['lines', 'overlays', 'underlays']],
  ['a rule by its name', sudokupad({ global: ['antiwalrus', 'antiking'] }), ['antiwalrus']],
  ['cages of ipuz', ipuz({ cages: [{ cells: [[0, 0]], value: 1 }] }), ['cages']],
  ['no boxes', ipuz({ boxes: false }), ['no boxes']],
  ['a map and other fields', `${GIVENS} ${MAP} mine`, ['a map of regions']],
])('a puzzle with %s is refused, and read with ignoreRules', (_, text, rules) => {
  const refused = parsePuzzle(text);
  expect(refused).toMatchObject({ ok: false, error: { code: 'rules', line: 1 } });
  for (const name of [...rules, '--ignore-rules', 'ignoreRules'])
    expect(refused).toMatchObject({ error: { message: expect.stringContaining(name) } });
  const reader = makeReader();
  expect([...reader.push(text), ...reader.end()].map((entry) => entry.result)).toEqual([refused]);

  const read = parsePuzzle(text, { ignoreRules: true });
  if (!read.ok) throw new Error(read.error.message);
  expect([writeCells(read.value.puzzle), read.value.ignoredRules]).toEqual([GIVENS, rules]);
  expect(read.value.leftOut).toEqual(expect.arrayContaining(rules));
  const willing = makeReader({ ignoreRules: true });
  expect([...willing.push(text), ...willing.end()].map((entry) => entry.result)).toEqual([read]);
});

test.each<[string, string, string, string[]]>([
  ['a drawing of a rule that is kept', fpuzzles({ line: [{ fromConstraint: 'Renban' }] }), '4x4:2x2', []],
  ['a title in a cage of f-puzzles', fpuzzles({ cage: [{ value: 'title: mine' }] }), '4x4:2x2', []],
  ['fog', fpuzzles({ fogofwar: ['R1C1'] }), '4x4:2x2', ['fog']],
  ['a title in a cage of SudokuPad', sudokupad({ cages: [{ value: 'title: mine' }] }), '4x4:2x2', []],
  ['a hidden cage', sudokupad({ cages: [{ cells: [[0, 0]], hidden: true }] }), '4x4:2x2', []],
  ['a cage of SudokuPad', sudokupad({ cages: [{ cells: [[0, 0]], sum: 3, unique: true }] }), '4x4:killer_3:r1c1', []],
  ['a rule that the board holds', sudokupad({ global: ['antiking'] }), '4x4:antiking', []],
  ['a switch for a rule that the board holds', sudokupad({ metadata: { antiknight: true } }), '4x4:antiknight', []],
  ['a field of another program', ipuz({ 'org.example:mood': 'good' }), '4x4:2x2', ['org.example:mood']],
])('no rule is lost: %s', (_, text, board, leftOut) => {
  const read = parsePuzzle(text);
  if (!read.ok) throw new Error(read.error.message);
  expect([read.value.puzzle.geometry.id, read.value.leftOut ?? []]).toEqual([board, leftOut]);
  expect(read.value.ignoredRules).toBe(undefined);
});
