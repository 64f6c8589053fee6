import { puzzleOf } from '@pencilmark/core';
import { expect, test } from 'vitest';
import { filmOf, lineOf, puzzlesIn, readPuzzle, told, watchable } from '../.vitepress/theme/components/watch/film.js';
import { moved, played, speaker, startOf, toggled } from '../.vitepress/theme/components/watch/player.js';

test('a player goes as quickly as it is told, keeps what is left of an event, and stops at the end', () => {
  let player = toggled(startOf(100));
  for (let frame = 0; frame < 60; frame++) player = played(player, 1000 / 60, 20);
  expect(player.at).toBe(20);
  player = played(player, 10_000, 20);
  expect(player).toMatchObject({ at: 100, isPlaying: false });
  expect(toggled(player)).toMatchObject({ at: 0, isPlaying: true });
  expect(played(startOf(100), 1000, 20).at).toBe(0);
});

test.each([
  [-3, 0],
  [7, 7],
  [11, 10],
])('moment %i of ten is %i', (wanted, at) => {
  expect(moved(startOf(10), wanted).at).toBe(at);
});

test('a speaker says the latest text, and one a second', () => {
  let now = 0;
  const due: [number, () => void][] = [];
  const heard: [number, string][] = [];
  const say = speaker((text: string) => heard.push([now, text]), {
    now: () => now,
    wait: (then: () => void, ms: number) => due.push([now + ms, then]),
  });
  for (; now < 2500; now += 100) {
    for (const [, then] of due.splice(0, due[0] && due[0][0] <= now ? 1 : 0)) then();
    say(String(now));
  }
  expect(heard).toEqual([
    [0, '0'],
    [1000, '900'],
    [2000, '1900'],
  ]);
});

test('the texts of a document become puzzles', () => {
  expect(puzzlesIn('easy: 1234; very hard: 5678')).toEqual([
    { name: 'easy', puzzle: '1234' },
    { name: 'very hard', puzzle: '5678' },
  ]);
  expect(readPuzzle('nothing').fault).toContain('is not a puzzle');
  expect(readPuzzle(' 1234341221434321 ').puzzle?.geometry.size).toBe(4);
});

test('a film has the published calls, and tells each moment', () => {
  const puzzle = puzzleOf('500080106000073284407120003709260000003045010001000625090704030070002890125900000');
  const { replay, length } = filmOf('backtracking', puzzle);
  const end = replay!.at(length!);
  expect(end.calls).toBe(52);
  expect(told(end, puzzle.geometry)).toBe('has found the solution');
  expect(lineOf(end)).toBe('532489176916573284487126953759261348263845719841397625698714532374652891125938467');
  expect(told(replay!.at(0), puzzle.geometry)).toBe('has not begun');
  expect(told(replay!.at(2), puzzle.geometry)).toBe('tries 3 in r1c2');
  for (const { name } of watchable()) expect(filmOf(name, puzzle).length).toBeGreaterThan(10);
});
