import { expect, test } from 'vitest';
import { isDisclosed } from './disclosure.ts';
import { isPlausible } from './plausible.ts';

const DAY = 86_400_000;
const KNOWN = { cells: 50, age: DAY, finished: 3 };

test.each([
  ['17 ms', { ...KNOWN, ms: 17 }, false],
  ['just below half a second a cell', { ...KNOWN, ms: 24_999 }, false],
  ['half a second a cell', { ...KNOWN, ms: 25_000 }, true],
  ['the same of an account that is younger than a day', { ...KNOWN, ms: 25_000, age: DAY - 1 }, false],
  ['the same of an account with two matches', { ...KNOWN, ms: 25_000, finished: 2 }, false],
  ['a second a cell of a new account', { cells: 50, age: 0, finished: 0, ms: 50_000 }, true],
  ['fewer cells need less', { ...KNOWN, cells: 30, ms: 15_000 }, true],
])('%s', (_name, attempt, expected) => expect(isPlausible(attempt)).toBe(expected));

test('the solution of a day is told once the day is over everywhere', () => {
  const at = (moment: string) => isDisclosed('2026-11-22', Date.parse(moment));
  expect(['2026-11-22T12:00Z', '2026-11-23T00:00Z', '2026-11-23T11:59:59Z', '2026-11-23T12:00Z'].map(at)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
