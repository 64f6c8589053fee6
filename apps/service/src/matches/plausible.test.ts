import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Effort, isPlausible } from './plausible.ts';

const DAY = 86_400_000;
const known = { cells: 50, age: 30 * DAY, finished: 20, best: 900 };
const newcomer = { cells: 50, age: 60_000, finished: 0, best: null };

test.each<[string, Effort, boolean]>([
  ['17 ms', { ...newcomer, ms: 17 }, false],
  ['17 ms of somebody who is known', { ...known, ms: 17 }, false],
  ['a good time of a newcomer', { ...newcomer, ms: 50_000 }, true],
  ['a record of a newcomer', { ...newcomer, ms: 49_000 }, false],
  ['a record of somebody who is nearly as quick on other days', { ...known, ms: 35_000 }, true],
  ['twice as quick as on any other day', { ...known, ms: 22_000 }, false],
  ['an account that was made for it', { ...known, age: DAY / 2, ms: 35_000 }, false],
])('%s', (_name, effort, isFine) => expect(isPlausible(effort)).toBe(isFine));

const anyEffort = fc.record<Effort>({
  cells: fc.integer({ min: 20, max: 70 }),
  ms: fc.integer({ min: 0, max: 200_000 }),
  age: fc.integer({ min: 0, max: 10 * DAY }),
  finished: fc.integer({ min: 0, max: 10 }),
  best: fc.option(fc.integer({ min: 200, max: 5000 })),
});

test('who needs longer, is here longer, or has finished more is believed no less', () =>
  fc.assert(
    fc.property(anyEffort, fc.nat(100_000), fc.nat(DAY), fc.nat(5), (effort, later, older, more) => {
      const { ms, age, finished } = effort;
      if (isPlausible(effort))
        expect(isPlausible({ ...effort, ms: ms + later, age: age + older, finished: finished + more })).toBe(true);
    }),
  ));
