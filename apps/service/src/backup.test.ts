// @module-tag whole

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from './store/open.ts';
import {
  type Browser,
  begun,
  browserOn,
  clusterForTests,
  type Duel,
  duelBetween,
  enter,
  folderForTests,
  hangUp,
  type NodeProcess,
  nodeProcess,
  PASSWORD,
  type Place,
  player,
  playOne,
  serviceForTests,
  solutionOf,
  type TestService,
} from './testing.ts';

// What docs/service.md says about backups. Long clocks leave the matches open meanwhile.
const LONG = { seconds: 3600 };

type Log = readonly { readonly seq: number; readonly kind: string; readonly at_ms: number }[];

const logOf = async ({ lifecycle }: TestService, match: string): Promise<Log> => {
  const text = `select seq, kind, at_ms, body from match_event join match on match.id = match_event.match
    where public_id = $1 order by seq`;
  return (await lifecycle.node().store.execute(text, [match])).rows;
};

/** A duel of which some digits are placed, and how it goes on. */
interface Begun extends Duel {
  readonly players: readonly [Browser, Browser];
  readonly turn: number;
  readonly seq: number;
  readonly empty: readonly number[];
}

const twoPlayers = async (place: Place, names: readonly [string, string]) =>
  [await player(place, names[0]), await player(place, names[1])] as const;

/** Lets two begin a duel and place three digits. */
async function beginDuel(place: Place, service: TestService, players: Begun['players']): Promise<Begun> {
  const duel = await duelBetween([place, place], players, LONG);
  const { base, turn, empty } = await begun(duel);
  const solution = await solutionOf(service, duel.match);
  let seq = base;
  for (const [index, cell] of empty.slice(0, 3).entries())
    seq = await playOne(duel.talks, (turn + index) % 2, seq, cell, solution[cell]!);
  return { ...duel, players, turn: (turn + 3) % 2, seq, empty: empty.slice(3) };
}

/** Lets the players of a duel come to a service and place all that is missing there. */
async function finish(service: TestService, { match, players, turn, seq, empty }: Begun): Promise<Log> {
  const solution = await solutionOf(service, match);
  const talks = [
    await enter(service, browserOn(service, players[0]), match, seq + 1),
    await enter(service, browserOn(service, players[1]), match, seq + 1),
  ] as const;
  for (const talk of talks) await talk.next('welcome');
  let last = Math.max(seq, (await logOf(service, match)).findLast(({ kind }) => kind === 'placed')!.seq);
  for (const [index, cell] of empty.entries())
    last = await playOne(talks, (turn + index) % 2, last, cell, solution[cell]!);
  await Promise.all(talks.map((talk) => talk.next('over')));
  hangUp(talks);
  return logOf(service, match);
}

const cluster = await clusterForTests();
if (!cluster) console.warn('No PostgreSQL server on this machine: the test of its backups is skipped.');

describe.skipIf(!cluster)('a backup that pg_dump makes of a running service', () => {
  let node: NodeProcess;
  let running: TestService;
  let restored: TestService;
  let duel: Begun;
  let before: Log;
  beforeAll(async () => {
    const database = cluster!.filledDatabase();
    running = await serviceForTests({ database });
    node = await nodeProcess({ database });
    duel = await beginDuel(node, running, await twoPlayers(node, ['Anna', 'Bert']));
    const other = await beginDuel(node, running, await twoPlayers(node, ['Clara', 'Doris']));
    before = await logOf(running, duel.match);
    // The other match goes on while the backup is made.
    const [file] = await Promise.all([cluster!.dump(database), finish(running, other)]);
    hangUp([...duel.talks, ...other.talks]);
    restored = await serviceForTests({ database: await cluster!.restoredDatabase(file) });
  });
  afterAll(async () => {
    node.child.kill();
    await Promise.all([running.close(), restored.close()]);
  });

  test('has all that was acknowledged before it began, and matches go on to their end', async () => {
    expect((await logOf(restored, duel.match)).slice(0, before.length)).toEqual(before);
    const log = await finish(restored, duel);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    expect(log.findLast(({ kind }) => kind === 'done')).toBeDefined();
    expect(log.every(({ at_ms }, index) => index === 0 || at_ms >= log[index - 1]!.at_ms)).toBe(true);
  });

  test('has people with their passwords and sessions, and new matches are made', async () => {
    const entered = await restored.ask('POST', '/v1/session/password', { body: { name: 'Anna', password: PASSWORD } });
    expect(entered.status).toBe(200);
    expect((await browserOn(restored, duel.players[1]).ask('GET', '/v1/session')).body.account.name).toBe('Bert');
    const next = await beginDuel(restored, restored, await twoPlayers(restored, ['Emil', 'Frieda']));
    expect((await finish(restored, next)).at(-1)).toMatchObject({ kind: 'done' });
  });
});

test('nobody has lost a duel whose time ran out while no service was there', async () => {
  const data = await folderForTests();
  const service = await serviceForTests({ data });
  const [late, early] = [
    await beginDuel(service, service, await twoPlayers(service, ['Anna', 'Bert'])),
    await beginDuel(service, service, await twoPlayers(service, ['Clara', 'Doris'])),
  ];
  await service.close();

  // Two hours pass for this match, some minutes for the other.
  const store = await openStore({ data });
  await store.execute(
    `update match_event set at_ms = at_ms - 7200000, deadline_ms = deadline_ms - 7200000
      from match where match.id = match_event.match and public_id = $1`,
    [early.match],
  );
  await store.execute('update node_beat set at_ms = at_ms - 7100000', []);
  await store.close();

  const again = await serviceForTests({ data });
  await expect
    .poll(async () => (await logOf(again, early.match)).at(-1))
    .toMatchObject({
      kind: 'done',
      body: { result: { ending: 'void' } },
    });
  expect((await finish(again, late)).at(-1)).toMatchObject({ body: { result: { ending: 'full' } } });
  await again.close();
  rmSync(data, { recursive: true });
});

test('a copy of the folder of an ended service is a backup', async () => {
  const data = await folderForTests();
  const service = await serviceForTests({ data });
  const duel = await beginDuel(service, service, await twoPlayers(service, ['Anna', 'Bert']));
  const before = await logOf(service, duel.match);
  await service.close();
  const copy = mkdtempSync(join(tmpdir(), 'pencilmark-backup-'));
  cpSync(data, copy, { recursive: true });
  rmSync(data, { recursive: true });

  const restored = await serviceForTests({ data: copy });
  expect((await logOf(restored, duel.match)).slice(0, before.length)).toEqual(before);
  expect((await finish(restored, duel)).at(-1)).toMatchObject({ kind: 'done' });
  await restored.close();
  rmSync(copy, { recursive: true });
});
