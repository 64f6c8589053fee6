import type { MatchRules } from '@pencilmark/race';
import { describe, expect, test } from 'vitest';
import {
  type Browser,
  begun,
  type Duel,
  duelBetween,
  enter,
  guest,
  hangUp,
  newMatch,
  player,
  serviceOfFile,
  type Talk,
} from '../testing.ts';

// Each mode once from the first to the last digit, through the whole service.

const service = await serviceOfFile();

const execute = (text: string, values: readonly unknown[] = []) => service.lifecycle.node().store.execute(text, values);

const YEAR = 365 * 24 * 3600 * 1000; // ms

/** A puzzle of a match, and the cells that are to be filled. */
async function puzzleOf(match: string, leg = 0): Promise<{ solution: number[]; empty: number[] }> {
  const { rows } = await execute('select setup from match where public_id = $1', [match]);
  const { puzzle, solution } = rows[0].setup.puzzles[leg];
  const empty = [...puzzle].flatMap((character, cell) => (character === '.' ? [cell] : []));
  return { solution: Array.from(solution as string, Number), empty };
}

let moves = 0;

/** Sends a move and waits for its ack. */
async function move(talk: Talk, cell: number, digit: number, base = 0): Promise<number> {
  const cid = `m${++moves}`;
  talk.say({ t: 'move', cid, base, cell, digit });
  const ack = await talk.next('ack');
  expect(ack.cid).toBe(cid);
  return ack.seq;
}

/** Lets both play right digits in turn, from a position on, until the puzzle is full. */
async function fill({ match, talks }: Duel, leg: number, from: { base: number; turn: number }): Promise<void> {
  const { solution, empty } = await puzzleOf(match, leg);
  let { base, turn } = from;
  for (const cell of empty) {
    base = await move(talks[turn]!, cell, solution[cell]!, base);
    turn = 1 - turn;
  }
}

/** Lets some sit down at a match of a mode; all are ready, and it has started. */
async function started(browsers: readonly Browser[], rules: Partial<MatchRules>) {
  const match = await newMatch(browsers[0]!, { seats: browsers.length, ...rules });
  for (const browser of browsers) await browser.ask('POST', `/v1/matches/${match}/join`, {});
  const talks = await Promise.all(browsers.map((browser) => enter(service, browser, match)));
  for (const talk of talks) talk.say({ t: 'ready', cid: 'ready', nonce: '00000000000000aa' });
  await Promise.all(talks.map((talk) => Promise.all([talk.next('ack'), talk.until('started')])));
  return { match, talks, ...(await puzzleOf(match)) };
}

describe('a rated duel', () => {
  test('goes over two puzzles; more time left in both wins, and the ratings say so', { tags: ['whole'] }, async () => {
    const browsers = [await player(service, 'Anna'), await player(service, 'Bert')] as const;
    const duel = await duelBetween([service, service], browsers, { isRated: true });
    const { match, talks } = duel;
    const first = await begun(duel);
    // Who begins makes one mistake: 10 s and the par of the position are more than all bonuses.
    const { solution, empty } = await puzzleOf(match);
    const wrong = (solution[empty[0]!]! % 4) + 1;
    const base = await move(talks[first.turn]!, empty[0]!, wrong, first.base);
    await fill(duel, 0, { base, turn: 1 - first.turn });
    const next = (await talks[0].until('next')).at(-1)!;
    expect(next).toMatchObject({ k: 'next', body: { begins: 1 - first.turn } });
    await fill(duel, 1, { base: next.seq, turn: 1 - first.turn });
    const { result } = await talks[0].next('over');
    expect(result.ending).toBe('full');
    expect(result.standings.find(({ place }) => place === 1)!.seat).toBe(1 - first.turn);
    const { ratings } = await talks[0].next('over');
    const after = ratings.map((rating) => Math.round(rating.after));
    expect([after[1 - first.turn], after[first.turn]]).toEqual([1662, 1338]);
    hangUp(talks);
  });

  test('finds players who paused for a year less sure of themselves', { tags: ['whole'] }, async () => {
    const sure = async () => (await service.ask('GET', '/v1/accounts/anna')).body.ratings[0];
    await execute(`update rating set deviation = 60`);
    const before = await sure();
    await execute(`update rating set changed_ms = changed_ms - ${YEAR}`);
    const after = await sure();
    expect([before.deviation, Math.round(after.deviation), after.rating]).toEqual([60, 107, before.rating]);
  });
});

