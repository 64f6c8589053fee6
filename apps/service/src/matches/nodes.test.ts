// @module-tag whole

import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { deadline, type ViewedEvent } from '@pencilmark/race';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cluster } from '../store/testing.ts';
import {
  type Browser,
  begun,
  browserOn,
  clusterForTests,
  duelBetween,
  enter,
  folderForTests,
  guest,
  hangUp,
  nodeProcess,
  playOne,
  serviceForTests,
  solutionOf,
  type TestService,
} from '../testing.ts';

const cluster = await clusterForTests();
if (!cluster) console.warn('No PostgreSQL server on this machine: the tests of several nodes are skipped.');

// How long players wait at such moments, `bench/service.mjs` measures.

const logOf = async (
  service: TestService,
  match: string,
): Promise<{ seq: number; cid: string | null; kind: string }[]> => {
  const text = `select seq, cid, kind from match_event join match on match.id = match_event.match
    where public_id = $1 order by seq`;
  return (await service.lifecycle.node().store.execute(text, [match])).rows;
};

const isWhole = (log: readonly { seq: number }[]): boolean => log.every(({ seq }, index) => seq === index + 1);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe.skipIf(!cluster)('nodes on one PostgreSQL', { concurrent: true }, () => {
  let database: string;
  let here: TestService;
  let anna: Browser;
  let bert: Browser;
  beforeAll(async () => {
    database = (cluster as Cluster).filledDatabase();
    here = await serviceForTests({ database });
    anna = await guest(here, 'Anna');
    bert = await guest(here, 'Bert');
  });
  afterAll(() => here.close());

  test('players on two nodes play one match; one node is killed, and nothing that was acknowledged is lost', async () => {
    const other = await nodeProcess({ database });
    const { match, talks } = await duelBetween([here, other], [anna, bert], { seconds: 600 });
    const { base, turn, empty } = await begun({ talks });
    const solution = await solutionOf(here, match);
    let seq = base;
    for (const [index, cell] of empty.slice(0, 4).entries())
      seq = await playOne(talks, (turn + index) % 2, seq, cell, solution[cell]!);
    const before = await logOf(here, match);

    other.child.kill('SIGKILL');
    await talks[1].closed;
    const again = await enter(here, browserOn(here, bert), match, seq + 1);
    const { events } = await again.next('welcome');
    expect(events).toEqual([]);
    await playOne([talks[0], again], turn, seq, empty[4]!, solution[empty[4]!]!);

    const log = await logOf(here, match);
    expect(log.slice(0, before.length)).toEqual(before);
    expect(isWhole(log)).toBe(true);
    hangUp([talks[0], again]);
  });

  test('who was to move when a node died gets the time back', async () => {
    const other = await nodeProcess({ database });
    const { match, talks } = await duelBetween([other, other], [anna, bert], { seconds: 600 });
    const { turn } = await begun({ talks });
    other.child.kill('SIGKILL');
    await pause(3500);
    const again = await enter(here, [anna, bert][turn]!, match);
    await again.next('welcome');
    const credits = (await logOf(here, match)).filter(({ kind }) => kind === 'credit');
    expect(credits.length).toBe(1);
    // To come back once more earns nothing.
    hangUp([again, await enter(here, [anna, bert][turn]!, match)]);
    await pause(200);
    expect((await logOf(here, match)).filter(({ kind }) => kind === 'credit').length).toBe(1);
  });

  test('many moves of one seat at once on two nodes give one log, and one of them is done', async () => {
    const other = await serviceForTests({ database });
    const { match, talks } = await duelBetween([here, other], [anna, bert], { seconds: 600 });
    const { base, turn, empty } = await begun({ talks });
    const solution = await solutionOf(here, match);
    const mover = [anna, bert][turn]!;
    const moves = empty.map((cell, index) =>
      browserOn(index % 2 === 0 ? here : other, mover).ask('POST', `/v1/matches/${match}/moves`, {
        t: 'move',
        cid: `m${cell}`,
        base,
        cell,
        digit: solution[cell]!,
      }),
    );
    const answers = (await Promise.all(moves)).map(({ body }) => body.t);
    expect(answers.filter((t) => t === 'ack').length).toBe(1);
    expect(answers.filter((t) => t === 'refuse').length).toBe(empty.length - 1);
    const log = await logOf(here, match);
    expect(isWhole(log)).toBe(true);
    expect(log.filter(({ kind }) => kind === 'placed').length).toBe(1);
    await Promise.all(talks.map((talk) => talk.until('placed')));
    hangUp(talks);
    await other.close();
  });

  test('a move on the millisecond of the flag, and the flag on another node: one of them is the log', async () => {
    const other = await serviceForTests({ database });
    const { match, talks } = await duelBetween([here, other], [anna, bert], { seconds: 600 });
    const { base, turn, empty } = await begun({ talks });
    const solution = await solutionOf(here, match);
    const [first, two] = await Promise.all(
      [here, other].map((node) => node.lifecycle.node().matches.registry.find(match)),
    );
    const due = deadline(first!.state)!;
    const move = { t: 'move', seat: turn, cid: 'late', base, cell: empty[0]!, digit: solution[empty[0]!]! } as const;
    await Promise.all([
      here.lifecycle.node().matches.referee.act(first!, move, due),
      other.lifecycle.node().matches.referee.act(two!, { t: 'due' }, due),
    ]);
    const log = await logOf(here, match);
    expect(isWhole(log)).toBe(true);
    expect(log.filter(({ kind }) => kind === 'done').length).toBe(1);
    expect(log.filter(({ kind }) => kind === 'placed').length).toBe(0);
    hangUp(talks);
    await other.close();
  });

  test('a match that everybody has left is ended by the sweeper of any node', async ({ expect }) => {
    const { match, talks } = await duelBetween([here, here], [anna, bert], { seconds: 600 });
    const { turn, base } = await begun({ talks });
    talks[turn]!.say({ t: 'pass', cid: 'p', base });
    await talks[turn]!.next('ack');
    hangUp(talks);
    const { store } = here.lifecycle.node();
    // The log is made older, as if the match had been left an hour ago.
    await store.execute(
      `update match_event set at_ms = at_ms - 3600000, deadline_ms = deadline_ms - 3600000
        where match = (select id from match where public_id = $1)`,
      [match],
    );
    const other = await serviceForTests({ database });
    const ended = async () =>
      (await store.execute('select state from match where public_id = $1', [match])).rows[0].state;
    await expect.poll(ended, { timeout: 10_000 }).toMatch(/done|void/);
    await other.close();
  });
});

