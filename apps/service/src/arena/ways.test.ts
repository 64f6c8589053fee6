// @module-tag whole

import { type Answer, type Task, tableOf } from '@pencilmark/arena';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { begin, honest, join, type Reply, tokenOf, WAYS } from '../testing/programs.ts';
import { guest, player, serviceOfFile } from '../testing.ts';
import { openPings } from './pings.ts';

// Programs by each way into an arena: requests, and WebSockets. One judge hears both.

const service = await serviceOfFile();

const PLAN = { name: 'small', board: '4x4:2x2', batch: 1, tasks: 2, ms: 3000 };
const boards = [PLAN.board];
const create = (...plans: (typeof PLAN)[]) => service.lifecycle.node().contest.arenas.create(plans, 3600);

/** What a bad program says to a task, in the place of the right solution. */
type Cheat = (task: Task, solution: string) => object | string | undefined;

/** A program that cheats on the tasks that count. */
const cheating = (name: string, cheat: Cheat): Reply => {
  const reply = honest(name, boards);
  return (message) => {
    const right = reply(message);
    if (message.t !== 'task' || !message.id.startsWith(PLAN.name)) return right;
    return cheat(message, (right as Answer).solutions[0]![0]!);
  };
};

const answer = ({ id }: Task, ...solutions: string[]) => ({ t: 'answer', id, solutions: [solutions] });

const BAD: readonly (readonly [code: string, Cheat])[] = [
  ['json', () => '{"t":"answer"'],
  ['message', ({ id }) => ({ t: 'answer', id, solutions: 'many' })],
  ['id', (task, right) => answer({ ...task, id: `${task.id}x` }, right)],
  ['unasked', () => ({ t: 'pong', id: 'nobody asked' })],
  ['givens', (task) => answer(task, '1'.repeat(16))],
  ['house', (task) => answer(task, task.puzzles[0]!.replaceAll('.', '1'))],
  ['twice', (task, right) => answer(task, right, right)],
  ['missed', () => undefined],
];

const tokens = await Promise.all(['good', ...BAD.map(([code]) => code)].map((name) => tokenOf(service, name)));

describe.each(WAYS)('by %s', (way) => {
  test('everybody is judged, each by the code of the fault, and the honest notice nothing', async () => {
    const arena = await create(PLAN);
    const replies = [honest('good', boards), ...BAD.map(([code, cheat]) => cheating(code, cheat))];
    const [played] = await Promise.all([
      Promise.all(replies.map((reply, index) => join(service, arena.id, tokens[index]!, reply, way))),
      begin(service, arena, replies.length),
    ]);
    for (const { heard } of played) expect([heard[0], heard.at(-1)]).toEqual(['hello', 'bye']);
    const { arenas } = service.lifecycle.node().contest;
    const [round] = await arenas.played(await arenas.find(arena.id));
    const codes = Object.fromEntries(
      round!.turns.map(({ entry, results }) => [entry, results.map(({ code }) => code)]),
    );
    const expected = BAD.map(([code]) => [code, code === 'missed' ? ['missed', 'missed'] : [code, 'out']]);
    expect(codes).toEqual({ good: ['right', 'right'], ...Object.fromEntries(expected) });
  }, 60_000);

  test('a task and an answer of fifty thousand bytes come through', async () => {
    const plan = { ...PLAN, name: 'many', batch: 2500, tasks: 1, ms: 20_000 };
    const arena = await create(plan);
    const [{ verdicts }] = await Promise.all([
      join(service, arena.id, tokens[0]!, honest('many', boards), way),
      begin(service, arena, 1),
    ]);
    expect(verdicts.at(-1)).toBe('right');
  }, 60_000);
});

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Answers pings and tasks alike after so many milliseconds. */
const late =
  (name: string, ms: number): Reply =>
  async (message) => {
    const said = honest(name, boards)(message);
    if (message.t === 'ping' || message.t === 'task') await sleep(ms);
    return said;
  };

