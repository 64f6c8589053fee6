import { expect, test } from 'vitest';
import { monthOf, reviewOf } from './index.ts';
import { play, RECORDINGS } from './testing/recordings.ts';

const REVIEWS = RECORDINGS.filter(({ kinds }) => kinds.includes('stall'))
  .slice(0, 5)
  .map((recording) => reviewOf(play(recording).game));

test('a month adds up its games', () => {
  const month = monthOf(REVIEWS);
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  expect(month.games).toBe(5);
  expect(month.ms).toBe(sum(REVIEWS.map(({ ms }) => ms)));
  expect(sum(month.techniques.map(({ ms }) => ms))).toBe(sum(REVIEWS.map(({ ms, restMs }) => ms - restMs)));
  expect(sum(month.slips.map(({ count }) => count))).toBe(sum(REVIEWS.map(({ slips }) => slips.length)));
  expect(month.accuracy.sound).toBe(sum(REVIEWS.map(({ accuracy }) => accuracy.sound)));
});

test('what costs most comes first, with the drills that help', () => {
  const { slips, techniques } = monthOf(REVIEWS);
  const stalls = slips.find(({ kind }) => kind === 'stall')!;
  expect(stalls).toMatchObject({ lostMs: expect.any(Number), practise: expect.any(String) });
  const costs = techniques.map(({ lostMs, overMs }) => Math.max(lostMs, overMs));
  expect(costs).toEqual(costs.toSorted((a, b) => b - a));
});

test('a month without games is empty', () =>
  expect(monthOf([])).toMatchObject({ games: 0, techniques: [], slips: [], accuracy: { sound: 0 } }));
