// @module-tag whole

import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  type Browser,
  begun,
  duelBetween,
  enter,
  guest,
  hangUp,
  PASSWORD,
  player,
  playOne,
  serviceOfFile,
  solutionOf,
} from '../testing.ts';
import { attacksOn, type Heard, newAttacker, newSecrets, newStock, type Secret, targetsOf } from './testing.ts';

// Messages that the schemas allow, with evil in them, on every route and every socket of the
// application. The list comes from the application itself. Beside them honest people play.

const SEED = 20_261_123;
const BATCHES = 4;
const ATTACKS = 120; // in a batch
const LONGEST = 180_000; // ms; a quiet machine takes a sixth
const SOURCES = ['127.0.200.1', '127.0.200.2', '127.0.200.3', '127.0.200.4'];
const PATIENCE = 10_000; // ms
const SOCKETS = 40; // of an address
const MOST_THREADS = 12; // more than before
const MOST_MEMORY = 400 * 2 ** 20; // bytes more than before

const service = await serviceOfFile({ limits: { socketsOfAddress: SOCKETS } });
const { store } = service.lifecycle.node();
const address = await service.address();
const targets = targetsOf(service.app.routeAccess);
const stock = newStock();
const secrets = newSecrets((text, values) => store.execute(text, values));

const TASKS = '/proc/self/task';
const threads = (): number => (existsSync(TASKS) ? readdirSync(TASKS).length : 0);
const memory = (): number => process.memoryUsage.rss();

/** Answers that say that the service itself did something wrong. */
const FAULT = /our-fault|closed 1011| 50\d undefined/;

const faults: Heard[] = [];
const leaks: { what: string; secret: string }[] = [];
const answers = new Map<string, number>();
const hear = (heard: Heard): void => {
  const { what, text } = heard;
  answers.set(what, (answers.get(what) ?? 0) + 1);
  if (FAULT.test(what)) faults.push(heard);
  for (const secret of secrets.foundIn(text)) void noteLeak(what, secret);
};
const noteLeak = async (what: string, secret: Secret): Promise<void> => {
  if (await secrets.isStill(secret)) leaks.push({ what, secret: secret.what });
};

/** A duel of honest people, who play one digit after the other. */
async function honestDuel(names: readonly [string, string], isRated: boolean) {
  const browsers = [await player(service, names[0]), await player(service, names[1])] as const;
  const duel = await duelBetween([service, service], browsers, { board: '9x9', level: 'easy', seconds: 3600, isRated });
  let { base, turn, empty } = await begun(duel);
  const solution = await solutionOf(service, duel.match);
  return {
    ...duel,
    move: async () => {
      const [cell, ...rest] = empty;
      base = await playOne(duel.talks, turn, base, cell!, solution[cell!]!);
      [turn, empty] = [1 - turn, rest];
    },
  };
}

const duels = [await honestDuel(['Anna', 'Bert'], true), await honestDuel(['Clara', 'Dora'], false)];
for (const { match } of duels) stock.add('match', match);
const honestSockets = duels.flatMap(({ talks }) => talks.map(({ socket }) => socket));

/** The account of each attacker. It does not know the password, so it cannot end the account. */
for (const [index] of SOURCES.entries()) await player(service, `Evil ${index}`);
const sessionOf = async (index: number): Promise<Record<string, string>> => {
  const body = { name: `Evil ${index}`, password: PASSWORD };
  const answer = await service.ask('POST', '/v1/session/password', { body });
  return { cookie: answer.cookie!, 'x-csrf-token': answer.body.csrf };
};
const disguise = async (index: number) => {
  const [headers, { headers: guests }] = [await sessionOf(index), await guest(service)];
  const body = { name: 'bot', scopes: ['play', 'arena', 'account'] };
  const made = await service.ask('POST', '/v1/tokens', { headers, body });
  return { player: headers, guest: guests, program: { authorization: `Bearer ${made.body.token}` } };
};
const attackers = SOURCES.map((source, index) => newAttacker({ source, stock, hear, disguise: () => disguise(index) }));
afterAll(() => {
  hangUp(duels.flatMap(({ talks }) => [...talks]));
  for (const attacker of attackers) attacker.close();
});

