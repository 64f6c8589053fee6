import { expect, test } from 'vitest';
import { makeWished } from '../puzzles/wish.ts';
import { dailyId, dailyOrder, dayOf, isDay, lastDays, timeOfDay } from './daily.ts';

test('days go back over months, leap days and the change of summer time', () => {
  expect(lastDays(3, new Date(2024, 2, 1, 0, 30))).toEqual(['2024-03-01', '2024-02-29', '2024-02-28']);
  const year = lastDays(366, new Date(2026, 10, 21, 23, 59));
  expect(new Set(year).size).toBe(366);
  expect([year[0], year[365]]).toEqual(['2026-11-21', '2025-11-21']);
  for (const day of year) expect(dayOf(timeOfDay(day))).toBe(day);
});

test.each([
  ['2026-11-21', true],
  ['2026-02-29', false],
  ['2026-11-21x', false],
  ['', false],
])('%s is a day: %s', (text, is) => expect(isDay(text)).toBe(is));

test('the puzzle of a day is the same everywhere', () => {
  const { wish, seed } = dailyOrder('2026-11-21', 'easy');
  expect(seed).toBe(dailyOrder('2026-11-21', 'easy').seed);
  expect(makeWished(wish, seed)?.givens).toEqual(makeWished(wish, seed)?.givens);
  const seeds = lastDays(400, new Date(2026, 10, 21)).flatMap((day) => [
    dailyOrder(day, 'easy').seed,
    dailyOrder(day, 'hard').seed,
  ]);
  expect(new Set(seeds).size).toBe(800);
  expect(dailyId('2026-11-21', 'easy')).toBe('daily-2026-11-21-easy');
});
