// @module-tag whole

import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  begun,
  duelBetween,
  enter,
  folderForTests,
  guest,
  hangUp,
  newMatch,
  serviceForTests,
  serviceOfFile,
  twoGuests,
} from '../testing.ts';

test('a service that ends asks its clients to come back, and the next service goes on with their match', async () => {
  const data = await folderForTests();
  const first = await serviceForTests({ data });
  const players = [await guest(first, 'Anna'), await guest(first, 'Bert')] as const;
  const { match, talks } = await duelBetween([first, first], players, { seconds: 600 });
  const { base, turn } = await begun({ talks });
  const codes = Promise.all(talks.map(({ closed }) => closed));
  await first.close();
  expect(await codes).toEqual([1012, 1012]);

  const second = await serviceForTests({ data });
  const again = await enter(second, players[turn]!, match, base + 1);
  const { events = [] } = await again.next('welcome');
  expect(events.map(({ k, seat }) => [k, seat])).toContainEqual(['credit', turn]);
  again.say({ t: 'pass', cid: 'on', base });
  expect(await again.next('ack')).toMatchObject({ cid: 'on' });
  hangUp([again]);
  await second.close();
  rmSync(data, { recursive: true });
});

test('a service ends though a client does not answer any more', async () => {
  const service = await serviceForTests({});
  const player = await guest(service, 'Anna');
  const deaf = await enter(service, player, await newMatch(player));
  deaf.socket.pause();
  await expect(service.close()).resolves.toBeUndefined();
  deaf.socket.terminate();
});

const SILENCE = 1500; // ms

const service = await serviceOfFile({ limits: { silence: SILENCE } });
const [anna, bert] = await twoGuests(service);

describe('a connection', () => {
  test('of somebody who watches brings everything 5 s late', async () => {
    const { match, talks } = await duelBetween([service, service], [anna, bert]);
    const { base, turn } = await begun({ talks });
    const visitor = await enter(service, await guest(service, 'Clara'), match);
    const { snapshot } = await visitor.next('welcome');
    expect(snapshot).toMatchObject({ viewer: 'spectator', duel: null });
    talks[turn]!.say({ t: 'pass', cid: 'p', base });
    await talks[turn]!.next('ack');
    const passedAt = performance.now();
    const events = await visitor.until('passed');
    expect(performance.now() - passedAt).toBeGreaterThan(4500);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => snapshot!.seq + 1 + index));
    hangUp([...talks, visitor]);
  });

  test('that is silent for too long is cut off; the other notices nothing else', async () => {
    const match = await newMatch(anna);
    for (const browser of [anna, bert]) await browser.ask('POST', `/v1/matches/${match}/join`, {});
    const [silent, other] = [await enter(service, anna, match), await enter(service, bert, match)];
    await Promise.all([silent.next('welcome'), other.next('welcome')]);
    other.heard.length = 0;
    silent.socket.pause();
    await expect.poll(() => other.heard, { timeout: 15_000 }).toContainEqual({ t: 'here', seat: 0, isOnline: false });
    expect(other.socket.readyState).toBe(other.socket.OPEN);
    silent.socket.terminate();
    hangUp([other]);
  });

  test('is not cut off because the service stood still', async () => {
    const player = await enter(service, anna, await newMatch(anna));
    await player.next('welcome');
    // Nothing of this process runs meanwhile.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SILENCE + 500);
    player.say({ t: 'ping', c: 1 });
    expect(await player.next('pong')).toMatchObject({ c: 1 });
    hangUp([player]);
  });

  test('of a team brings the selections of the others, at most five a second', async () => {
    const { talks } = await duelBetween([service, service], [anna, bert], { mode: 'team' });
    await Promise.all(talks.map((talk) => talk.until('started')));
    for (let cell = 0; cell < 10; cell++) talks[0].say({ t: 'at', cell });
    expect(await talks[1].next('at')).toEqual({ t: 'at', seat: 0, cell: 0 });
    talks[0].say({ t: 'ping', c: 1 });
    await talks[0].next('pong');
    expect(talks[1].heard.filter(({ t }) => t === 'at').length).toBeLessThan(3);
    hangUp(talks);
  });
});
