import { expect, test } from 'vitest';
import { numbersOf } from '../../rules/automaton.ts';
import type { Clue } from '../../rules/clue.ts';
import { kindNamed } from '../../rules/kinds.ts';
import { search } from '../../solve/search.ts';
import { parsePuzzle } from '../parse.ts';
import { nfaKeyOf } from './nfa-key.ts';

const CELLS = ['R1C1', 'R1C2', 'R1C3', 'R1C4'];

const issOf = (pattern: string, length: number, shape = ''): string =>
  `${shape}.Regex~${Buffer.from(pattern).toString('base64url')}~_line~${CELLS.slice(0, length).join('~')}`;

/** The first cells of the first row with the values of a text, and whether that line is kept. */
function accepts(text: string, values: readonly number[]): boolean {
  const read = parsePuzzle(text);
  if (!read.ok) throw new Error(read.error.message);
  const { geometry } = read.value.puzzle;
  const grid = new Uint8Array(geometry.cellCount).fill(1);
  for (const [cell, value] of values.entries()) grid[cell] = value - geometry.least + 1;
  return kindNamed('automaton')!.holds(grid, geometry);
}

/** All lines of some length of the values from 1 to 4. */
const linesOf = (length: number): number[][] =>
  length === 0 ? [[]] : linesOf(length - 1).flatMap((line) => [1, 2, 3, 4].map((value) => [...line, value]));

test.each([
  '1234',
  '.*',
  '(12|21)*',
  '1+2?3*',
  '[^13]{2,3}.?',
  '(?:[1-2][34]){2}',
  '((1|2)*3)*4?',
  '1{2}|2{3,}|(3?4?)*',
  '(|1)2{0,2}(3|)',
  '.*1.*2.*',
])('%s accepts what a regular expression of the language does', (pattern) => {
  const expected = new RegExp(`^(?:${pattern})$`);
  for (const length of [1, 2, 3, 4]) {
    const text = issOf(pattern, length, '.Shape~4x4');
    for (const line of linesOf(length))
      expect(accepts(text, line), `${pattern} and ${line}`).toBe(expected.test(line.join('')));
  }
});

test('digits are values, and letters are values from 10', () => {
  expect(accepts(issOf('08', 2, '.Shape~9x9~0-8'), [0, 8])).toBe(true);
  expect(accepts(issOf('[9-B]a', 2, '.Shape~12x12'), [11, 10])).toBe(true);
  expect(accepts(issOf('[9-B]a', 2, '.Shape~12x12'), [12, 10])).toBe(false);
});

/** The clues of a text. */
function cluesIn(text: string): readonly Clue[] {
  const read = parsePuzzle(text);
  return read.ok ? read.value.puzzle.geometry.clues : [];
}

test('patterns that accept the same lines are the same clue, with the fewest states', () => {
  const [clue] = cluesIn(issOf('(1|2)(1|2)*', 3));
  expect(clue!.values).toHaveLength(2 * 10);
  expect(cluesIn(issOf('[12]+', 3))).toEqual([clue]);
  expect(cluesIn(issOf('1[12]*|2[12]*(1[^1-9])?', 3))).toEqual([clue]);
});

test('an item has several lines, and its name is no cell', () => {
  const [clue] = cluesIn('.Regex~MTIq~_a%20name~R1C1~R1C2~~R2C1~R2C2');
  expect(clue!.cells).toEqual([
    [0, 1],
    [9, 10],
  ]);
});

// Nine digits along the line are each greater than all before, or only the first is.
const NINE_SEEN = 'TgRAEv-IiIiIiAyMDmaA9ERQ-qqrD9mZmc_u7u7w_4iIiIn_zMzMzIg';
const ONE_SEEN = 'TgZf8SNFZ4kAiAyIDmZg9ERA-qqqj9mZmY_u7u7u_4iIiIj_zMzMzMg';
// The digits add up to a multiple of 3, on a board of four: the start is the only end.
const THREES = 'RNPsPw3jAA';

test('the start of an automaton is an end where its bit says so, and no other state for that', () => {
  const read = parsePuzzle(`.Shape~4x4.NFA~${THREES}~_~R1C1~R2C2`);
  if (!read.ok) throw new Error(read.error.message);
  const grids = search(read.value.puzzle, { keep: 300 }).solutions;
  expect(grids.length).toBeGreaterThan(0);
  expect(grids.filter((grid) => (grid[0]! + grid[5]!) % 3 !== 0)).toEqual([]);
});