describe('pings', () => {
  test('who delays pongs hides nothing in them', async () => {
    const arena = await create(PLAN);
    const [[slow, quick]] = await Promise.all([
      Promise.all([
        join(service, arena.id, tokens[0]!, late('slow', 150), 'socket'),
        join(service, arena.id, tokens[1]!, honest('quick', boards), 'socket'),
      ]),
      begin(service, arena, 2),
    ]);
    expect(slow.verdicts).toEqual(quick.verdicts);
    for (const ms of slow.times) expect(ms).toBeGreaterThanOrEqual(148);
    const { arenas } = service.lifecycle.node().contest;
    const [table] = (await arenas.played(await arenas.find(arena.id))).map(tableOf);
    expect(table!.rows.map(({ entry, rank }) => [entry, rank])).toEqual([
      ['quick', 1],
      ['slow', 2],
    ]);
  });

  test('only our own are answered: once, by the program that received it, and not by a time that it makes up', async () => {
    const { store, contest } = service.lifecycle.node();
    const arena = await create(PLAN);
    const keys = (await store.execute("select id from account where name in ('good', 'json') order by name", [])).rows;
    const [asked, other] = keys.map(({ id }: { id: number }) => id);
    const hear = (account: number, message: object, at: number) =>
      contest.hearing.hear({ arena, account, line: JSON.stringify(message), at });
    const pong = (account: number, id: string, at: number) => hear(account, { t: 'pong', id }, at);
    await hear(asked!, { t: 'hello', name: 'asked', version: '1', boards, kinds: ['solve'] }, 0);
    const pings = await openPings(store);
    const [first, second] = [pings.idAt(1000, arena.key, asked!), pings.idAt(1100, arena.key, asked!)];
    await pong(asked!, first, 1003);
    await pong(asked!, first, 1001);
    await pong(asked!, second, 1109);
    const forged = ['ping-0', 'ping-1200', first.replace('1000', '1200'), `${first}x`, first.slice(0, -1)];
    for (const id of forged) await expect(pong(asked!, id, 1201)).rejects.toThrow(`Nobody sent a ping "${id}".`);
    await expect(pong(other!, second, 1109)).rejects.toThrow('Nobody sent a ping');
    const { rows } = await store.execute('select pings from entry where arena = $1', [arena.key]);
    expect(rows).toEqual([{ pings: [3, 9] }]);
  });
});

describe('who may open a socket', () => {
  /** The status with which a socket is refused; 101 where it opens. */
  async function statusFor(headers: Readonly<Record<string, string>>, id: string): Promise<number> {
    const socket = new WebSocket(`${await service.address()}/v1/arenas/${id}/socket`, { headers });
    const status = await new Promise<number>((resolve) => {
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode!));
    });
    socket.on('error', () => {});
    socket.terminate();
    return status;
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  test('the same who may open a stream', async () => {
    const { id } = await create(PLAN);
    const [visitor, owner] = [await guest(service), await player(service, 'Owner')];
    const [arena, play] = [await tokenOf(service, 'One'), await tokenOf(service, 'Two', ['play'])];
    const own = { origin: await service.address() };
    const foreign = { origin: 'https://elsewhere.example' };
    expect({
      anonymous: await statusFor({}, id),
      unknown: await statusFor(bearer('x'), id),
      'another scope': await statusFor(bearer(play), id),
      'a page of another site': await statusFor({ ...owner.headers, ...foreign }, id),
      'a program of another site': await statusFor({ ...bearer(arena), ...foreign }, id),
      guest: await statusFor({ ...visitor.headers, ...own }, id),
      player: await statusFor({ ...owner.headers, ...own }, id),
      program: await statusFor(bearer(arena), id),
      'no arena': await statusFor(bearer(arena), 'none'),
    }).toEqual({
      anonymous: 401,
      unknown: 401,
      'another scope': 403,
      'a page of another site': 403,
      'a program of another site': 403,
      guest: 101,
      player: 101,
      program: 101,
      'no arena': 404,
    });
  });

  /** How a socket is closed after something was said on it. */
  async function closingAfter(token: string, said: string): Promise<readonly [code: number, reason: string]> {
    const { id } = await create(PLAN);
    const socket = new WebSocket(`${await service.address()}/v1/arenas/${id}/socket`, { headers: bearer(token) });
    socket.on('open', () => socket.send(said));
    return new Promise((resolve) => socket.on('close', (code, reason) => resolve([code, String(reason)])));
  }

  test('an impossible request is reported, and ends the socket', async () => {
    const token = await tokenOf(service, 'Three');
    const foreign = '{"t":"answer","id":"x","solutions":[]}';
    expect(await closingAfter(token, 'no JSON')).toEqual([4002, expect.stringMatching(/^This is no JSON/)]);
    expect(await closingAfter(token, foreign)).toEqual([4002, 'This program was asked no task "x".']);
    expect((await closingAfter(token, 'x'.repeat(2 ** 20 + 1)))[0]).toBe(1009);
  });
});
