import { describe, expect, test } from 'vitest';
import { firstQuota, flagTime, spend } from './clock.ts';

type Move = readonly [elapsed: number, took: number | undefined, rtt: number];

/** The clock after some turns, from four minutes and the first quota of a round trip. */
const after = (rtt: number, ...moves: readonly Move[]) =>
  moves.reduce((clock, [elapsed, took, mean]) => spend(clock, { elapsed, took, rtt: mean }).clock, {
    left: 240_000,
    quota: firstQuota(rtt),
  });

describe('a turn: round trip, quota before → forgiven, quota after', () => {
  test.each<[name: string, quota: number, move: Move, forgiven: number, quotaAfter: number]>([
    ['no lag', 300, [5000, 5000, 60], 0, 400],
    ['lag within the quota', 300, [5000, 4950, 60], 50, 350],
    ['lag as large as the gain leaves the quota alone', 300, [5000, 4900, 60], 100, 300],
    ['lag beyond the quota', 30, [5000, 4900, 60], 30, 100],
    ['lag beyond what was measured is not believed', 300, [5000, 1000, 60], 100, 300],
    ['a client that says nothing', 300, [5000, undefined, 60], 0, 400],
    ['a client that took longer than the turn', 300, [5000, 9000, 60], 0, 400],
    ['a client that took no time', 300, [50, 0, 60], 50, 350],
    ['the quota ends at seven gains', 690, [5000, 5000, 60], 0, 700],
    ['a better line makes the quota smaller', 2800, [5000, 5000, 10], 0, 350],
    ['a gain is at most half a second', 1500, [5000, 2000, 2000], 1500, 500],
    ['a fraction of a round trip is rounded', 300, [5000, 4000, 60.6], 101, 300],
  ])('%s', (_name, quota, [elapsed, took, rtt], forgiven, quotaAfter) => {
    const spent = spend({ left: 240_000, quota }, { elapsed, took, rtt });
    expect(spent).toEqual({
      clock: { left: 240_000 - elapsed + forgiven, quota: quotaAfter },
      used: elapsed - forgiven,
      forgiven,
    });
  });
});

describe('many turns', () => {
  test.each<[name: string, rtt: number, moves: readonly Move[], left: number, quota: number]>([
    ['ten quick turns on a good line', 20, Array(10).fill([2000, 1980, 20]), 240_000 - 10 * 1980, 420],
    [
      'a client that always lies gains what its line costs',
      20,
      Array(10).fill([2000, 0, 20]),
      240_000 - 10 * 1940,
      180,
    ],
    ['a late liar on a bad line', 900, Array(3).fill([3000, 0, 900]), 240_000 - 3 * 3000 + 940 + 940 + 620, 500],
  ])('%s', (_name, rtt, moves, left, quota) => {
    expect(after(rtt, ...moves)).toEqual({ left, quota });
  });
});

test.each([
  ['a good line', 0, 120],
  ['60 ms', 60, 300],
  ['the worst', 5000, 1500],
])('the first quota: %s', (_name, rtt, quota) => {
  expect(firstQuota(rtt)).toBe(quota);
});

test.each([
  ['the quota', { left: 1000, quota: 300 }, 51_300],
  ['two seconds at most', { left: 1000, quota: 3500 }, 53_000],
])('the flag waits for %s', (_name, clock, moment) => {
  expect(flagTime(clock, 50_000)).toBe(moment);
});

test('a turn longer than the clock leaves less than nothing, which is for the rules to judge', () => {
  expect(spend({ left: 1000, quota: 0 }, { elapsed: 1500, rtt: 0 }).clock.left).toBe(-500);
});
