import { expect, test } from 'vitest';
import { aheadBy, sampleOf, type TimeSample, withSample } from './time.ts';

test('the quickest answer gives the time of the service', () => {
  expect(aheadBy([])).toBe(0);
  let samples: readonly TimeSample[] = [];
  // The service is 1000 ahead; the way there and the way back take their time.
  for (const [there, back] of [
    [80, 10],
    [12, 10],
    [5, 300],
  ] as const)
    samples = withSample(samples, sampleOf(0, there + back, 1000 + there));
  expect(aheadBy(samples)).toBe(1001);
});

test('what is long past no longer counts', () => {
  let samples = withSample([], sampleOf(0, 2, 500));
  for (let count = 0; count < 10; count++) samples = withSample(samples, sampleOf(0, 40, 920));
  expect(aheadBy(samples)).toBe(900);
});
