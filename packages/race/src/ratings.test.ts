import { describe, expect, test } from 'vitest';
import type { MatchResult } from './messages/rules.ts';
import { FIRST_RATING, type Rating, ratingsAfter, rested } from './ratings.ts';

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
  const [first, other] = ratingsAfter(resultOf(1, 1), [FIRST_RATING, FIRST_RATING]);
  expect(first).toEqual(other);
  expect(first!.rating).toBeCloseTo(1500, 6);
  expect(first!.deviation).toBeLessThan(FIRST_RATING.deviation);
});

test.each([
  ['a void match', { ending: 'void', standings: [] } as MatchResult, [FIRST_RATING, FIRST_RATING]],
  ['a match alone', resultOf(1), [FIRST_RATING]],
])('%s changes nothing', (_name, result, ratings) => {
  expect(ratingsAfter(result, ratings)).toEqual(ratings);
});

describe('a pause', () => {
  const DAY = 24 * 3600 * 1000;

  test.each([
    ['of less than a period leaves all as it is', ratingOf(1700, 60), 4.9 * DAY, 60],
    ['of one period adds what a match without a result would', ratingOf(1700, 60), 5 * DAY, 60.896],
    ['of ten adds ten times as much, in squares', ratingOf(1500, 200), 50 * DAY, 202.698],
    ['of a life is forgotten as if nobody had played', ratingOf(1700, 60), 36_500 * DAY, 350],
    ['that has not happened changes nothing', ratingOf(1700, 60), -DAY, 60],
  ])('%s', (_name, before, ms, deviation) => {
    expect(rested(before, ms)).toEqual({ ...before, deviation: expect.closeTo(deviation, 2) });
  });
});
