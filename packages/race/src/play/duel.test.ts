import { describe, expect, test } from 'vitest';
import { begun, lastOf, on, type Play, type Said, SMALL, START, setupOf } from '../testing.ts';

// The board of these tests: four empty cells, and every position has a full house, so that par is
// 2 seconds, the bonus 1 second and the cost of a mistake 12 seconds.
//
//     1 . 3 4      digits 2, 1, 2, 1 are missing
//     3 4 . 2
//     2 1 4 3
//     4 3 . .

const FOUR_MINUTES = 240_000;

const move = (seat: number, cell: number, digit: number): Said => ({ t: 'move', seat, cell, digit });
const duelOf = ({ state }: Play) => state.progress.duel!;
const kinds = ({ log }: Play, count: number) => log.slice(-count).map(({ k }) => k);
const given = begun();

describe('D1, D2: the start', () => {
  test('both see every given digit, the clocks show T, and only the clock of whoever is to move runs', () => {
    expect(duelOf(given)).toMatchObject({
      digits: [1, 0, 3, 4, 3, 4, 0, 2, 2, 1, 4, 3, 4, 3, 0, 0],
      turn: 0,
      since: START,
      par: 2,
      clocks: [{ left: FOUR_MINUTES }, { left: FOUR_MINUTES }],
    });
    const later = on(given, [START + 9000, move(0, 1, 2)]);
    expect(duelOf(later).clocks.map(({ left }) => left)).toEqual([FOUR_MINUTES - 9000 + 1000, FOUR_MINUTES]);
  });

  test('the first quota of lag comes from the round trips before', () => {
    const far = begun(setupOf(), { rtt: { mean: 60, least: 50 } });
    expect(duelOf(far).clocks.map(({ quota }) => quota)).toEqual([300, 300]);
  });

  test.each([
    ['00000000', 0],
    ['00000001', 1],
    ['fffffffe', 0],
  ])('the toss %s lets seat %i begin', (start, seat) => {
    expect(duelOf(begun(setupOf(), { toss: start.padEnd(64, '7') })).turn).toBe(seat);
  });
});

test('D3: a right digit stays, earns half of the par and gives the turn to the other', () => {
  const after = on(given, [START + 5000, move(0, 1, 2)]);
  expect(lastOf(after).events).toMatchObject([
    {
      k: 'placed',
      seat: 0,
      at: START + 5000,
      body: { used: 5000, forgiven: 0, bonus: 1000, par: 2, isPrepared: false },
    },
  ]);
  expect(duelOf(after)).toMatchObject({ turn: 1, since: START + 5000, counts: [1, 0], hasMoved: [true, false] });
});

test('D5: a wrong digit costs 10 seconds and the par, ends the turn, and is struck out for both', () => {
  const after = on(given, [START + 5000, move(0, 1, 4)]);
  expect(lastOf(after).events).toMatchObject([{ k: 'wrong', seat: 0, body: { used: 5000, cost: 12_000 } }]);
  expect(duelOf(after)).toMatchObject({ turn: 1, struckOut: [{ cell: 1, digit: 4 }], counts: [0, 0] });
  expect(duelOf(after).clocks[0]!.left).toBe(FOUR_MINUTES - 17_000);
  expect(lastOf(on(after, [START + 6000, move(1, 1, 4)])).refusal!.code).toBe('struck-out');
});

