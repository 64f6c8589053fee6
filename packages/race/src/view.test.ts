import { describe, expect, test } from 'vitest';
import type { Viewer } from './messages/snapshot.ts';
import { begun, on, play, SMALL, START, setupOf } from './testing.ts';
import { view, viewEvent } from './view.ts';

const seen = (given: ReturnType<typeof begun>, viewer: Viewer) => view(given.state, viewer);
const seenEvents = ({ log, state }: ReturnType<typeof begun>, viewer: Viewer, count: number) =>
  log.slice(-count).map((event) => viewEvent(state.setup.rules, event, viewer));

test('before the start, nobody sees the puzzle', () => {
  const waiting = play(setupOf(), [0, { t: 'join', seat: 0, name: 'Ann' }]);
  for (const viewer of [0, 1, 'spectator', 'referee'] as const)
    expect(JSON.stringify(seen(waiting, viewer))).not.toContain(SMALL.puzzle);
});

test('the seed, the solution and the second puzzle are in no view', () => {
  const second = { ...SMALL, puzzle: '1234341221434.2.' };
  const given = begun(setupOf({ isRated: true }, [SMALL, second]));
  const text = JSON.stringify([seen(given, 'referee'), given.log]);
  for (const secret of [given.state.setup.seed, SMALL.solution, second.puzzle]) expect(text).not.toContain(secret);
});

test('duel: only whoever prepared a placement sees it', () => {
  const placement = { cell: 6, digit: 1 };
  const given = on(begun(), [START + 1, { t: 'prepare', seat: 1, placement, cid: 'mine' }]);
  expect(seen(given, 1).duel!.prepared).toEqual([null, placement]);
  expect(seenEvents(given, 1, 1)).toMatchObject([{ k: 'prepared', cid: 'mine', body: { placement } }]);
  for (const viewer of [0, 'spectator'] as const) {
    expect(seen(given, viewer).duel!.prepared).toEqual([null, null]);
    expect(seenEvents(given, viewer, 1)).toMatchObject([{ seq: given.log.length, k: 'hidden', seat: null, body: {} }]);
  }
});

test('the cid goes back to its author only', () => {
  const given = on(begun(), [START + 1, { t: 'move', seat: 0, cell: 1, digit: 2, cid: 'mine' }]);
  expect(seenEvents(given, 0, 1)[0]).toHaveProperty('cid', 'mine');
  for (const viewer of [1, 'spectator'] as const) expect(seenEvents(given, viewer, 1)[0]).not.toHaveProperty('cid');
});

describe('race', () => {
  const given = on(
    begun(setupOf({ mode: 'race' })),
    [START + 1, { t: 'move', seat: 0, cell: 1, digit: 2, cid: 'mine' }],
    [START + 2, { t: 'move', seat: 0, cell: 6, digit: 3 }],
  );

  test('a seat sees its own board', () => {
    const own = seen(given, 0).boards!.sides[0]!.own!;
    expect([own.digits[1], own.owners[1], own.owners[6]]).toEqual([2, 0, null]);
    expect(seenEvents(given, 0, 2)).toMatchObject([{ k: 'filled', cid: 'mine' }, { k: 'missed' }]);
  });

  test.each<[Viewer]>([[1], ['spectator']])('%s sees how many digits it has, and its penalties', (viewer) => {
    expect(seen(given, viewer).boards!.sides[0]).toMatchObject({ own: null, count: 1, penalty: 10_000 });
    const events = seenEvents(given, viewer, 2);
    expect(events).toMatchObject([
      { k: 'counted', seat: 0, body: { count: 1, penalty: 0 } },
      { k: 'counted', seat: 0, body: { count: 1, penalty: 10_000 } },
    ]);
    expect(events[0]).not.toHaveProperty('cid');
  });
});

describe('team', () => {
  const note = { t: 'note', seat: 0, cell: 1, digit: 2, isOn: true } as const;

  test('everybody sees the board of a team without rivals', () => {
    const given = on(begun(setupOf({ mode: 'team' })), [START + 1, note]);
    for (const viewer of [1, 'spectator'] as const) {
      expect(seen(given, viewer).boards!.sides[0]!.own!.notes[1]).toBe(0b10);
      expect(seenEvents(given, viewer, 1)).toMatchObject([{ k: 'note' }]);
    }
  });

  test('of two teams, each sees its own', () => {
    const given = on(begun(setupOf({ mode: 'team', seats: 4, teams: 2 })), [START + 1, note]);
    const boardsSeenBy = (viewer: Viewer) => seen(given, viewer).boards!.sides.map(({ own }) => own !== null);
    expect(([0, 1, 2, 'spectator', 'referee'] as const).map(boardsSeenBy)).toEqual([
      [true, false],
      [false, true],
      [true, false],
      [false, false],
      [true, true],
    ]);
    expect(seenEvents(given, 2, 1)).toMatchObject([{ k: 'note' }]);
    expect(seenEvents(given, 1, 1)).toMatchObject([{ k: 'hidden' }]);
  });
});
