import type { ClientMessage } from '@pencilmark/race';
import { afterAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../settings.ts';
import {
  type Browser,
  begun,
  duelBetween,
  enter,
  guest,
  hangUp,
  newMatch,
  serviceOfFile,
  solutionOf,
  talk,
  twoGuests,
} from '../testing.ts';

// Whoever is cut off here is so for another reason than silence.
const service = await serviceOfFile({ limits: { silence: 600_000 } });
const [anna, bert] = await twoGuests(service);
const duel = await duelBetween([service, service], [anna, bert], { seconds: 600 });
const start = await begun(duel);
afterAll(() => hangUp(duel.talks));

const ticketFor = async (browser: Browser, match: string): Promise<string> =>
  (await browser.ask('POST', `/v1/matches/${match}/ticket`)).body.ticket;

/** The two players notice nothing: each still gets an answer to a ping. */
async function othersAreUnharmed(): Promise<void> {
  for (const [c, talk] of duel.talks.entries()) {
    talk.say({ t: 'ping', c });
    expect(await talk.next('pong')).toMatchObject({ c });
  }
}

describe('a socket that is not welcome is closed with its code', () => {
  test.each([
    ['from a page of another site', { origin: 'https://elsewhere.example' }],
    ['without an origin and without a token', {}],
  ])('%s: 4003', async (_name, headers) => {
    expect(await (await talk(service, headers)).closed).toBe(4003);
    await othersAreUnharmed();
  });

  test.each<[string, () => Promise<ClientMessage | object>]>([
    ['with a ticket that nobody issued', async () => ({ match: duel.match, ticket: 'x' })],
    [
      'with a ticket for another match',
      async () => ({ match: duel.match, ticket: await ticketFor(anna, await newMatch(anna)) }),
    ],
    ['for a match that is not there', async () => ({ match: 'nothing', ticket: await ticketFor(anna, duel.match) })],
  ])('%s: 4001', async (_name, hello) => {
    const visitor = await talk(service);
    visitor.say({ t: 'hello', v: 1, have: 0, ...(await hello()) });
    expect(await visitor.next('error')).toMatchObject({ code: 'bad-ticket' });
    expect(await visitor.closed).toBe(4001);
    await othersAreUnharmed();
  });

  test('with a ticket that was used: 4001', async () => {
    const ticket = await ticketFor(anna, duel.match);
    const hello = { t: 'hello', v: 1, match: duel.match, ticket, have: 0 };
    const [first, two] = [await talk(service), await talk(service)];
    first.say(hello);
    await first.next('welcome');
    two.say(hello);
    expect(await two.closed).toBe(4001);
    hangUp([first]);
  });

  test('with a ticket that has expired: 4001', async () => {
    const ticket = await ticketFor(anna, duel.match);
    await service.lifecycle.node().store.execute('update ticket set expires_ms = 1');
    const visitor = await talk(service);
    visitor.say({ t: 'hello', v: 1, match: duel.match, ticket, have: 0 });
    expect(await visitor.closed).toBe(4001);
  });

  test('that says something else before hello: 4001', async () => {
    const visitor = await talk(service);
    visitor.say({ t: 'resign', cid: 'a' });
    expect(await visitor.closed).toBe(4001);
  });

  test('with a frame of 1 MB: 1009', async () => {
    const player = await enter(service, anna, duel.match);
    await player.next('welcome');
    player.say('x'.repeat(1_000_000));
    expect(await player.closed).toBe(1009);
    await othersAreUnharmed();
  });

  test('with a flood: 4029', async () => {
    const player = await enter(service, anna, duel.match);
    await player.next('welcome');
    for (let c = 0; c < 1000; c++) player.say({ t: 'ping', c });
    expect(await player.closed).toBe(4029);
    await othersAreUnharmed();
  });

  test('the ninth of one account: 4029', async () => {
    const clara = await guest(service, 'Clara');
    const talks = [];
    for (let count = 0; count < 8; count++) talks.push(await enter(service, clara, duel.match));
    await Promise.all(talks.map((talk) => talk.next('welcome')));
    expect(await (await enter(service, clara, duel.match)).closed).toBe(4029);
    hangUp(talks);
  });
});

test('who does not read is cut off when too much waits; who reads gets all of it', async () => {
  const match = await newMatch(anna);
  for (const browser of [anna, bert]) await browser.ask('POST', `/v1/matches/${match}/join`, {});
  const [slow, other] = [await enter(service, anna, match), await enter(service, bert, match)];
  await Promise.all([slow.next('welcome'), other.next('welcome')]);
  const { matches } = service.lifecycle.node();
  const live = (await matches.registry.find(match))!;
  other.heard.length = 0;
  slow.socket.pause();
  // The kernel hides some MB of what nobody reads.
  const text = 'x'.repeat(100_000);
  let bytes = 0;
  const isAway = (): boolean =>
    other.heard.some((message) => message.t === 'here' && message.seat === 0 && !message.isOnline);
  for (; !isAway() && bytes < 100_000_000; bytes += text.length) {
    matches.audience.tell(live, { t: 'error', code: 'bad-message', text });
    expect((await other.next('error')).text).toBe(text);
  }
  expect(isAway()).toBe(true);
  expect(bytes).toBeGreaterThan(LIMITS.waiting);
  expect(other.socket.readyState).toBe(other.socket.OPEN);
  slow.socket.resume();
  expect([1006, 4008]).toContain(await slow.closed);
  hangUp([other]);
  await othersAreUnharmed();
});

describe('a message that makes no sense is refused, and the socket stays', () => {
  test.each([
    ['{"t":"ping",', 'bad-json', 'This is not JSON.'],
    ['nonsense', 'bad-json', 'This is not JSON.'],
    ['[]', 'bad-message', '"t" is none of hello, move,'],
    ['{"t":"cheat"}', 'bad-message', '"t" is none of hello, move,'],
    ['{"t":"ping","c":1,"extra":2}', 'bad-message', '"extra" is not a field of a ping message.'],
    ['{"t":"move","cid":"a","base":0,"cell":0}', 'bad-message', 'The field "digit" is missing in a move message.'],
    ['{"t":"move","cid":"a","base":0,"cell":-1,"digit":1}', 'bad-message', '"cell" of a move message must be >= 0'],
    ['{"t":"resign","cid":"a b"}', 'bad-message', '"cid" of a resign message'],
  ])('%s', async (text, code, sentence) => {
    const [player] = duel.talks;
    player.say(text);
    const message = await player.next('error');
    expect(message).toMatchObject({ code });
    expect(message.text).toContain(sentence);
    await othersAreUnharmed();
  });

  test('a refusal says where a message is no JSON', async () => {
    const [player] = duel.talks;
    player.say('{"t":"ping",!}');
    expect(await player.next('error')).toMatchObject({ code: 'bad-json', position: 12 });
  });

  test('bytes are refused', async () => {
    const [player] = duel.talks;
    player.socket.send(Buffer.from('{}'), { binary: true });
    expect(await player.next('error')).toMatchObject({ code: 'bad-message', text: 'Send text, not bytes.' });
  });
});

describe('a move that cannot be', () => {
  test('for a position to come is refused, and costs nothing', async () => {
    const mover = duel.talks[start.turn]!;
    mover.say({ t: 'move', cid: 'future', base: 9999, cell: start.empty[0]!, digit: 1 });
    expect(await mover.next('refuse')).toMatchObject({ cid: 'future', code: 'future' });
  });

  test('out of turn is refused', async () => {
    const other = duel.talks[1 - start.turn]!;
    other.say({ t: 'move', cid: 'early', base: start.base, cell: start.empty[0]!, digit: 1 });
    expect(await other.next('refuse')).toMatchObject({ cid: 'early', code: 'turn' });
  });

  test('of somebody who watches is refused', async () => {
    const clara = await guest(service, 'Clara');
    const spectator = await enter(service, clara, duel.match);
    expect(await spectator.next('welcome')).toMatchObject({ seat: null, snapshot: { viewer: 'spectator' } });
    spectator.say({ t: 'resign', cid: 'a' });
    expect(await spectator.next('refuse')).toMatchObject({ cid: 'a', code: 'seat' });
    hangUp([spectator]);
  });

  test('by another account, as a request, is refused', async () => {
    const clara = await guest(service, 'Clara');
    const { body } = await clara.ask('POST', `/v1/matches/${duel.match}/moves`, { t: 'resign', cid: 'a' });
    expect(body.code).toBe('not-your-match');
  });
});

test('of two tabs of one seat that both move, a single move is done, and both see it', async () => {
  const tab = await enter(service, [anna, bert][start.turn]!, duel.match);
  await tab.next('welcome');
  const first = duel.talks[start.turn]!;
  const solution = await solutionOf(service, duel.match);
  const [one, two] = start.empty as [number, number];
  const move = (cell: number) => ({ t: 'move', base: start.base, cell, digit: solution[cell]! });
  first.say({ ...move(one), cid: 'tab-1' });
  tab.say({ ...move(two), cid: 'tab-2' });
  const answers = await Promise.all([
    Promise.race([first.next('ack'), first.next('refuse')]),
    Promise.race([tab.next('ack'), tab.next('refuse')]),
  ]);
  expect(answers.map(({ t }) => t).sort()).toEqual(['ack', 'refuse']);
  const [seen, same] = await Promise.all([first.until('placed'), tab.until('placed')]);
  expect(seen.at(-1)).toEqual(same.at(-1));
  hangUp([tab]);
});

test('who leaves for good is away for the other, and whoever reloads is not', { tags: ['whole'] }, async () => {
  const { match, talks } = await duelBetween([service, service], [anna, bert]);
  talks[0].socket.close();
  const again = await enter(service, anna, match);
  await again.next('welcome');
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(JSON.stringify(talks[1].heard)).not.toContain('"left"');
  again.socket.close();
  expect((await talks[1].until('left')).at(-1)).toMatchObject({ k: 'left', seat: 0 });
  const back = await enter(service, anna, match);
  expect((await talks[1].until('back')).at(-1)).toMatchObject({ k: 'back', seat: 0 });
  hangUp([talks[1], back]);
});