describe('D6: passing', () => {
  test('costs 10 seconds and the par, and gives the turn to the other', () => {
    const after = on(given, [START + 5000, { t: 'pass', seat: 0 }]);
    expect(lastOf(after).events).toMatchObject([{ k: 'passed', seat: 0, body: { used: 5000, cost: 12_000, par: 2 } }]);
    expect(duelOf(after)).toMatchObject({ turn: 1, passes: 1 });
  });

  test('two in a row: the referee places the easiest digit, and nobody earns anything', () => {
    const after = on(given, [START + 5000, { t: 'pass', seat: 0 }], [START + 6000, { t: 'pass', seat: 1 }]);
    expect(lastOf(after).events).toMatchObject([{ k: 'passed' }, { k: 'shown', seat: null, at: START + 6000 }]);
    expect(duelOf(after)).toMatchObject({ turn: 0, passes: 0, counts: [0, 0] });
    expect(duelOf(after).digits.filter((digit) => digit === 0)).toHaveLength(3);
    expect(duelOf(after).clocks.map(({ left }) => left)).toEqual([FOUR_MINUTES - 17_000, FOUR_MINUTES - 13_000]);
  });

  test('a move between two passes: nothing is shown', () => {
    const after = on(
      given,
      [START + 1000, { t: 'pass', seat: 0 }],
      [START + 2000, move(1, 1, 2)],
      [START + 3000, { t: 'pass', seat: 0 }],
    );
    expect(duelOf(after).passes).toBe(1);
    expect(kinds(after, 1)).toEqual(['passed']);
  });

  test('the last digit may be shown: the board is full', () => {
    const after = on(
      given,
      [START + 1000, move(0, 1, 2)],
      [START + 2000, move(1, 6, 1)],
      [START + 3000, move(0, 14, 2)],
      [START + 4000, { t: 'pass', seat: 1 }],
      [START + 5000, { t: 'pass', seat: 0 }],
    );
    expect(kinds(after, 3)).toEqual(['passed', 'shown', 'done']);
    expect(after.state.progress.result!.ending).toBe('full');
  });
});

/** All but the last cell is filled; the seats have needed so many ms for each of their moves. */
const nearlyFull = (a: number, b: number, setup = setupOf()) => {
  let now = START;
  return on(begun(setup), [(now += a), move(0, 1, 2)], [(now += b), move(1, 6, 1)], [(now += a), move(0, 14, 2)]);
};
const nowOf = ({ state }: Play) => state.progress.at;

describe('D7: the end', () => {
  test.each([
    ['more time left wins', 5000, 4000, [2, 1]],
    ['and the other way round', 4000, 5000, [1, 2]],
    ['the same ms is a draw', 5000, 5000, [1, 1]],
  ])('a full board: %s', (_name, a, b, places) => {
    const before = nearlyFull(a, b);
    const after = on(before, [nowOf(before) + b, move(1, 15, 1)]);
    const { ending, standings } = after.state.progress.result!;
    expect([ending, standings.map(({ place }) => place)]).toEqual(['full', places]);
    expect(standings.map(({ ms, count }) => [ms, count])).toEqual([
      [FOUR_MINUTES + 2000 - 2 * a, 2],
      [FOUR_MINUTES + 2000 - 2 * b, 2],
    ]);
  });

  const moved = on(given, [START + 1000, move(0, 1, 2)], [START + 2000, move(1, 6, 1)]);
  const { left, quota } = duelOf(moved).clocks[0]!;
  const flagged = (after: Play) => {
    expect(kinds(after, 2)).toEqual(['flag', 'done']);
    expect(after.state.progress.result).toMatchObject({
      ending: 'flag',
      standings: [{ place: 2, ms: 0 }, { place: 1 }],
    });
  };

  test('a move with a millisecond left counts', () => {
    expect(kinds(on(moved, [START + 2000 + left - 1, move(0, 14, 2)]), 1)).toEqual(['placed']);
  });

  test('a move on the millisecond of the flag comes too late', () => {
    const after = on(moved, [START + 2000 + left, move(0, 14, 2)]);
    flagged(after);
    expect(lastOf(after).refusal!.code).toBe('over');
  });

  test('a move on its way while the flag falls counts, for lag is forgiven out of the quota', () => {
    const late: Said = { t: 'move', seat: 0, cell: 14, digit: 2, took: left - 100, rtt: { mean: 70, least: 60 } };
    expect(lastOf(on(moved, [START + 2000 + left + 5, late])).events).toMatchObject([
      { k: 'placed', body: { used: left - 100 + 5 - 10 + 5, forgiven: 105 } },
    ]);
  });

  test('the deadline is the flag and the quota; then whoever looks first ends the duel, at the deadline', () => {
    const deadline = START + 2000 + left + quota;
    expect(moved.log.at(-1)!.deadline).toBe(deadline);
    expect(lastOf(on(moved, [deadline - 1, { t: 'due' }])).events).toEqual([]);
    const after = on(moved, [deadline + 700, { t: 'due' }]);
    flagged(after);
    expect(nowOf(after)).toBe(deadline);
    const others = on(moved, [deadline + 700, { t: 'prepare', seat: 1, placement: null }]);
    flagged(others);
    expect(lastOf(others).refusal!.code).toBe('over');
  });

  test('a cost that empties the clock ends the duel', () => {
    const after = on(moved, [START + 2000 + left - 11_000, move(0, 14, 4)]);
    expect(kinds(after, 2)).toEqual(['wrong', 'done']);
    expect(after.state.progress.result).toMatchObject({
      ending: 'flag',
      standings: [{ place: 2, ms: 0 }, { place: 1 }],
    });
  });

  test('rated: the second puzzle is begun by the other, and the times add up', () => {
    const second = { ...SMALL, puzzle: '1234341221434.2.', solution: '1234341221434321' };
    const rated = nearlyFull(5000, 4000, setupOf({ isRated: true }, [SMALL, second]));
    const next = on(rated, [nowOf(rated) + 4000, move(1, 15, 1)]);
    expect(kinds(next, 2)).toEqual(['placed', 'next']);
    expect(duelOf(next)).toMatchObject({ leg: 1, turn: 1, struckOut: [], par: 2 });
    expect(duelOf(next).clocks.map(({ left: now }) => now)).toEqual([2 * FOUR_MINUTES - 8000, 2 * FOUR_MINUTES - 6000]);
    const after = on(next, [nowOf(next) + 3500, move(1, 13, 3)], [nowOf(next) + 7000, move(0, 15, 1)]);
    expect(after.state.progress.result).toMatchObject({
      ending: 'full',
      standings: [
        { place: 2, count: 3 },
        { place: 1, count: 3 },
      ],
    });
  });
});

