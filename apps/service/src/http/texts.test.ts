import { LONGEST_NAME } from '@pencilmark/race';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Browser,
  begun,
  duelBetween,
  enter,
  guest,
  hangUp,
  newMatch,
  PASSWORD,
  player,
  SMALL_DUEL,
  serviceOfFile,
  twoGuests,
} from '../testing.ts';

const service = await serviceOfFile();
let anna: Browser;
let owner: Browser;
beforeAll(async () => {
  anna = await guest(service, 'Anna');
  owner = await player(service, 'Owner');
});

const BAD = [
  ['half of a character', '\ud800'],
  ['NUL', 'a\u0000'],
] as const;

describe.each(BAD)('%s', (_name, text) => {
  test.each<[where: string, ask: (match: string) => Promise<{ status: number; body: { code: string; text: string } }>]>(
    [
      ['the name of a guest', () => service.ask('POST', '/v1/session', { body: { name: text } })],
      [
        'the name of an account',
        () => service.ask('POST', '/v1/accounts', { body: { name: text, password: PASSWORD } }),
      ],
      [
        'a password',
        () => service.ask('POST', '/v1/accounts', { body: { name: 'Somebody', password: `${text}1234567` } }),
      ],
      ['the name of a token', () => owner.ask('POST', '/v1/tokens', { name: text, scopes: ['play'] })],
      ['the name at a match', (match) => anna.ask('POST', `/v1/matches/${match}/join`, { name: text })],
      [
        'the board of a match',
        () => anna.ask('POST', '/v1/matches', { rules: { ...SMALL_DUEL, board: text }, isOpen: true }),
      ],
      ['the board of a seek', () => anna.ask('POST', '/v1/seeks', { rules: { ...SMALL_DUEL, board: text } })],
      ['a field that nobody knows', () => anna.ask('POST', '/v1/session', { [text]: 1 })],
    ],
  )('in %s is told, and never our fault', async (_where, ask) => {
    const { status, body } = await ask(await newMatch(anna));
    expect([status, body.code]).toEqual([400, 'bad-body']);
    expect(body.text).not.toMatch(/must match pattern/);
  });
});

test.each(['%00', '%ED%A0%80', '%ff', '%E2%80%AE', '%20'])('an address with %s is told', async (text) => {
  const { status } = await service.ask('GET', `/v1/accounts/${text}`);
  expect(status).toBe(400);
});

test('too long a name is refused with its length, which counts an emoji as one', async () => {
  const named = async (name: string) => (await service.ask('POST', '/v1/session', { body: { name } })).body;
  expect(await named('x'.repeat(LONGEST_NAME + 1))).toEqual({
    code: 'bad-body',
    text: `"name" must be 1 to ${LONGEST_NAME} visible characters but < and >, with single spaces between them.`,
    position: 'name',
  });
  const name = '😀'.repeat(LONGEST_NAME);
  expect((await named(name)).account).toMatchObject({ name });
  expect(await named(`${name}😀`)).toMatchObject({ code: 'bad-body' });
});

test('names that look alike are the same account', async () => {
  await player(service, 'Heart ❤');
  const { body } = await service.ask('POST', '/v1/accounts', { body: { name: 'heart ❤\ufe0f', password: PASSWORD } });
  expect(body.code).toBe('name-taken');
});

test('a frame with a text that no database keeps is refused, and the socket stays', async () => {
  const player = await enter(service, anna, await newMatch(anna));
  await player.next('welcome');
  player.say('{"t":"resign","cid":"\\ud800"}');
  expect(await player.next('error')).toMatchObject({ code: 'bad-message' });
  player.say({ t: 'ping', c: 1 });
  await player.next('pong');
  hangUp([player]);
});

describe('one bad event below all schemas', () => {
  const duels: Awaited<ReturnType<typeof duelBetween>>[] = [];
  afterAll(() => hangUp(duels.flatMap(({ talks }) => talks)));

  test('is refused, and the twelve sockets of others go on', { tags: ['whole'] }, async () => {
    for (let count = 0; count < 6; count++)
      duels.push(await duelBetween([service, service], await twoGuests(service), { seconds: 600 }));
    const starts = await Promise.all(duels.map(begun));
    const { registry, referee } = service.lifecycle.node().matches;
    const bad = (await registry.find(await newMatch(anna)))!;
    for (const [index, { talks }] of duels.entries()) {
      const { base, turn } = starts[index]!;
      talks[turn]!.say({ t: 'pass', cid: 'on', base });
      talks[1 - turn]!.say({ t: 'phrase', cid: 'hi', phrase: 0 });
    }
    const poisoned = Promise.all(BAD.map(([, name]) => referee.act(bad, { t: 'join', seat: 0, name })));
    const answers = await Promise.all(duels.flatMap(({ talks }) => talks.map((talk) => talk.next('ack'))));
    expect(answers.length).toBe(12);
    expect(await poisoned).toMatchObject([{ refusal: { code: 'unwritable' } }, { refusal: { code: 'unwritable' } }]);
    for (const { talks } of duels) for (const { socket } of talks) expect(socket.readyState).toBe(socket.OPEN);
  });

  test('leaves its match as it was: the next player sits down', async () => {
    const match = await newMatch(anna);
    const { registry, referee } = service.lifecycle.node().matches;
    const live = (await registry.find(match))!;
    await referee.act(live, { t: 'join', seat: 0, name: '\ud800' });
    expect((await anna.ask('POST', `/v1/matches/${match}/join`, {})).body).toEqual({ seat: 0 });
  });
});
