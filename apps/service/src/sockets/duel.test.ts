import type { MatchSetup, Snapshot, ViewedEvent } from '@pencilmark/race';
import { follow } from '@pencilmark/race';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../service.ts';
import { type Browser, duelBetween, enter, guest, newMatch, serviceForTests, type Talk } from '../testing.ts';

let service: Service;
let anna: Browser;
let bert: Browser;
beforeAll(async () => {
  service = await serviceForTests();
  anna = await guest(service, 'Anna');
  bert = await guest(service, 'Bert');
});
afterAll(() => service.close());

/** The events that a talk hears until one of a kind has come. */
async function until(one: Talk, k: ViewedEvent['k']): Promise<ViewedEvent[]> {
  const events: ViewedEvent[] = [];
  do events.push((await one.next('event')).event);
  while (events.at(-1)!.k !== k);
  return events;
}

/** What the service keeps of a match and tells nobody before the end. */
async function secretsOf(match: string): Promise<MatchSetup> {
  const { store } = service.lifecycle.node();
  const { rows } = await store.execute('select setup from match where public_id = $1', [match]);
  return rows[0].setup;
}

const digitsOf = (text: string): number[] => Array.from(text, Number);

describe('a duel from the link to the full board', () => {
  test('both see every event, each clock is charged, and at the end all is open', async () => {
    const { match, talks } = await duelBetween(service, [anna, bert]);
    const [first, second] = talks;
    const started = (await until(first, 'started')).at(-1)!;
    await until(second, 'started');
    if (started.k !== 'started') throw new Error('not started');
    const { puzzles } = await secretsOf(match);
    const solution = digitsOf(puzzles[0]!.solution);
    const empty = [...started.body.puzzle].flatMap((character, cell) => (character === '.' ? [cell] : []));
    let turn = started.body.begins!;
    let base = started.seq;
    for (const cell of empty) {
      const mover = talks[turn]!;
      mover.say({ t: 'move', cid: `m${cell}`, base, cell, digit: solution[cell]!, took: 1 });
      const ack = await mover.next('ack');
      const [seen, others] = await Promise.all([until(mover, 'placed'), until(talks[1 - turn]!, 'placed')]);
      expect(seen[0]).toMatchObject({ seq: ack.seq, seat: turn, cid: `m${cell}`, body: { cell, isPrepared: false } });
      expect(others[0]).not.toHaveProperty('cid');
      base = ack.seq;
      turn = 1 - turn;
    }
    const [over, same] = await Promise.all([first.next('over'), second.next('over')]);
    expect(over).toEqual(same);
    expect(over).toMatchObject({ result: { ending: 'full' }, setup: { puzzles }, ratings: [] });
    const { body } = await anna.ask('GET', `/v1/matches/${match}/log`);
    expect(body.events.map(({ seq }: { seq: number }) => seq)).toEqual(
      body.events.map((_: unknown, at: number) => at + 1),
    );
    for (const one of talks) one.socket.close();
  });
});

test('a snapshot and the events after it are what a later snapshot says', async () => {
  const { match, talks } = await duelBetween(service, [anna, bert]);
  const again = await enter(service, anna, match);
  let { snapshot } = (await again.next('welcome')) as { snapshot: Snapshot };
  const events = await until(again, 'started');
  for (const event of events) snapshot = follow(snapshot, event);
  const later = await enter(service, anna, match);
  expect(((await later.next('welcome')) as { snapshot: Snapshot }).snapshot).toEqual(snapshot);
  const missed = await enter(service, anna, match, snapshot.seq);
  expect(await missed.next('welcome')).toMatchObject({ seq: snapshot.seq, events: [{ k: 'started' }] });
  for (const one of [...talks, again, later, missed]) one.socket.close();
});

test('the solution and the seed stay inside until the end', async () => {
  const { match, talks } = await duelBetween(service, [anna, bert]);
  await until(talks[0], 'started');
  const { seed, puzzles } = await secretsOf(match);
  const facts = await anna.ask('GET', `/v1/matches/${match}`);
  const again = await enter(service, bert, match);
  const all = JSON.stringify([facts.body, await again.next('welcome'), talks[0].heard, talks[1].heard]);
  expect(all).not.toContain(seed);
  expect(all).not.toContain(puzzles[0]!.solution);
  expect(await anna.ask('GET', `/v1/matches/${match}/log`)).toMatchObject({ status: 409, body: { code: 'not-over' } });
  for (const one of [...talks, again]) one.socket.close();
});

test('a command that comes twice is answered twice and done once', async () => {
  const { match, talks } = await duelBetween(service, [anna, bert]);
  const started = (await until(talks[0], 'started')).at(-1)!;
  if (started.k !== 'started') throw new Error('not started');
  const mover = [anna, bert][started.body.begins!]!;
  const pass = { t: 'pass', cid: 'once', base: started.seq };
  const answers = await Promise.all([1, 2, 3].map(() => mover.ask('POST', `/v1/matches/${match}/moves`, pass)));
  const [one] = answers;
  expect(one!.body).toMatchObject({ t: 'ack', cid: 'once' });
  for (const other of answers) expect(other.body).toEqual(one!.body);
  for (const talk of talks) talk.socket.close();
});

test('an open match stands in the lobby until it is full', async () => {
  const match = await newMatch(anna, {}, true);
  const listed = async (): Promise<string[]> =>
    (await anna.ask('GET', '/v1/matches?open')).body.matches.map(({ id }: { id: string }) => id);
  expect(await listed()).not.toContain(match);
  expect((await anna.ask('POST', `/v1/matches/${match}/join`, {})).body).toEqual({ seat: 0 });
  expect((await anna.ask('POST', `/v1/matches/${match}/join`, {})).body).toEqual({ seat: 0 });
  expect(await listed()).toContain(match);
  expect((await bert.ask('POST', `/v1/matches/${match}/join`, { name: 'Berti' })).body).toEqual({ seat: 1 });
  expect(await listed()).not.toContain(match);
  const { body } = await anna.ask('GET', `/v1/matches/${match}`);
  expect(body).toMatchObject({ phase: 'ready', seats: [{ name: 'Anna' }, { name: 'Berti' }] });
  const late = await guest(service, 'Late');
  expect((await late.ask('POST', `/v1/matches/${match}/join`, {})).body.code).toBe('already-begun');
});
