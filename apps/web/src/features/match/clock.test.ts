import { expect, test } from 'vitest';
import { type Clock, leftAt, makeDial, shownClock, untilChange } from './clock.ts';

const running: Clock = { left: 61_000, since: 5000, isRunning: true };

test.each([
  [5000, 61_000],
  [4000, 61_000],
  [6500, 59_500],
  [66_000, 0],
  [90_000, 0],
])('a running clock at %i shows %i ms', (now, left) => expect(leftAt(running, now)).toBe(left));

test('a clock that stands shows what it showed', () =>
  expect(leftAt({ ...running, isRunning: false }, 90_000)).toBe(61_000));

test.each([
  [240_000, '4:00'],
  [239_999, '3:59'],
  [61_001, '1:01'],
  [10_000, '0:10'],
  [9999, '0:09.9'],
  [149, '0:00.1'],
  [0, '0:00'],
])('%i ms: %s', (ms, text) => expect(shownClock(ms)).toBe(text));

test('the text changes when it is said to, and not a millisecond before', () => {
  for (const ms of [240_000, 61_001, 60_999, 10_001, 10_000, 9999, 9950, 101, 100, 99]) {
    const wait = untilChange(ms);
    expect(shownClock(ms - wait), `${ms}`).not.toBe(shownClock(ms));
    expect(shownClock(ms - wait + 1), `${ms}`).toBe(shownClock(ms));
  }
  expect(untilChange(0)).toBe(Infinity);
});

test('a dial never goes back within a turn', () => {
  const dial = makeDial();
  expect(dial(running, 7000)).toBe(59_000);
  // The clock of the service turns out to be behind what was thought.
  expect(dial(running, 6900)).toBe(59_000);
  expect(dial(running, 7100)).toBe(58_900);
  // What the service says itself is shown at once.
  expect(dial({ left: 63_000, since: 8000, isRunning: false }, 8000)).toBe(63_000);
});