describe('D8: a prepared placement', () => {
  const prepare = (seat: number, cell: number, digit: number): Said => ({
    t: 'prepare',
    seat,
    placement: { cell, digit },
  });
  const waiting = on(given, [START + 1000, prepare(1, 6, 1)]);

  test('waits, and is played for 100 ms when its turn comes', () => {
    expect(duelOf(waiting).prepared).toEqual([null, { cell: 6, digit: 1 }]);
    const after = on(waiting, [START + 3000, move(0, 1, 2)]);
    expect(lastOf(after).events).toMatchObject([
      { k: 'placed', seat: 0 },
      { k: 'placed', seat: 1, at: START + 3000, body: { used: 100, bonus: 1000, isPrepared: true } },
    ]);
    expect(duelOf(after)).toMatchObject({ turn: 0, since: START + 3000, prepared: [null, null] });
    expect(duelOf(after).clocks[1]!.left).toBe(FOUR_MINUTES - 100 + 1000);
  });

  test('a wrong placement costs what every wrong digit costs', () => {
    const after = on(given, [START + 1000, prepare(1, 6, 3)], [START + 3000, move(0, 1, 2)]);
    expect(lastOf(after).events[1]).toMatchObject({ k: 'wrong', seat: 1, body: { used: 100, cost: 12_000 } });
  });

  test.each<[string, Said, Said]>([
    ['its cell is taken', prepare(1, 1, 2), move(0, 1, 2)],
    ['its digit was struck out', prepare(1, 1, 4), move(0, 1, 4)],
  ])('is dropped unpunished if %s', (_name, prepared, played) => {
    const after = on(given, [START + 1000, prepared], [START + 3000, played]);
    expect(kinds(after, 1)).toEqual(['dropped']);
    expect(duelOf(after)).toMatchObject({ turn: 1, prepared: [null, null], clocks: [{}, { left: FOUR_MINUTES }] });
  });

  test('is played after a pass too', () => {
    expect(kinds(on(waiting, [START + 3000, { t: 'pass', seat: 0 }]), 2)).toEqual(['passed', 'placed']);
  });

  test('another takes its place, and nothing takes it back', () => {
    const other = on(waiting, [START + 2000, prepare(1, 14, 2)]);
    expect(duelOf(other).prepared[1]).toEqual({ cell: 14, digit: 2 });
    expect(duelOf(on(other, [START + 2500, { t: 'prepare', seat: 1, placement: null }])).prepared[1]).toBeNull();
  });

  test('is refused in one’s own turn, and for a filled cell', () => {
    expect(lastOf(on(given, [START + 1, prepare(0, 1, 2)])).refusal!.code).toBe('own-turn');
    expect(lastOf(on(given, [START + 1, prepare(1, 0, 1)])).refusal!.code).toBe('given');
  });
});