/** An honest move is acknowledged, and seen by the other, within seconds. */
async function inTime(move: Promise<void>): Promise<void> {
  const troubles = () =>
    duels.flatMap(({ talks }) => talks.flatMap(({ heard }) => heard.filter(({ t }) => t === 'error')));
  const late = sleep(PATIENCE, undefined, { ref: false }).then(() => {
    throw new Error(
      `an honest move was not acknowledged: ${JSON.stringify([...troubles(), ...faults]).slice(0, 2000)}`,
    );
  });
  await Promise.race([move, late]);
}

const before = { threads: threads(), memory: memory() };
const attacks = attacksOn(targets, stock);

describe('evil messages', () => {
  beforeAll(() => secrets.refresh());

  test(
    'harm nobody else, batch after batch',
    async () => {
      for (let batch = 0; batch < BATCHES; batch++) {
        const evil = fc.sample(attacks, { seed: SEED + batch, numRuns: ATTACKS });
        const done = Promise.all(
          evil.map((attack, index) => attackers[index % attackers.length]!.run(address, attack)),
        );
        for (const { move } of duels) await inTime(move());
        await done;
        for (const { move } of duels) await inTime(move());
        const states = honestSockets.map(({ readyState }) => readyState);
        const added = { threads: threads() - before.threads, memory: memory() - before.memory };
        expect({ batch, faults, leaks, states }).toEqual({
          ...{ batch, faults: [], leaks: [] },
          states: states.map(() => WebSocket.OPEN),
        });
        expect(added.threads).toBeLessThan(MOST_THREADS);
        expect(added.memory).toBeLessThan(MOST_MEMORY);
        await secrets.refresh();
      }
    },
    LONGEST,
  );

  test('came to all routes and all kinds of messages, and were not all refused', () => {
    const reached = [...answers].filter(([what]) => /^\w+ 2\d\d|socket (ack|welcome|pong|refuse)/.test(what));
    const kinds = reached.map(([what]) => what).sort();
    expect(kinds).toEqual(expect.arrayContaining(['GET 200', 'POST 200', 'POST 201', 'socket welcome']));
    // Which of its messages a socket answers is chance: a pong, an acknowledgement, refusals.
    expect(kinds.filter((what) => what.startsWith('socket')).length).toBeGreaterThan(2);
  });

  test('leave no connection that is counted', async () => {
    const open = async () => /^pencilmark_sockets (\d+)/m.exec((await service.ask('GET', '/metrics')).body)?.[1];
    await expect.poll(open).toBe(String(honestSockets.length));
    for (const source of SOURCES) {
      const sockets = Array.from(
        { length: SOCKETS },
        () => new WebSocket(`${address}/v1/socket`, { localAddress: source, headers: { origin: address } }),
      );
      await Promise.all(sockets.map((socket) => once(socket, 'open')));
      const codes: number[] = [];
      for (const socket of sockets) socket.on('close', (code) => codes.push(code));
      for (const socket of sockets) socket.send('{"t":"ping","c":1}');
      await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'message'), once(socket, 'close')])));
      expect([source, codes]).toEqual([source, []]);
      for (const socket of sockets) socket.terminate();
    }
  });

  test('leave each account its sockets', async () => {
    for (const [index] of SOURCES.entries()) {
      const headers = await sessionOf(index);
      const again: Browser = {
        headers,
        ask: (method, path, body) => service.ask(method, path, { body, headers }),
      };
      const talks = [];
      for (let number = 0; number < 8; number++) talks.push(await enter(service, again, duels[0]!.match));
      for (const talk of talks) expect(await talk.next('welcome')).toMatchObject({ seat: null });
      hangUp(talks);
    }
  });

  test('leave ratings as they are: a match that ends is rated', async () => {
    const [{ match, talks }] = duels as [(typeof duels)[0]];
    talks[0].say({ t: 'resign', cid: 'resign' });
    expect((await talks[1].next('over')).result.ending).toBe('resigned');
    const rated = () =>
      store.execute('select 1 from rating_change join match on id = match where public_id = $1', [match]);
    await expect.poll(async () => (await rated()).rows.length).toBe(2);
    const unrated = () =>
      store.execute(`select public_id from match join match_event on match = id and kind = 'done'
        where (rules->>'isRated')::boolean and body->'result'->>'ending' <> 'void' and rated_ms is null`);
    await expect.poll(async () => (await unrated()).rows).toEqual([]);
  });
});
