import { describe, expect, test } from 'vitest';
import { begin, honest, join, type Reply, spectate, tokenOf } from '../testing/programs.ts';
import { serviceOfFile } from '../testing.ts';

const service = await serviceOfFile();

const PLAN = { name: 'small', board: '4x4:2x2', batch: 2, tasks: 2, ms: 5000 };
const OTHER = { ...PLAN, name: 'large', board: '6x6:2x3', tasks: 1, ms: 600 };

const create = (...plans: (typeof PLAN)[]) => service.lifecycle.node().contest.arenas.create(plans, 3600);

test('two programs play two rounds; who knows no board of a round is left out of it', { tags: ['whole'] }, async () => {
  const [ada, bob] = [await tokenOf(service, 'Ada'), await tokenOf(service, 'Bob')];
  const arena = await create(PLAN, OTHER);
  const { id } = arena;
  const wanting: Reply = (message) => {
    const said = honest('ada', [PLAN.board, OTHER.board])(message);
    return message.t === 'hello' ? { ...(said as object), wants: ['table', 'weather'] } : said;
  };
  const [first, two, seen] = await Promise.all([
    join(service, id, ada, wanting),
    join(service, id, bob, honest('bob', [PLAN.board])),
    spectate(service, id),
    begin(service, arena, 2),
  ]);
  const last = service.ask('GET', `/v1/arenas/${id}`).then(({ body }) => body.tables);
  for (const [index, table] of (await last).entries())
    expect(seen.filter(({ round }) => round === table.round).at(-1), String(index)).toEqual({ t: 'table', ...table });
  expect(seen.at(-1)).toEqual({ t: 'bye' });
  expect([first, two].map(({ heard }) => heard.includes('table'))).toEqual([true, false]);
  expect(first.verdicts).toEqual(Array(5 + 2 + 5 + 1).fill('right'));
  expect(two.verdicts).toEqual(Array(5 + 2).fill('right'));
  for (const { heard } of [first, two]) expect([heard[0], heard.at(-1)]).toEqual(['hello', 'bye']);
  const { body } = await service.ask('GET', `/v1/arenas/${id}`);
  expect(body).toMatchObject({ id, state: 'done', rounds: ['small', 'large'], programs: ['ada', 'bob'] });
  expect(body.tables.map(({ rows }: { rows: { entry: string; right: number }[] }) => rows.length)).toEqual([2, 1]);
  expect(body.tables[1].rows[0]).toMatchObject({ rank: 1, entry: 'ada', right: 1, tasks: 1 });
  const pings = await service.lifecycle.node().store.db.selectFrom('entry').select('pings').execute();
  for (const row of pings) expect(row.pings.length).toBeGreaterThan(5);
});

test('a wrong answer ends the round; who is silent has missed it, and the others notice nothing', {
  tags: ['whole'],
}, async () => {
  const [cid, dan, eve] = [await tokenOf(service, 'Cid'), await tokenOf(service, 'Dan'), await tokenOf(service, 'Eve')];
  const arena = await create({ ...OTHER, tasks: 2 });
  const { id } = arena;
  const boards = [OTHER.board];
  const wrong: Reply = (message) =>
    message.t === 'task' ? { t: 'answer', id: message.id, solutions: [] } : honest('wrong', boards)(message);
  const silent: Reply = (message) => (message.t === 'task' ? undefined : honest('silent', boards)(message));
  const [good, bad] = await Promise.all([
    join(service, id, cid, honest('cid', boards)),
    join(service, id, dan, wrong),
    join(service, id, eve, silent),
    begin(service, arena, 3),
  ]);
  expect(good.verdicts).toEqual(Array(7).fill('right'));
  expect(bad.verdicts.slice(-2)).toEqual(['shape', 'shape']);
  const played = await service.lifecycle.node().contest.arenas;
  const turns = (await played.played(await played.find(id)))[0]!.turns;
  expect(turns.map(({ entry, results }) => [entry, results.map(({ code }) => code)])).toEqual([
    ['cid', ['right', 'right']],
    ['silent', ['missed', 'missed']],
    ['wrong', ['shape', 'out']],
  ]);
});

test('a round goes on when its node has died: its tasks stay, and what was answered stays', {
  tags: ['whole'],
}, async () => {
  const { store } = service.lifecycle.node();
  const token = await tokenOf(service, 'Joe');
  const { id, key } = await create(PLAN);
  const joining = join(service, id, token, honest('joe', [PLAN.board]));
  const entered = () => store.db.selectFrom('entry').select('name').where('arena', '=', key).execute();
  await expect.poll(async () => (await entered()).length, { timeout: 20_000 }).toBe(1);
  // What a node leaves that is killed just after it has begun the round.
  await store.db.updateTable('arena').set({ state: 'playing', round: 0, beat_ms: 1 }).where('id', '=', key).execute();
  expect((await joining).verdicts).toEqual(Array(5 + 2).fill('right'));
});

describe('what is refused', () => {
  const ask = async (path: string, token: string, body?: object) =>
    service.ask(body ? 'POST' : 'GET', path, { body, headers: { authorization: `Bearer ${token}` } });
  const hello = (name: string) => ({ t: 'hello', name, version: '1', boards: ['4x4:2x2'], kinds: ['solve'] });

  test('a token without the scope, a foreign task, a late hello, a name twice', async () => {
    const { id } = await service.lifecycle.node().contest.arenas.create([PLAN], 3600);
    const messages = `/v1/arenas/${id}/messages`;
    const [token, other, player] = [
      await tokenOf(service, 'Fay'),
      await tokenOf(service, 'Gus'),
      await tokenOf(service, 'Hal', ['play']),
    ];
    expect((await ask(messages, player, hello('hal'))).body.code).toBe('not-allowed');
    expect((await ask(messages, 'none', hello('none'))).body.code).toBe('bad-token');
    expect((await ask(messages, token, hello('fay'))).status).toBe(204);
    expect((await ask(messages, token, hello('fay'))).status).toBe(204);
    expect((await ask(messages, other, hello('fay'))).body.code).toBe('name-taken');
    expect((await ask(messages, token, { t: 'answer', id: 'x', solutions: [] })).body.code).toBe('not-found');
    expect((await ask(messages, token, { t: 'answer', id: 'x' })).body.code).toBe('bad-body');
    expect((await ask('/v1/arenas/none', token)).body.code).toBe('not-found');
  });

  test('a guest makes no arena; a player does, and it stands in the list', async () => {
    const guest = await service.ask('POST', '/v1/session', { body: { name: 'Guest' } });
    const headers = { cookie: guest.cookie!, 'x-csrf-token': guest.body.csrf };
    const body = { rounds: ['9x9-first'], inSeconds: 3600 };
    expect((await service.ask('POST', '/v1/arenas', { body, headers })).body.code).toBe('not-allowed');
    const made = await ask('/v1/arenas', await tokenOf(service, 'Ida'), body);
    expect(made).toMatchObject({ status: 201, body: { state: 'waiting', rounds: ['9x9-first'] } });
    const { body: list } = await service.ask('GET', '/v1/arenas');
    expect(list.arenas.map(({ id }: { id: string }) => id)).toContain(made.body.id);
  });
});
