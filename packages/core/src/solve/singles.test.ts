import { expect, test } from 'vitest';
import { classic, sized } from '../geometry/layouts.ts';
import { emptyPuzzle, makePuzzle } from '../puzzle/puzzle.ts';
import { puzzleFrom } from './conformance.ts';
import { singles } from './singles.ts';
import type { TraceEvent } from './solver.ts';

const LINEAR = '..38..4......1..7..6...5..9...9..6...2.....1...4..3..2..2...8...1.....5.9....7..3';

test.each([
  ['singles alone', '5...8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....', 1, 1, 0],
  ['one contradiction', '12..39..8..5.7.......8.6..59.6..3....514.723....6..9.17..9.5.......2.4..5..34...7', 0, 1, 0],
  ['a conflict', '55..8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....', 0, 0, 0],
  ['23 solutions', LINEAR, 23, 73, 36],
])('%s: solutions, calls and guesses', (_what, line, count, calls, guesses) => {
  expect(singles.prepare(classic)(puzzleFrom(line))).toMatchObject({ count, calls, guesses });
});

test.each([
  ['naked single', '123.............', 3, 4],
  ['hidden single', '1.............1.', 7, 1], // the only place left for 1 in row 2
])('a watched search says that it begins with a %s', (why, line, cell, digit) => {
  const puzzle = puzzleFrom(line, '4x4');
  const events: TraceEvent[] = [];
  singles.prepare(puzzle.geometry)(puzzle, { limit: 1, trace: (event) => events.push(event) });
  expect(events.slice(0, 2)).toEqual([
    { kind: 'call', depth: 0 },
    { kind: 'place', cell, digit, why },
  ]);
});

test('the 6x6 grids with one first row are counted without keeping any', () => {
  const puzzle = puzzleFrom(`123456${'.'.repeat(30)}`, '6x6');
  expect(singles.prepare(puzzle.geometry)(puzzle, { keep: 0 })).toMatchObject({
    count: 28_200_960 / 720,
    solutions: [],
  });
});

test('the 32nd digit is the sign bit of a digit set, and 33 digits are too many', () => {
  const geometry = sized(32);
  const digits = Uint8Array.from({ length: 1024 }, (_, cell) => {
    const row = cell >> 5;
    return 1 + (((row & 3) * 8 + (row >> 2) + cell) & 31);
  });
  const open = digits.map((digit, cell) => (digit > 29 || cell % 3 === 0 ? 0 : digit));
  const search = singles.prepare(geometry);
  const { solutions } = search(makePuzzle(geometry, open), { limit: 1 });
  expect(solutions).toHaveLength(1);
  expect(search(makePuzzle(geometry, solutions[0]!)).count).toBe(1);
  expect(singles.supports(sized(33))).toBe(false);
});

test('an empty 25x25 board is filled within the budget', () => {
  expect(singles.prepare(sized(25))(emptyPuzzle(sized(25)), { limit: 1, maxCalls: 5000 }).count).toBe(1);
});
