import { describe, expect, test } from 'vitest';
import type { Calibration } from './calibration.ts';
import type { Code } from './code.ts';
import { totalsOf } from './outcome.ts';
import { standingsOf } from './standings.ts';
import { PLAN, turnOf } from './testing.ts';

const BATCH = { ...PLAN, batch: 50 };

type Row = readonly [string, readonly (number | Code)[]];
const standing = (plan: typeof PLAN, ...rows: readonly Row[]) =>
  standingsOf(
    plan,
    rows.map(([name, outcomes]) => turnOf(name, outcomes)),
  ).map(({ entry, rank, par2, first }) => [entry, rank, Number(par2.toFixed(4)), Number(first.toFixed(2))]);

describe('rounds of many puzzles: PAR2 decides', () => {
  test.each<[string, readonly Row[], unknown]>([
    [
      'the quicker one',
      [
        ['a', [20, 20]],
        ['b', [10, 10]],
      ],
      [
        ['b', 1, 0.01, 2],
        ['a', 2, 0.02, 0],
      ],
    ],
    [
      'a missed task counts twice its limit',
      [
        ['a', [10, 'missed']],
        ['b', [900, 900]],
      ],
      [
        ['b', 1, 0.9, 1],
        ['a', 2, 1.005, 1],
      ],
    ],
    ['a late answer counts with its time', [['a', [10, 'late']]], [['a', 1, 1.005, 1]]],
    [
      'less than the doubt of the pings is a tie',
      [
        ['a', [10, 10]],
        ['b', [10.5, 10.5]],
        ['c', [11.2, 11.2]],
      ],
      [
        ['a', 1, 0.01, 1],
        ['b', 1, 0.0105, 1],
        ['c', 3, 0.0112, 0],
      ],
    ],
    [
      'nobody has an answer',
      [
        ['a', ['ended', 'out']],
        ['b', ['house', 'out']],
      ],
      [
        ['a', 1, 2, 0],
        ['b', 1, 2, 0],
      ],
    ],
  ])('%s', (_name, rows, expected) => expect(standing(BATCH, ...rows)).toEqual(expected));
});

describe('rounds of one puzzle: the first answers decide', () => {
  test.each<[string, readonly Row[], unknown]>([
    [
      'a point a task',
      [
        ['a', [20, 20, 900]],
        ['b', [30, 30, 1]],
      ],
      [
        ['a', 1, 0.3133, 2],
        ['b', 2, 0.0203, 1],
      ],
    ],
    [
      'shared in a tie',
      [
        ['a', [5, 5, 5]],
        ['b', [5.2, 9, 9]],
      ],
      [
        ['a', 1, 0.005, 2.5],
        ['b', 2, 0.0077, 0.5],
      ],
    ],
    [
      'no point where nobody answered',
      [
        ['a', ['missed', 5, 5]],
        ['b', ['count', 'out', 'out']],
      ],
      [
        ['a', 1, 0.67, 2],
        ['b', 2, 2, 0],
      ],
    ],
  ])('%s', (_name, rows, expected) => expect(standing({ ...PLAN, tasks: 3 }, ...rows)).toEqual(expected));
});

test('times tie where the pings of both vary; who delays pongs of its own wins no tie', () => {
  const [even, shaky] = [
    { leastMs: 0, tieMs: 1 },
    { leastMs: 0, tieMs: 50 },
  ];
  const ranks = (first: Calibration, second: Calibration) =>
    standingsOf(BATCH, [turnOf('a', [10, 10], first), turnOf('b', [40, 40], second)]).map(({ rank }) => rank);
  expect(ranks(shaky, shaky)).toEqual([1, 1]);
  expect(ranks(even, shaky)).toEqual([1, 2]);
  expect(ranks(shaky, even)).toEqual([1, 2]);
});

test('faults are counted, and processor time is the mean of what was answered', () => {
  const [row] = standingsOf(BATCH, [turnOf('a', [10, 30, 'missed', 'missed', 'cpu'])]);
  expect(row).toMatchObject({
    right: 2,
    tasks: 5,
    cpuMs: 10,
    faults: [
      { code: 'missed', count: 2 },
      { code: 'cpu', count: 1 },
    ],
  });
});

test('while a round goes on, only tasks that all have received earn points', () =>
  expect(standing(BATCH, ['a', [10, 10, 10]], ['b', [20]], ['c', []])).toEqual([
    ['a', 1, 0.01, 1],
    ['b', 2, 0.02, 0],
  ]));

test('a round that an entry did not play counts as missed in the total', () => {
  const entries = ['a', 'b'].map((name) => ({ name, version: '1' }));
  const rounds = [
    { plan: BATCH, seed: 1, turns: [turnOf('a', [10, 10]), turnOf('b', [20, 20])] },
    { plan: { ...BATCH, name: 'large', ms: 4000 }, seed: 2, turns: [turnOf('b', [500, 500])] },
  ];
  expect(totalsOf({ seed: 0, entries, rounds })).toEqual([
    { rank: 1, entry: 'b', par2: 0.26, first: 2, won: 1, played: 2 },
    { rank: 2, entry: 'a', par2: 4.005, first: 2, won: 1, played: 1 },
  ]);
});
