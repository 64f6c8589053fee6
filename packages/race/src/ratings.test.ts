import { expect, test } from 'vitest';
import type { MatchResult } from './messages/rules.ts';
import { FIRST_RATING, type Rating, ratingsAfter } from './ratings.ts';

const resultOf = (...places: number[]): MatchResult => ({
  ending: 'finished',
  standings: places.map((place, seat) => ({ seat, place, ms: place * 1000, count: 9 })),
});
const ratingOf = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });

test('the example of Glickman: a win and two losses in one update', () => {
  const ratings = [ratingOf(1500, 200), ratingOf(1400, 30), ratingOf(1550, 100), ratingOf(1700, 300)];
  const [own] = ratingsAfter(resultOf(3, 4, 1, 2), ratings);
  expect(own!.rating).toBeCloseTo(1464.06, 1);
  expect(own!.deviation).toBeCloseTo(151.52, 1);
  expect(own!.volatility).toBeCloseTo(0.05999, 4);
});

test('a draw between equals makes both surer, and leaves their ratings', () => {
  const [one, other] = ratingsAfter(resultOf(1, 1), [FIRST_RATING, FIRST_RATING]);
  expect(one).toEqual(other);
  expect(one!.rating).toBeCloseTo(1500, 6);
  expect(one!.deviation).toBeLessThan(FIRST_RATING.deviation);
});

test.each([
  ['a void match', { ending: 'void', standings: [] } as MatchResult, [FIRST_RATING, FIRST_RATING]],
  ['a match alone', resultOf(1), [FIRST_RATING]],
])('%s changes nothing', (_name, result, ratings) => {
  expect(ratingsAfter(result, ratings)).toEqual(ratings);
});
