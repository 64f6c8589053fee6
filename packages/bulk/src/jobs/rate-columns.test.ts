import { expect, test } from 'vitest';
import { plainValueOf } from './rate-columns.ts';
import type { Ratings } from './ratings.ts';

const ratings = {
  se: () => ({ rating: { er: { above: 9.5 }, ep: 1.2 } }),
  hodoku: () => undefined,
} as never as Ratings;

test('as plain data a score is a number, and what is not known to the point is missing', () => {
  expect(plainValueOf(ratings, 'ep')).toBe(1.2);
  expect(plainValueOf(ratings, 'er')).toBe(null);
  expect(plainValueOf(ratings, 'hodoku-score')).toBe(null);
});
