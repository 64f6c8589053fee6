import { expect, test } from 'vitest';
import { type SolvedGame, statisticsOf } from './statistics.ts';

/** Noon of a day of November 2026, where this runs. */
const noon = (day: number): number => new Date(2026, 10, day, 12).getTime();

const solved = (id: string, day: number, ms: number, hints = 0, difficulty = 'easy'): SolvedGame => ({
  id,
  at: noon(day),
  ms,
  board: '9x9:3x3',
  difficulty,
  hints,
});

test('counts by board and difficulty; times without hints', () => {
  const { rows } = statisticsOf(
    [solved('a', 1, 60), solved('b', 1, 20), solved('c', 2, 5, 1), solved('d', 2, 90, 3, 'hard')],
    noon(2),
  );
  expect(rows).toEqual([
    { board: '9x9:3x3', difficulty: 'easy', solved: 3, best: 20, mean: 40 },
    { board: '9x9:3x3', difficulty: 'hard', solved: 1, best: undefined, mean: undefined },
  ]);
});

test('small boards first, easy puzzles first; jigsaws of any regions are one kind', () => {
  const rows = [
    ['16x16:4x4', 'easy'],
    ['9x9:jigsaw-aab', 'easy'],
    ['9x9:3x3', 'hard'],
    ['9x9:jigsaw-abb+x', 'easy'],
    ['9x9:3x3', 'gentle'],
    ['9x9:jigsaw-abb', 'easy'],
    ['9x9:3x3', ''],
  ].map(([board, difficulty], index) => ({ ...solved(String(index), 1, 1, 0, difficulty), board: board! }));
  expect(statisticsOf(rows, noon(1)).rows.map((row) => [row.board, row.difficulty, row.solved])).toEqual([
    ['9x9:3x3', '', 1],
    ['9x9:3x3', 'gentle', 1],
    ['9x9:3x3', 'hard', 1],
    ['9x9:jigsaw-', 'easy', 2],
    ['9x9:jigsaw-+x', 'easy', 1],
    ['16x16:4x4', 'easy', 1],
  ]);
});

test.each([
  ['nothing', [], 20, 0, 0],
  ['today only', [20], 20, 1, 1],
  ['up to yesterday still counts', [18, 19], 20, 2, 2],
  ['broken two days ago', [16, 17, 18], 20, 0, 3],
  ['the longest is not the last', [1, 2, 3, 4, 19, 20], 20, 2, 4],
  ['twice a day is one day', [19, 19, 20, 20], 20, 2, 2],
  // Clocks change in the last nights of October and March in much of Europe.
  ['over the change of clocks', [-8, -7, -6, -5], -5, 4, 4],
])('days in a row: %s', (_, days, today, streak, longestStreak) => {
  const games = days.map((day, index) => solved(String(index), day, 1));
  expect(statisticsOf(games, noon(today))).toMatchObject({ streak, longestStreak, solved: days.length });
});
