import { PERIODS as KEPT } from '@pencilmark/service';
import { expect, test } from 'vitest';
import { PERIODS, readPeriods } from './periods.ts';

test('the command knows every period of the service', () => {
  expect([...PERIODS]).toEqual(Object.keys(KEPT));
});

test.each([
  ['matches=30', { matches: 30 }],
  ['guests=7, results=36500', { guests: 7, results: 36_500 }],
])('%s are days', (text, periods) => {
  expect(readPeriods(text)).toEqual({ ok: true, value: periods });
});

test.each([
  ['matches', 'matches: Expected a whole number from 1 to 36500.'],
  ['matches=0', 'matches: Expected a whole number from 1 to 36500.'],
  ['games=3', 'There is no period "games". Known: guests, void'],
  ['', 'There is no period ""'],
])('%j is refused', (text, sentence) => {
  expect(readPeriods(text)).toMatchObject({ ok: false, error: expect.stringContaining(sentence) });
});
