import { expect, test } from 'vitest';
import { calibrationOf, merged, withoutWay } from './calibration.ts';

test.each([
  ['one ping', [3], 1, 1],
  ['quick and even', [0.05, 0.06, 0.05, 0.07], 0.05, 1],
  ['a single slow ping of twenty tells nothing', [...Array(19).fill(0.1), 80], 0.1, 1],
  ['three slow pings of twenty do', [...Array(17).fill(0.1), 80, 80, 80], 0.1, 79.9],
  ['no more than 1 ms is taken off, however slow the pongs', [500, 510], 1, 10],
])('%s', (_name, pings, leastMs, tieMs) => {
  const calibration = calibrationOf(pings);
  expect(calibration.leastMs).toBeCloseTo(leastMs);
  expect(calibration.tieMs).toBeCloseTo(tieMs);
});

test('two calibrations are as one the smaller way and the larger doubt', () => {
  expect(merged({ leastMs: 1, tieMs: 2 }, { leastMs: 3, tieMs: 1 })).toEqual({ leastMs: 1, tieMs: 2 });
  expect(withoutWay(0.5, { leastMs: 1, tieMs: 1 })).toBe(0);
});
