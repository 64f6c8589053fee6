import type { Snapshot } from '@pencilmark/race';
import { follow } from '@pencilmark/race';
import { expect, test } from 'vitest';
import {
  begun,
  duelBetween,
  enter,
  guest,
  hangUp,
  newMatch,
  serviceOfFile,
  solutionOf,
  twoGuests,
} from '../testing.ts';

const service = await serviceOfFile();
const [anna, bert] = await twoGuests(service);

const newDuel = () => duelBetween([service, service], [anna, bert]);

test.concurrent('a duel from the link to the full board: both see every event, and at the end all is open', async () => {
  const { match, talks } = await newDuel();
  let { base, turn, empty } = await begun({ talks });
  const solution = await solutionOf(service, match);
  for (const cell of empty) {
    const mover = talks[turn]!;
    mover.say({ t: 'move', cid: `m${cell}`, base, cell, digit: solution[cell]!, took: 1 });
    const ack = await mover.next('ack');
    const [seen, others] = await Promise.all([mover.until('placed'), talks[1 - turn]!.until('placed')]);
    expect(seen[0]).toMatchObject({ seq: ack.seq, seat: turn, cid: `m${cell}`, body: { cell, isPrepared: false } });
    expect(others[0]).not.toHaveProperty('cid');
    base = ack.seq;
    turn = 1 - turn;
  }
  const [over, same] = await Promise.all([talks[0].next('over'), talks[1].next('over')]);
  expect(over).toEqual(same);
  expect(over).toMatchObject({ result: { ending: 'full' }, ratings: [] });
  expect(Array.from(over.setup!.puzzles[0]!.solution, Number)).toEqual(solution);
  const { body } = await anna.ask('GET', `/v1/matches/${match}/log`);
  expect(body.events.map(({ seq }: { seq: number }) => seq)).toEqual(Array.from(body.events, (_, at) => at + 1));
  const again = await Promise.all([anna, bert].map((browser) => browser.ask('POST', `/v1/matches/${match}/rematch`)));
  expect(again[0]!.body).toMatchObject({ link: expect.stringContaining('/#/match/') });
  expect(again[1]!.body).toEqual(again[0]!.body);
  hangUp(talks);
});

test.concurrent('a snapshot and the events after it are what a later snapshot says', async () => {
  const { match, talks } = await newDuel();
  const again = await enter(service, anna, match);
  let { snapshot } = (await again.next('welcome')) as { snapshot: Snapshot };
  for (const event of await again.until('started')) snapshot = follow(snapshot, event);
  const later = await enter(service, anna, match);
  expect(((await later.next('welcome')) as { snapshot: Snapshot }).snapshot).toEqual(snapshot);
  const missed = await enter(service, anna, match, snapshot.seq);
  expect(await missed.next('welcome')).toMatchObject({ seq: snapshot.seq, events: [{ k: 'started' }] });
  hangUp([...talks, again, later, missed]);
});

test.concurrent('the solution and the seed stay inside until the end', async () => {
  const { match, talks } = await newDuel();
  await begun({ talks });
  const { rows } = await service.lifecycle
    .node()
    .store.execute('select setup from match where public_id = $1', [match]);
  const { seed, puzzles } = rows[0].setup;
  const facts = await anna.ask('GET', `/v1/matches/${match}`);
  const again = await enter(service, bert, match);
  const all = JSON.stringify([facts.body, await again.next('welcome'), talks[0].heard, talks[1].heard]);
  expect(all).not.toContain(seed);
  expect(all).not.toContain(puzzles[0].solution);
  expect(await anna.ask('GET', `/v1/matches/${match}/log`)).toMatchObject({ status: 409, body: { code: 'not-over' } });
  hangUp([...talks, again]);
});

test.concurrent('a command that comes twice is answered twice and done once', async () => {
  const { match, talks } = await newDuel();
  const { base, turn } = await begun({ talks });
  const pass = { t: 'pass', cid: 'once', base };
  const mover = [anna, bert][turn]!;
  const answers = await Promise.all([1, 2, 3].map(() => mover.ask('POST', `/v1/matches/${match}/moves`, pass)));
  const [first] = answers;
  expect(first!.body).toMatchObject({ t: 'ack', cid: 'once' });
  for (const other of answers) expect(other.body).toEqual(first!.body);
  hangUp(talks);
});

test.concurrent('an open match stands in the lobby until it is full', async () => {
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