test('an embedded database whose process is killed has all that was acknowledged', async () => {
  const data = await folderForTests();
  const first = await nodeProcess({ data });
  const players = [await guest(first, 'Anna'), await guest(first, 'Bert')] as const;
  const { match, talks } = await duelBetween([first, first], players, { seconds: 600 });
  const { base, turn } = await begun({ talks });
  talks[turn]!.say({ t: 'pass', cid: 'p1', base });
  const { seq } = await talks[turn]!.next('ack');
  talks[1 - turn]!.say({ t: 'phrase', cid: 'p2', phrase: 0 });
  const last = await talks[1 - turn]!.next('ack');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  // The lock of the dead process is taken over.
  const second = await serviceForTests({ data });
  const log = await logOf(second, match);
  expect(isWhole(log)).toBe(true);
  expect([log[seq - 1], log[last.seq - 1]]).toMatchObject([{ cid: 'p1' }, { cid: 'p2' }]);
  await second.close();
  rmSync(data, { recursive: true });
});

describe.skipIf(!cluster)('a database that is gone for 10 s in the middle of 50 matches', () => {
  test('no acknowledged move is lost, and all matches go on', async () => {
    const service = await serviceForTests({ database: (cluster as Cluster).filledDatabase() });
    const duels = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const browsers = [await guest(service), await guest(service)] as const;
        const duel = await duelBetween([service, service], browsers, { seconds: 600 });
        return { ...duel, start: await begun(duel), solution: await solutionOf(service, duel.match) };
      }),
    );
    cluster!.crash();
    const acks = Promise.all(
      duels.map(({ talks, start, solution }) => {
        const [cell] = start.empty as [number];
        const mover = talks[start.turn]!;
        mover.say({ t: 'move', cid: 'gone', base: start.base, cell, digit: solution[cell]! });
        return mover.next('ack');
      }),
    );
    await pause(10_000);
    cluster!.start();
    const seqs = (await acks).map(({ seq }) => seq);
    for (const [index, { match, talks, start, solution }] of duels.entries()) {
      const log = await logOf(service, match);
      expect(isWhole(log)).toBe(true);
      expect(log.find(({ cid }) => cid === 'gone')).toMatchObject({ seq: seqs[index], kind: 'placed' });
      const next = talks[1 - start.turn]!;
      const seen: ViewedEvent[] = await next.until('placed');
      const cell = start.empty[1]!;
      next.say({ t: 'move', cid: 'on', base: seen.at(-1)!.seq, cell, digit: solution[cell]! });
      expect(await next.next('ack')).toMatchObject({ cid: 'on' });
    }
    hangUp(duels.flatMap(({ talks }) => talks));
    await service.close();
  }, 150_000);
});
