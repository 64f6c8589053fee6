import { expect, test } from 'vitest';
import { makeGame, play, undo } from '../model/game.ts';
import { likelyMinutes, USUAL_MINUTES } from './likely.ts';
import { filledFor, isOwn, isTimed, type SolvedGame, solvedFrom } from './solved.ts';
import { daysOf, medianOf, outcomeOf, statisticsOf, timesOf } from './statistics.ts';

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
    { board: '9x9:3x3', difficulty: 'easy', solved: 3, helped: 0, best: 20, median: 40 },
    { board: '9x9:3x3', difficulty: 'hard', solved: 1, helped: 0, best: undefined, median: undefined },
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

/** A game completed with help. */
const helped = (id: string, day: number, ms: number): SolvedGame => ({ ...solved(id, day, ms), filled: 12 });

test('a game solved with help counts as solved, but for no streak and no time', () => {
  const all = [solved('a', 18, 60), helped('b', 19, 1), solved('c', 20, 80), helped('d', 21, 2)];
  expect(statisticsOf(all, noon(21))).toMatchObject({ solved: 4, helped: 2, streak: 1, longestStreak: 1 });
  expect(statisticsOf(all, noon(21)).rows).toMatchObject([{ solved: 4, helped: 2, best: 60, median: 70 }]);
  expect(timesOf(all, { board: '9x9:3x3', difficulty: 'easy' }).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('what was solved before cells were counted is as good as before', () => {
  expect(isTimed(solved('old', 1, 5))).toBe(true);
});

test('cells that were filled for the player are counted, each once, also when they were taken back', () => {
  const start = makeGame('4x4:2x2', new Array(16).fill(0), { kind: 'new' }, 'a', 0);
  const step = { do: 'step', eliminations: [{ cell: 5, digit: 2 }], clean: true } as const;
  const struck = play(start, { ...step, placements: [] });
  expect(filledFor(struck)).toBe(0);
  const mine = play(struck, { do: 'digit', cells: [3], digit: 1, clean: true });
  expect(isOwn(solvedFrom(mine))).toBe(true);
  const once = undo(play(mine, { ...step, placements: [{ cell: 0, digit: 1 }] }));
  const both = [
    { cell: 0, digit: 1 },
    { cell: 1, digit: 2 },
  ];
  expect(filledFor(play(once, { ...step, placements: both }))).toBe(2);
  expect(isOwn(solvedFrom(once))).toBe(false);
});

test.each([
  [[], undefined],
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 2, 100], 3],
])('the median of %j is %s', (values, median) => expect(medianOf(values)).toBe(median));

test('what was solved on each day, and how much of it with help', () => {
  const day = (id: string, at: number) => ({ ...solved(id, at, 1), id });
  const days = daysOf([
    day('a', 19),
    helped('b', 19, 1),
    day('daily-2026-11-18-hard', 19),
    { ...helped('c', 20, 1), id: 'daily-2026-11-20-easy' },
  ]);
  expect([...days]).toEqual([
    ['2026-11-19', { solved: 3, helped: 1 }],
    ['2026-11-20', { solved: 1, helped: 1 }],
  ]);
  const outcomes = ['2026-11-18', '2026-11-19', '2026-11-20'].map((day) => outcomeOf(days.get(day)));
  expect(outcomes).toEqual(['missed', 'solved', 'helped']);
});

const minutes = (difficulty: string, ...list: number[]): SolvedGame[] =>
  list.map((many, index) => solved(`${difficulty} ${index}`, 1, many * 60_000, 0, difficulty));

test.each([
  ['a newcomer takes what is usual', [], 'hard', undefined, USUAL_MINUTES.hard],
  ['two games say little', minutes('hard', 5, 5), 'hard', undefined, USUAL_MINUTES.hard],
  ['three of the level say it', minutes('hard', 50, 10, 11), 'hard', undefined, 11],
  ['long times are told in steps of five', minutes('hard', 51, 52, 54), 'hard', undefined, 50],
  [
    'who is twice as fast elsewhere is so here',
    minutes('easy', 3, 3, 3),
    'tricky',
    undefined,
    USUAL_MINUTES.tricky / 2,
  ],
  ['a small board takes a part of it', [], 'hard', '4x4:2x2', Math.round((USUAL_MINUTES.hard * 16) / 81)],
  ['never less than a minute', minutes('easy', 0.1, 0.1, 0.1), 'easy', undefined, 1],
] as const)('likely minutes: %s', (_, games, level, board, expected) =>
  expect(likelyMinutes(level, games, board)).toBe(expected),
);
