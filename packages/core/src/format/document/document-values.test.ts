import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/strength.mjs';
import { classic, sized } from '../../geometry/index.ts';
import { makePuzzle, type Puzzle } from '../../puzzle/index.ts';
import { FORMATS, formatNamed } from '../formats.ts';
import { parsePuzzle } from '../parse.ts';
import { makeReader } from '../reader.ts';
import { anyPuzzle } from '../testing.ts';
import { lzCompress } from '../text/lz.ts';

const FOUR = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));

/** The JSON of f-puzzles with a value in its first cell. */
const fpuzzles = (value: unknown, more: object = {}): string =>
  JSON.stringify({ grid: [[{ value, given: true }, {}, {}, {}], ...FOUR.slice(1)], ...more });

const scl = (cell: unknown): string =>
  `https://sudokupad.app/scl${lzCompress(JSON.stringify({ cells: [[cell, {}, {}, {}], ...FOUR.slice(1)] }))}`;

const list = (cell: string): string => `[[${cell},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]`;

const GIVENS = '.'.repeat(16);

test.each<[string, string, RegExp]>([
  ['f-puzzles: below zero', fpuzzles(-1), /row 1, column 1 has the value -1; expected a digit from 1 to 4/],
  ['f-puzzles: half', fpuzzles(1.5), /has the value 1.5/],
  ['f-puzzles: too high', fpuzzles(255), /has the value 255/],
  ['f-puzzles: a list', fpuzzles([]), /has the value a list/],
  ['f-puzzles: false', fpuzzles(false), /has the value false/],
  [
    'f-puzzles: a number for a cell',
    JSON.stringify({ grid: [[5, {}, {}, {}], ...FOUR.slice(1)] }),
    /is 5; expected an/,
  ],
  [
    'f-puzzles: candidates below zero',
    fpuzzles(1).replace('{}', '{"givenPencilMarks":[-1]}'),
    /The candidates at row 1/,
  ],
  ['f-puzzles: half a size', fpuzzles(1, { size: 9.5 }), /The size is 9.5; expected a whole number/],
  ['f-puzzles: another size', fpuzzles(1, { size: 6 }), /The grid has 4 rows; the size is 6/],
  [
    'f-puzzles: 37 rows',
    JSON.stringify({ grid: Array(37).fill([{}]) }),
    /The size is 37; expected a whole number from 1 to/,
  ],
  ['SudokuPad: below zero', scl({ value: -1 }), /row 1, column 1 has the value -1/],
  ['SudokuPad: a number for a cell', scl(5), /row 1, column 1 is 5/],
  ['lists: below zero', list('-1'), /"-1" is no cell/],
  ['lists: not a number', list('NaN'), /"NaN" is no cell/],
  ['lists: half', list('1.5'), /"1.5" is no cell/],
  ['lists: too high', list('255'), /"255" is no cell/],
  ['JSON: half a size', `{"size":9.5,"givens":"${GIVENS}"}`, /The size is 9.5; the board has 4 digits/],
  ['JSON: half a size in an id', `{"geometry":"9.5x9.5","givens":"${GIVENS}"}`, /9.5/],
  ['JSON: strikes below zero', `{"givens":"${GIVENS}","struckOut":{"r1c1":[-1]}}`, /-1 is no digit of r1c1/],
  [
    'ipuz: half a width',
    `{"kind":["http://ipuz.org/sudoku#1"],"dimensions":{"width":9.5},"puzzle":${list('0')}}`,
    /9.5/,
  ],
])('a bad value is an error: %s', (_, text, message) => {
  const result = parsePuzzle(text);
  expect(result).toMatchObject({ ok: false, error: { line: 1, message: expect.stringMatching(message) } });
});

test('null and None are empty cells of lists', () => {
  for (const nothing of ['null', 'None'])
    expect(parsePuzzle(list(nothing))).toMatchObject({ ok: true, value: { format: { name: 'lists' } } });
});

/** A JSON value with the part at a path replaced. */
function mutated(value: unknown, path: readonly number[], change: unknown): unknown {
  const [turn = 0, ...rest] = path;
  if (typeof value !== 'object' || value === null || path.length === 0) return change;
  const entries = Object.entries(value);
  const at = turn % (entries.length || 1);
  const changed = entries.map(([key, item], index) => [key, index === at ? mutated(item, rest, change) : item]);
  return Array.isArray(value) ? changed.map(([, item]) => item) : Object.fromEntries(changed);
}

const inRange = ({ geometry: { size, cellCount }, givens, struckOut = [] }: Puzzle): boolean =>
  givens.length === cellCount &&
  givens.every((digit) => digit <= size) &&
  struckOut.every(({ cell, digit }) => cell >= 0 && cell < cellCount && digit >= 1 && digit <= size);

const values = fc.oneof(
  fc.constantFrom<unknown>(-1, 0, 1.5, 9, 10, 255, 256, 1e300, null, true, '', '-1', '0', '9', '10', 'NaN', [], {}, [
    [],
  ]),
  fc.jsonValue({ maxDepth: 2 }),
);

test('documents with random values never throw, and no digit that is read is out of range', () => {
  const [json, ipuz] = [formatNamed('json')!, formatNamed('ipuz')!];
  const boards = [sized(4), sized(6), classic];
  const texts = fc
    .tuple(fc.constantFrom('json', 'ipuz', 'lists', 'fpuzzles', 'scl'), fc.constantFrom(...boards), fc.nat(99))
    .chain(([kind, board, seed]) => {
      const some = anyPuzzle(board, seed, 40, 5);
      const puzzle = makePuzzle(board, some.givens);
      const rows = board.houses.slice(0, board.size).map((row) => row.cells.map((cell) => puzzle.givens[cell]!));
      const cells = rows.map((row) => row.map((value) => (value ? { value, given: true } : {})));
      const whole: Record<string, unknown> = {
        json: JSON.parse(json.print(some)),
        ipuz: JSON.parse(ipuz.print(puzzle)),
        lists: rows,
        fpuzzles: { size: board.size, grid: cells },
        scl: { cells, regions: [], cages: [] },
      };
      const changes = fc.array(fc.tuple(fc.array(fc.nat(20), { maxLength: 5 }), values), {
        minLength: 1,
        maxLength: 3,
      });
      return changes.map((list) => {
        const text = JSON.stringify(list.reduce((value, [path, change]) => mutated(value, path, change), whole[kind]));
        return kind === 'scl' ? `https://sudokupad.app/scl${lzCompress(text ?? '')}` : (text ?? '');
      });
    });
  fc.assert(
    fc.property(texts, fc.constantFrom(undefined, ...FORMATS), (text, format) => {
      const options = { ignoreRules: true, ...(format && { format }) };
      const reader = makeReader(options);
      const entries = [...reader.push(text), ...reader.end()].map((entry) => entry.result);
      for (const result of [parsePuzzle(text, options), ...entries])
        if (result.ok) expect(inRange(result.value.puzzle), text).toBe(true);
        else expect(result.error.message).not.toMatch(/undefined|\[object/);
    }),
    { numRuns: runs(600) },
  );
});

test.each([
  [undefined],
  [null],
  [
    [
      [1, 2],
      [2, 1],
    ],
  ],
  [9],
  [{ givens: '1' }],
])('a call with %j says that it is no text', (value) => {
  expect(() => parsePuzzle(value as unknown as string)).toThrow(
    /^parsePuzzle was called with .*; expected a text such as/,
  );
  expect(() => makeReader().push(value as unknown as string)).toThrow(/expected a piece of text/);
});