test.each<[string, number[], boolean]>([
  [NINE_SEEN, [1, 2, 3, 4, 5, 6, 7, 8, 9], true],
  [NINE_SEEN, [1, 2, 3, 4, 5, 6, 7, 9, 8], false],
  [ONE_SEEN, [7, 1, 2, 3, 4, 5, 6, 1, 2], true],
  [ONE_SEEN, [7, 1, 2, 3, 8, 5, 6, 1, 2], false],
])('the automaton %s reads %j: %s', (key, line, isAccepted) => {
  expect(accepts(`.NFA~${key}~_seen~${line.map((_, index) => `R1C${index + 1}`).join('~')}`, line)).toBe(isAccepted);
});

// On a board of four: as many odd digits before each break as after the break before.
test('an automaton of one sign more reads the breaks of a line', () => {
  const values = { size: 4, least: 1 };
  const numbersOfBreaks = numbersOf(
    { ...values, size: 5 },
    {
      start: [0, -1],
      next: ([odd = 0, before = -1], sign) => {
        if (sign < 5) return odd > 4 ? undefined : [odd + (sign % 2), before];
        return before === -1 || odd === before ? [0, odd] : undefined;
      },
      isEnd: ([odd, before]) => odd === before,
    },
    200,
  );
  const key = nfaKeyOf(numbersOfBreaks!, 5);
  const clues = cluesIn(`.Shape~4x4.NFA~${key}~_~R1C1~R1C2~-~R1C3~R1C4~~R2C1~R2C2~-~R2C3~R2C4~~-~R3C1~R3C2`);
  expect(clues.map(({ cells }) => cells.length)).toEqual([2, 1]);
  const read = parsePuzzle(`.Shape~4x4~4~Raw.NFA~${key}~_~R1C1~R1C2~-~R1C3~R1C4`);
  if (!read.ok) throw new Error(read.error.message);
  const { geometry } = read.value.puzzle;
  for (const line of linesOf(4)) {
    const grid = new Uint8Array(16).fill(1);
    grid.set(line);
    const [one, two, three, four] = line.map((value) => value % 2) as [number, number, number, number];
    expect(kindNamed('automaton')!.holds(grid, geometry), line.join()).toBe(one + two === three + four);
  }
  // Two breaks before the first cell, and none later: no cell may be odd.
  const [clue] = cluesIn(`.Shape~4x4.NFA~${key}~_~-~-~R1C1~R1C2`);
  expect(clue!.values).toEqual([1, 0, 1, 0, 1]);
});

test.each<[string, number, string]>([
  [issOf('12(3', 2), 8, 'in the pattern "12(3", at character 5: a group has no end'],
  [issOf('1)2', 2), 8, 'at character 2: ")" is not understood'],
  [issOf('*1', 2), 8, 'at character 1: "*" is not understood'],
  [issOf('1\\d', 2), 8, 'at character 2: "\\" is not understood'],
  [issOf('1{3,2}', 2), 8, 'expected at most 256 times'],
  [issOf('('.repeat(60), 2), 8, 'groups stand in each other more than 50 times'],
  [issOf('.'.repeat(2001), 2), 8, 'a pattern of 2001 characters'],
  [issOf('.{250}.{250}.{250}.{250}.{250}', 2), 8, 'more than 1024 states'],
  [issOf('(((1{99}){99}){99}){99}', 2), 8, 'more than 1024 states'],
  [issOf('.*1.{20}', 2), 8, 'more than 1024 states'],
  ['.Regex~1!~R1C1', 8, 'is no pattern in the characters of base64url'],
  ['.Regex~MTIq', 1, 'it names no cells'],
  [`.Shape~6x6.NFA~${NINE_SEEN}~R1C1`, 16, 'its automaton reads 9 signs; expected 6, or 7 with breaks'],
  [`.NFA~${NINE_SEEN.slice(0, 30)}~R1C1`, 6, 'its automaton was cut off'],
  ['.NFA~~R1C1', 6, 'a form that is not read here'],
])('%j is refused at column %d: %s', (text, column, message) => {
  const read = parsePuzzle(text);
  expect(read).toMatchObject({ ok: false, error: { column } });
  expect(!read.ok && read.error.message).toContain(message);
});
