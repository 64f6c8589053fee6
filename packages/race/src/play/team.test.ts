import { describe, expect, test } from 'vitest';
import { begun, lastOf, on, type Said, START, setupOf } from '../testing.ts';

const move = (seat: number, cell: number, digit: number): Said => ({ t: 'move', seat, cell, digit });
const note = (seat: number, cell: number, digit: number, isOn = true): Said => ({ t: 'note', seat, cell, digit, isOn });

describe('T1: a team', () => {
  const given = begun(setupOf({ mode: 'team', seats: 3, seconds: 600 }));
  const ownOf = ({ state }: typeof given) => state.progress.boards!.sides[0]!.own!;

  test('all place on one board; the order at the service decides', () => {
    const after = on(given, [START + 1, move(0, 1, 2)], [START + 1, move(2, 1, 2)]);
    expect(lastOf(after).refusal!.code).toBe('filled');
    expect(ownOf(after).digits[1]).toBe(2);
  });

  test('each wrong digit costs 10 seconds, the second no more than the first', () => {
    const after = on(given, [START + 1, move(0, 1, 4)], [START + 2, move(1, 1, 3)]);
    expect(after.state.progress.boards!.sides).toMatchObject([{ misses: 2, penalty: 20_000 }]);
  });

  test('notes are shared; the last note wins, and a digit clears them', () => {
    const noted = on(given, [START + 1, note(0, 1, 2)], [START + 2, note(1, 1, 3)], [START + 3, note(2, 1, 2, false)]);
    expect(ownOf(noted).notes[1]).toBe(0b100);
    expect(ownOf(on(noted, [START + 4, move(0, 1, 2)])).notes[1]).toBe(0);
  });

  test('the end is the same for all', () => {
    const after = on(
      given,
      ...([
        [1, 2],
        [6, 1],
        [14, 2],
        [15, 1],
      ].map(([cell, digit], seat) => [START + 5000 + seat, move(seat % 3, cell!, digit!)]) as [number, Said][]),
    );
    expect(after.state.progress.result!.standings).toEqual(
      [0, 1, 2].map((seat) => ({ seat, place: 1, ms: 5003, count: 4 })),
    );
  });
});

test('T1: two teams have a board each; the seats take turns in joining them', () => {
  const given = begun(setupOf({ mode: 'team', seats: 4, teams: 2, seconds: 600 }));
  const after = on(given, [START + 1, move(2, 1, 2)], [START + 2, move(1, 1, 4)]);
  expect(after.state.progress.boards!.sides).toMatchObject([
    { count: 1, penalty: 0 },
    { count: 0, penalty: 10_000 },
  ]);
  const done = on(after, [START + 600_000, { t: 'due' }]);
  expect(done.state.progress.result!.standings.map(({ place }) => place)).toEqual([1, 2, 1, 2]);
});
