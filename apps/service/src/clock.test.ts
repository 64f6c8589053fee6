import { expect, test } from 'vitest';
import { offsetOf, startClock } from './clock.ts';
import type { Store } from './store/store.ts';

test('the look with the shortest trip gives the offset', () => {
  const looks = [
    { trip: 40, offset: 1020 },
    { trip: 4, offset: 1001 },
    { trip: 90, offset: 960 },
  ];
  expect(offsetOf(looks)).toBe(1001);
});

/** A store whose clock is always ahead of the monotonic one, and answers after a while. */
const storeAhead = (monotonic: () => number, ahead: number) =>
  ({ execute: async () => ({ rows: [{ now: String(monotonic() + ahead) }] }) }) as unknown as Store;

test('two nodes whose own clocks are far apart tell the same time', async () => {
  let passed = 0;
  const first = () => passed;
  const second = () => passed + 5_000_000;
  const one = await startClock(storeAhead(first, 7_000_000), first);
  const other = await startClock(storeAhead(second, 2_000_000), second);
  passed = 1234;
  expect([one.now(), other.now()]).toEqual([7_001_234, 7_001_234]);
  one.stop();
  other.stop();
});

test('the time never falls, whatever the machine says', async () => {
  let time = 100;
  const clock = await startClock(
    storeAhead(() => time, 0),
    () => time,
  );
  expect(clock.now()).toBe(100);
  time = 60;
  expect(clock.now()).toBe(100);
  time = 101;
  expect(clock.now()).toBe(101);
  clock.stop();
});
