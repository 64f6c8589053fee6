import { describe, expect, test } from 'vitest';
import { begun, lastOf, on, type Play, type Said, START, setupOf } from '../testing.ts';

// Four empty cells: 1 and 14 take a 2, 6 and 15 a 1.

const RIGHT = [
  [1, 2],
  [6, 1],
  [14, 2],
  [15, 1],
] as const;

const move = (seat: number, cell: number, digit: number): Said => ({ t: 'move', seat, cell, digit });
const sideOf = ({ state }: Play, side: number) => state.progress.boards!.sides[side]!;

/** A seat fills its board, a digit a second, so that the last digit arrives at `end`. */
const solving = (seat: number, end: number, rtt?: { mean: number; least: number }): [number, Said][] =>
  RIGHT.map(([cell, digit], index) => [end - 1000 * (3 - index), { ...move(seat, cell, digit), ...(rtt && { rtt }) }]);

const given = begun(setupOf({ mode: 'race', seconds: 600 }));
const single = begun(setupOf({ mode: 'race', seats: 1, seconds: 600 }));

describe('R1: the time', () => {
  test.each([
    ['without what is known of the way', undefined, 20_000],
    ['the least round trip is taken off', { mean: 300, least: 40 }, 19_960],
    ['250 ms at most', { mean: 900, least: 700 }, 19_750],
  ])('runs from the start to the last right digit: %s', (_name, rtt, ms) => {
    const after = on(single, ...solving(0, START + 20_000, rtt));
    expect(lastOf(after).events).toMatchObject([{ k: 'filled' }, { k: 'finished', body: { ms } }, { k: 'done' }]);
    expect(after.state.progress.result).toEqual({
      ending: 'finished',
      standings: [{ seat: 0, place: 1, ms, count: 4 }],
    });
  });

  test('penalties are added, and a credit is taken off', () => {
    const after = on(
      single,
      [START + 1000, move(0, 1, 4)],
      [START + 6000, { t: 'credit', seat: 0, from: START + 2000, cid: 'o' }],
      ...solving(0, START + 20_000),
    );
    expect(sideOf(after, 0).ms).toBe(20_000 + 10_000 - 4000);
  });

  test('R5: whoever is away in the race of the day, the time runs on', () => {
    const away: [number, Said][] = [
      [START + 1000, { t: 'leave', seat: 0 }],
      [START + 15_000, { t: 'back', seat: 0 }],
    ];
    expect(sideOf(on(single, ...away, ...solving(0, START + 20_000)), 0).ms).toBe(20_000);
  });

  test('nobody waits for a countdown alone', () => {
    expect(single.state.progress).toMatchObject({ phase: 'live', since: START });
  });
});

