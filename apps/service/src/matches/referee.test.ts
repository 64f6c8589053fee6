import type { Command, MatchEvent } from '@pencilmark/race';
import { expect, test } from 'vitest';
import { newMetrics } from '../metrics.ts';
import type { Appended } from './appender.ts';
import { newLiveMatch } from './live.ts';
import { newReferee } from './referee.ts';

const RULES = {
  mode: 'duel',
  board: '4x4',
  level: 'easy',
  seats: 2,
  seconds: 60,
  isChecked: true,
  isRated: false,
} as const;
const PUZZLE = { board: '4x4', puzzle: '1.3434.2214343..', solution: '1234341221434321' };
const SETUP = { id: 'm', rules: RULES, commit: 'c'.repeat(64), seed: 'seed', puzzles: [PUZZLE] };

/** A duel at 10 000 ms, on a store that takes as long as a test says. Seat 0 begins. */
async function duelOnSlowStore(startsAt = 10_000) {
  let time = 0;
  const match = newLiveMatch(1, SETUP, () => time);
  let delay = 0;
  const append = async (_match: number, _events: readonly MatchEvent[]): Promise<Appended> => {
    // Others have their turn while the store is away.
    await new Promise((resolve) => setImmediate(resolve));
    time += delay;
    delay = 0;
    return 'written';
  };
  const referee = newReferee({
    registry: { pull: async () => {} } as never,
    appender: { append },
    milestones: { note: () => {}, end: async () => {} },
    beats: { node: 'n', lastOf: async () => undefined, wasAway: () => false, stop: async () => {} },
    clock: { now: () => time, stop: () => {} },
    metrics: newMetrics(),
  });
  const act = (command: Command, at = time) => referee.act(match, command, at);
  for (const seat of [0, 1]) await act({ t: 'join', seat, name: 'A' });
  for (const seat of [0, 1]) await act({ t: 'ready', seat, cid: 'r', nonce: 'ab'.repeat(8) });
  time = 10_000;
  await act({ t: 'start', toss: '0'.repeat(64) }, startsAt);
  return {
    match,
    act,
    pass: (ms: number): void => void (time += ms),
    stall: (ms: number): void => void (delay = ms),
    credits: () =>
      match.events.filter(({ k }) => k === 'credit').map(({ seat, body }) => [seat, (body as { ms: number }).ms]),
    settled: () => match.inTurn(async () => {}).then(() => match.inTurn(async () => {})),
  };
}

test('20 commands that waited for the same outage of 2 s bring 2 s, and those that are refused nothing', async () => {
  const duel = await duelOnSlowStore();
  duel.pass(1000);
  duel.stall(2000);
  const waiting = [duel.act({ t: 'phrase', seat: 1, cid: 'hi', phrase: 0 })];
  for (let n = 0; n < 20; n++) waiting.push(duel.act({ t: 'claim', seat: 1, cid: `junk-${n}` }));
  for (let n = 0; n < 20; n++)
    waiting.push(duel.act({ t: 'prepare', seat: 1, cid: `p-${n}`, placement: { cell: 1, digit: 2 } }));
  await Promise.all(waiting);
  await duel.settled();
  expect(duel.credits()).toEqual([[0, 2000]]);
  expect(duel.match.state.progress.duel!.clocks[0]!.left).toBe(62_000);
});

test('refused commands alone earn nothing, however long they waited', async () => {
  const duel = await duelOnSlowStore();
  const slow = duel.match.inTurn(async () => duel.pass(5000));
  const junk = Array.from({ length: 20 }, (_, n) => duel.act({ t: 'claim', seat: 1, cid: `junk-${n}` }));
  await Promise.all([slow, ...junk]);
  await duel.settled();
  expect(duel.credits()).toEqual([]);
});

test('who could not see that the turn had come gets the time back, before the flag', async () => {
  const duel = await duelOnSlowStore();
  const base = () => duel.match.state.progress.seq;
  await duel.act({ t: 'pass', seat: 0, cid: 'a', base: base() });
  await duel.act({ t: 'pass', seat: 1, cid: 'b', base: base() });
  // Seat 1 keeps a little of its clock.
  const spend = async (seat: number, ms: number): Promise<void> => {
    duel.pass(ms);
    await duel.act({ t: 'pass', seat, cid: `s-${seat}-${ms}`, base: base() });
  };
  await spend(0, 1000);
  await spend(1, 32_000);
  const { left, quota } = duel.match.state.progress.duel!.clocks[1]!;
  expect(left + quota).toBeLessThan(8000);
  duel.stall(9000);
  const passed = duel.act({ t: 'pass', seat: 0, cid: 'slow', base: base() });
  // The timer of the deadline rings in the middle of the outage, and waits too.
  const due = duel.act({ t: 'due' }, duel.match.state.progress.at + left + quota);
  await Promise.all([passed, due]);
  await duel.settled();
  expect(duel.credits()).toEqual([[1, 9000]]);
  expect(duel.match.state.progress.phase).toBe('live');
});

test('an event of the future does not hold up its match: clocks and deadlines go on from there', async () => {
  const HOUR = 3_600_000;
  // It was started by a node that was an hour ahead.
  const duel = await duelOnSlowStore(10_000 + HOUR);
  expect(duel.match.ahead()).toBe(HOUR);
  duel.pass(7000);
  await duel.act({ t: 'pass', seat: 0, cid: 'a', base: duel.match.state.progress.seq });
  expect(duel.match.events.at(-1)).toMatchObject({ at: 17_000 + HOUR, body: { used: 7000 } });
  duel.pass(31_000);
  await duel.act({ t: 'due' });
  expect(duel.match.events.at(-1)).toMatchObject({ k: 'done', at: 47_000 + HOUR });
});