describe.concurrent('a race', () => {
  test('is won by who is done first; the other goes on, and a wrong digit costs 10 s', async () => {
    const rules = { mode: 'race' as const };
    const { match, talks, solution, empty } = await started([await guest(service), await guest(service)], rules);
    const [slow, quick] = talks as [Talk, Talk];
    await move(slow, empty[0]!, (solution[empty[0]!]! % 4) + 1);
    for (const cell of empty) await move(quick, cell, solution[cell]!);
    const seen = await slow.until('finished');
    // Each sees how far the other board is, and none of its digits.
    expect(seen.filter(({ seat, k }) => seat === 1 && k !== 'counted' && k !== 'finished')).toEqual([]);
    for (const cell of empty) await move(slow, cell, solution[cell]!);
    const { result } = await slow.next('over');
    const [loser, winner] = result.standings;
    expect([result.ending, loser!.place, winner!.place]).toEqual(['finished', 2, 1]);
    expect(loser!.ms! - winner!.ms!).toBeGreaterThan(10_000 - 250);
    const { body } = await service.ask('GET', `/v1/matches/${match}/log`);
    expect(body.events.filter(({ k }: { k: string }) => k === 'filled').length).toBe(2 * empty.length);
    hangUp(talks);
  });

  test('that is not checked takes any digit, and judges the full board', async () => {
    const rules = { mode: 'race' as const, isChecked: false };
    const { talks, solution, empty } = await started([await guest(service), await guest(service)], rules);
    const [mover] = talks as [Talk];
    const [wrong, ...others] = empty as [number, ...number[]];
    await move(mover, wrong, (solution[wrong]! % 4) + 1);
    for (const cell of others) await move(mover, cell, solution[cell]!);
    expect((await mover.until('judged')).at(-1)).toMatchObject({ seat: 0, body: { penalty: 30_000 } });
    await move(mover, wrong, solution[wrong]!);
    expect((await mover.until('finished')).at(-1)).toMatchObject({ seat: 0 });
    hangUp(talks);
  });
});

describe.concurrent('a team', () => {
  test('fills one board together, with notes for all and one time', async () => {
    const browsers = [await guest(service), await guest(service), await guest(service)];
    const rules = { mode: 'team' as const };
    const { talks, solution, empty } = await started(browsers, rules);
    const cell = empty[0]!;
    talks[2]!.say({ t: 'note', cid: 'note', cell, digit: 1, isOn: true });
    await talks[2]!.next('ack');
    for (const talk of talks) expect((await talk.until('note')).at(-1)).toMatchObject({ seat: 2, body: { cell } });
    await move(talks[1]!, cell, (solution[cell]! % 4) + 1);
    // The service decides who was first; the second is told that the digit stands.
    await move(talks[0]!, cell, solution[cell]!);
    talks[1]!.say({ t: 'move', cid: 'second', base: 0, cell, digit: solution[cell]! });
    expect(await talks[1]!.next('refuse')).toMatchObject({ cid: 'second', code: 'filled' });
    for (const [index, next] of empty.slice(1).entries()) await move(talks[index % 3]!, next, solution[next]!);
    const { result } = await talks[2]!.next('over');
    expect(result.ending).toBe('finished');
    const times = result.standings.map(({ place, ms }) => `${place} ${ms}`);
    expect(new Set(times).size).toBe(1);
    expect(result.standings[0]!.ms).toBeGreaterThan(10_000);
    hangUp(talks);
  });
});

describe.concurrent('the race of the day', () => {
  test('puts whoever has finished into its table, with the time; what nobody can do stands apart', async ({
    expect,
  }) => {
    const path = `/v1/daily/${new Date().toISOString().slice(0, 10)}/gentle`;
    const clara = await player(service, 'Clara');
    const { id } = (await clara.ask('POST', `${path}/attempt`)).body;
    const talk = await enter(service, clara, id);
    talk.say({ t: 'ready', cid: 'r', nonce: '00000000000000aa' });
    await Promise.all([talk.next('ack'), talk.until('started')]);
    const { solution, empty } = await puzzleOf(id);
    for (const cell of empty) await move(talk, cell, solution[cell]!);
    const { result } = await talk.next('over');
    const { ms } = result.standings[0]!;
    const row = { name: 'Clara', ms, match: null };
    await expect.poll(async () => (await service.ask('GET', path)).body).toMatchObject({ table: [], apart: [row] });
    // The same, as a person would have done it.
    const { store } = service.lifecycle.node();
    await store.execute('update attempt set time_ms = 90000 where time_ms = $1', [ms]);
    const slow = { ...row, ms: 90_000 };
    expect((await service.ask('GET', path)).body).toMatchObject({ table: [slow], apart: [] });
    // A second attempt is the first.
    expect((await clara.ask('POST', `${path}/attempt`)).body.id).toBe(id);
    hangUp([talk]);
  });
});