describe('R2: every digit goes to the service', () => {
  test('checked: the k-th wrong digit costs 10 · k seconds, is struck out, and stays off the board', () => {
    const after = on(given, [START + 1, move(0, 1, 4)], [START + 2, move(0, 1, 3)], [START + 3, move(1, 1, 4)]);
    expect(sideOf(after, 0)).toMatchObject({ misses: 2, penalty: 30_000, count: 0 });
    expect(sideOf(after, 0).own!.struckOut).toEqual([
      { cell: 1, digit: 4 },
      { cell: 1, digit: 3 },
    ]);
    expect(sideOf(after, 0).own!.digits[1]).toBe(0);
    expect(sideOf(after, 1).penalty).toBe(10_000);
  });

  test.each<[string, Said]>([
    ['filled', move(0, 1, 2)],
    ['struck-out', move(0, 6, 3)],
    ['given', move(0, 0, 1)],
    ['digit', move(0, 14, 0)],
    ['digit', move(0, 14, 9)],
    ['cell', move(0, 16, 1)],
    ['future', { ...move(0, 14, 1), base: 99 } as Said],
    ['mode', { t: 'pass', seat: 0 }],
    ['mode', { t: 'claim', seat: 0 }],
    ['mode', { t: 'prepare', seat: 0, placement: null }],
  ])('refused without cost: %s', (code, said) => {
    const before = on(given, [START + 1, move(0, 1, 2)], [START + 2, move(0, 6, 3)]);
    const after = on(before, [START + 3, said]);
    expect(lastOf(after).refusal!.code).toBe(code);
    expect(after.state).toBe(before.state);
  });

  const unchecked = begun(setupOf({ mode: 'race', isChecked: false, seconds: 600 }));

  test('unchecked: only a full board is judged, a wrong board costs 30 seconds and can be mended', () => {
    const full = on(
      unchecked,
      [START + 1000, move(0, 1, 2)],
      [START + 2000, move(0, 6, 1)],
      [START + 3000, move(0, 14, 1)],
      [START + 4000, move(0, 15, 1)],
    );
    expect(lastOf(full).events).toMatchObject([{ k: 'filled' }, { k: 'judged', body: { penalty: 30_000 } }]);
    const mended = on(full, [START + 9000, move(0, 14, 2)]);
    expect(lastOf(mended).events).toMatchObject([
      { k: 'filled', body: { count: 4 } },
      { k: 'finished', body: { ms: 39_000 } },
    ]);
  });

  test('unchecked: a digit can be cleared', () => {
    const after = on(unchecked, [START + 1, move(0, 1, 4)], [START + 2, move(0, 1, 0)]);
    expect(lastOf(after).events).toMatchObject([{ k: 'cleared', body: { cell: 1, count: 0 } }]);
    expect(lastOf(on(after, [START + 3, move(0, 1, 0)])).refusal!.code).toBe('empty');
    expect(lastOf(on(unchecked, [START + 3, move(0, 0, 0)])).refusal!.code).toBe('given');
  });
});

describe('R3: the end', () => {
  const first = on(given, ...solving(0, START + 20_000));

  test('when all are done', () => {
    const after = on(first, ...solving(1, START + 30_000));
    expect(after.state.progress.result).toMatchObject({
      ending: 'finished',
      standings: [
        { place: 1, ms: 20_000 },
        { place: 2, ms: 30_000 },
      ],
    });
  });

  test('when the others have left', () => {
    const after = on(first, [START + 21_000, { t: 'resign', seat: 1 }]);
    expect(after.state.progress.result).toMatchObject({ ending: 'finished', standings: [{ place: 1 }, { place: 2 }] });
  });

  test.each([
    ['a quick winner leaves a minute', 20_000, 60_000],
    ['a slow winner leaves as long again', 100_000, 100_000],
    ['but the match has an end', 550_000, 50_000],
  ])('%s', (_name, needed, rest) => {
    const finished = on(given, ...solving(0, START + needed));
    expect(finished.log.at(-1)!.deadline).toBe(START + needed + rest);
    const after = on(finished, [START + needed + rest, { t: 'due' }]);
    expect(after.state.progress.result).toMatchObject({
      ending: 'time',
      standings: [
        { place: 1, ms: needed },
        { place: 2, ms: null, count: 0 },
      ],
    });
  });

  test('unfinished boards rank by their right digits', () => {
    const three = begun(setupOf({ mode: 'race', seats: 3, seconds: 600, isChecked: false }));
    const after = on(
      three,
      [START + 1, move(0, 1, 4)],
      [START + 2, move(0, 6, 3)],
      [START + 3, move(1, 1, 2)],
      [START + 600_000, { t: 'due' }],
    );
    expect(after.state.progress.result!.standings.map(({ place, count }) => [place, count])).toEqual([
      [2, 0],
      [1, 1],
      [2, 0],
    ]);
  });

  test('who has left or finished plays no more', () => {
    expect(lastOf(on(first, [START + 21_000, move(0, 1, 2)])).refusal!.code).toBe('finished');
    expect(lastOf(on(first, [START + 21_000, { t: 'resign', seat: 0 }])).refusal!.code).toBe('finished');
    const left = on(given, [START + 1, { t: 'resign', seat: 1 }]);
    expect(lastOf(on(left, [START + 2, move(1, 1, 2)])).refusal!.code).toBe('resigned');
    expect(lastOf(on(left, [START + 2, { t: 'resign', seat: 1 }])).refusal!.code).toBe('resigned');
  });
});