describe('D9: what is refused costs nothing', () => {
  const moved = on(given, [START + 1000, move(0, 1, 2)]);
  test.each<[code: string, said: Said]>([
    ['stale', { ...move(1, 6, 1), base: 3 } as Said],
    ['future', { ...move(1, 6, 1), base: 99 } as Said],
    ['turn', move(0, 6, 1)],
    ['cell', move(1, 16, 1)],
    ['digit', move(1, 6, 5)],
    ['digit', move(1, 6, 0)],
    ['given', move(1, 0, 1)],
    ['filled', move(1, 1, 2)],
    ['mode', { t: 'note', seat: 1, cell: 6, digit: 1, isOn: true }],
    ['stale', { t: 'pass', seat: 1, base: 3 }],
    ['turn', { t: 'pass', seat: 0 }],
    ['seat', { t: 'pass', seat: 7 }],
  ])('%s', (code, said) => {
    const after = on(moved, [START + 2000, said]);
    expect(lastOf(after)).toMatchObject({ events: [], refusal: { code } });
    expect(after.state).toBe(moved.state);
  });

  test('two tabs of one seat that move at the same time: the first move counts, the second costs nothing', () => {
    const prepared = on(moved, [START + 2000, { ...move(1, 6, 1), base: 6 } as Said]);
    const both = on(prepared, [START + 2000, { ...move(1, 14, 2), base: 6 } as Said]);
    expect(lastOf(both).refusal!.code).toBe('stale');
    expect(both.state).toBe(prepared.state);
  });

  test('the same cid has the same answer, and only the first command costs', () => {
    const named = { ...move(0, 1, 2), cid: 'mine' } as Said;
    const once = on(given, [START + 1000, named]);
    const twice = on(once, [START + 9000, named]);
    expect(lastOf(twice)).toEqual({ events: [], repeat: once.log.at(-1) });
    expect(twice.state).toBe(once.state);
    const others = on(once, [START + 2000, { ...move(1, 6, 1), cid: 'mine' } as Said]);
    expect(kinds(others, 1)).toEqual(['placed']);
  });
});

describe('D10: leaving', () => {
  const away = on(
    given,
    [START + 1000, move(0, 1, 2)],
    [START + 2000, move(1, 6, 1)],
    [START + 3000, { t: 'leave', seat: 0 }],
  );

  test('the clock runs on', () => {
    const after = on(away, [START + 9000, { t: 'back', seat: 0 }], [START + 10_000, move(0, 14, 2)]);
    expect(lastOf(after).events[0]).toMatchObject({ body: { used: 8000 } });
  });

  test('after 30 seconds, and not before, the other may claim the win', () => {
    expect(lastOf(on(away, [START + 32_999, { t: 'claim', seat: 1 }])).refusal!.code).toBe('present');
    const after = on(away, [START + 33_000, { t: 'claim', seat: 1 }]);
    expect(after.state.progress.result).toMatchObject({ ending: 'claimed', standings: [{ place: 2 }, { place: 1 }] });
  });

  test('who is back in time cannot be claimed against', () => {
    const back = on(away, [START + 20_000, { t: 'back', seat: 0 }]);
    expect(lastOf(on(back, [START + 40_000, { t: 'claim', seat: 1 }])).refusal!.code).toBe('present');
  });

  test('a side without a move 30 seconds after its turn began: void', () => {
    expect(given.log.at(-1)!.deadline).toBe(START + 30_000);
    expect(on(given, [START + 30_000, { t: 'due' }]).state.progress.result).toEqual({ ending: 'void', standings: [] });
    const moved = on(given, [START + 20_000, move(0, 1, 2)]);
    expect(moved.log.at(-1)!.deadline).toBe(START + 50_000);
    expect(on(moved, [START + 50_000, { t: 'due' }]).state.progress.result!.ending).toBe('void');
  });

  test('a player may resign at any time', () => {
    const after = on(given, [START + 5, { t: 'resign', seat: 1 }]);
    expect(after.state.progress.result).toMatchObject({ ending: 'resigned', standings: [{ place: 1 }, { place: 2 }] });
  });
});
