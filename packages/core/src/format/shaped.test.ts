import { describe, expect, test } from 'vitest';
import { geometryOf } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { emptyPuzzle, makePuzzle, samePuzzle } from '../puzzle/puzzle.ts';
import { makeRandom } from '../random.ts';
import { search } from '../solve/search.ts';
import { FORMATS } from './formats.ts';
import { readPlain } from './plain.ts';

const board = (id: string): Geometry => {
  const read = geometryOf(id);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

const DOTTED = '6x6:jigsaw-000111000111222333222333444...444...';
/** Seven regions, one more than a row has cells. */
const SEVEN = '6x6:jigsaw-000111000111222333222333444555444556';
const IDS = ['4x6', '5x10', '7x7:1-9', '9x9:0-8', '6x6:0-9', '9x9:noboxes+x', '10x10:0-9+raw', DOTTED, SEVEN];

describe.each(IDS)('%s', (id) => {
  const geometry = board(id);
  const [solution] = search(emptyPuzzle(geometry), { limit: 1 }).solutions;
  const random = makeRandom(5);
  const givens = solution!.map((digit) => (random.below(3) === 0 ? digit : 0));
  const open = geometry.cells.find((cell) => givens[cell] === 0)!;
  const puzzles = [makePuzzle(geometry, givens), makePuzzle(geometry, givens, [{ cell: open, digit: 1 }])];

  test.each(FORMATS.map((format) => [format.name, format] as const))('%s reads what it writes', (_, format) => {
    for (const puzzle of puzzles) {
      if (!format.canPrint(puzzle)) continue;
      const read = format.parse(format.print(puzzle));
      expect(read.ok && samePuzzle(read.value.puzzle, puzzle), format.print(puzzle)).toBe(true);
    }
  });

  test('JSON holds it', () => {
    const json = FORMATS.find(({ name }) => name === 'json')!;
    expect(puzzles.every((puzzle) => json.canPrint(puzzle))).toBe(true);
  });

  test('other texts for this board are read or refused, and nothing is thrown', () => {
    const cells = '.'.repeat(geometry.cells.length);
    const line = readPlain(cells, geometry);
    expect(line.ok && samePuzzle(line.value.puzzle, emptyPuzzle(geometry))).toBe(true);
    expect(readPlain(`${cells}.`, geometry)).toMatchObject({ ok: false });
    const square = Array.from({ length: geometry.size }, () => '.'.repeat(geometry.size)).join('\n');
    for (const format of FORMATS)
      for (const text of [cells, square, `[${cells.replaceAll('.', '0,')}0]`])
        expect(typeof format.parse(text, { geometry }).ok).toBe('boolean');
  });
});

test('the digits of 0-8 are written 0 to 8, and a 0 is never a blank', () => {
  const geometry = board('4x4:0-3');
  const read = readPlain('0123............', geometry);
  expect(read.ok && [...read.value.puzzle.givens.slice(0, 4)]).toEqual([1, 2, 3, 4]);
  expect(readPlain('1234............', geometry)).toMatchObject({
    ok: false,
    error: expect.stringContaining('0 to 3'),
  });
});

test.each([
  ['{"geometry":"4x6","givens":"........................","struckOut":{"r5c1":[1]}}', 'r5c1 is not on the board'],
  [`{"geometry":"9x9:0-8","givens":"${'.'.repeat(81)}","struckOut":{"r1c1":[9]}}`, 'from 0 to 8'],
  [`{"geometry":"7x7:1-9","givens":"${'.'.repeat(48)}"}`, '48 cells found; the board 7x7:1-9 has 49'],
])('%s is refused', (text, message) => {
  const json = FORMATS.find(({ name }) => name === 'json')!;
  const read = json.parse(text);
  expect(read).toMatchObject({ ok: false, error: { message: expect.stringContaining(message) } });
});

test('f-puzzles cells of region null lie in no region', () => {
  const geometry = board(DOTTED);
  const fpuzzles = FORMATS.find(({ name }) => name === 'fpuzzles')!;
  const puzzle = emptyPuzzle(geometry);
  expect(fpuzzles.canPrint(puzzle)).toBe(true);
  const read = fpuzzles.parse(fpuzzles.print(puzzle));
  expect(read.ok && read.value.puzzle.geometry.id).toBe(geometry.id);
  for (const id of ['4x6', '7x7:1-9', '9x9:0-8', '9x9:raw'])
    expect(fpuzzles.canPrint(emptyPuzzle(board(id)))).toBe(false);
});
