import { createHash } from 'node:crypto';
import { commitText, dailyCommitText } from '@pencilmark/race';
import { describe, expect, test } from 'vitest';
import {
  type Browser,
  begun,
  duelBetween,
  enter,
  guest,
  hangUp,
  newMatch,
  player,
  SMALL_DUEL,
  serviceOfFile,
} from '../testing.ts';

const service = await serviceOfFile();
const [anna, bert] = [await player(service, 'Anna'), await player(service, 'Bert')];

const execute = (text: string, values: readonly unknown[] = []) => service.lifecycle.node().store.execute(text, values);

describe('a match', () => {
  test.each([
    [{ seats: 3 }, 'rules', /^These rules do not fit this mode\.$/],
    [{ board: '10x10:q' }, 'rules.board', /^There is no such board for matches\. There are 9x9:3x3, /],
    [{ board: '25x25:5x5', level: 'extreme' as const }, 'rules.board', /There are 9x9:3x3/],
    [{ board: '9x9', level: 'extreme' as const }, 'rules.level', /There are gentle, easy, .*hard\.$/],
  ])('with the rules %j is refused', async (rules, position, text) => {
    const { status, body } = await anna.ask('POST', '/v1/matches', {
      rules: { ...SMALL_DUEL, ...rules },
      isOpen: true,
    });
    expect([status, body]).toEqual([400, { code: 'bad-body', text: expect.stringMatching(text), position }]);
    // Nor is a partner looked for.
    const sought = await anna.ask('POST', '/v1/seeks', { rules: { ...SMALL_DUEL, ...rules } });
    expect([sought.status, sought.body.position]).toEqual([400, position]);
  });

  test('binds the service to its puzzle and its seed before anybody is ready', async () => {
    const { match, talks } = await duelBetween([service, service], [anna, bert]);
    const again = await enter(service, anna, match);
    const { snapshot } = await again.next('welcome');
    talks[0].say({ t: 'resign', cid: 'enough' });
    const { setup } = await talks[1].next('over');
    expect(setup!.commit).toBe(snapshot!.commit);
    expect(createHash('sha256').update(commitText(setup!)).digest('hex')).toBe(setup!.commit);
    hangUp([...talks, again]);
  });

  test('gets puzzles that no other match has had', async () => {
    const matches = await Promise.all(
      [anna, bert, anna, bert, anna, bert].map((browser) => newMatch(browser, { board: '6x6:2x3' })),
    );
    const { rows } = await execute('select setup from match where public_id in (select unnest($1::text[]))', [matches]);
    const puzzles = rows.map(({ setup }) => setup.puzzles[0].puzzle);
    expect(new Set(puzzles).size).toBe(6);
  });
});

describe('a rated duel', () => {
  test('is for accounts with a name of their own', async () => {
    const match = await newMatch(anna, { isRated: true });
    const visitor = await guest(service, 'Visitor');
    const { body } = await visitor.ask('POST', `/v1/matches/${match}/join`, {});
    expect(body).toMatchObject({ code: 'not-allowed', text: 'A rated match needs an account.' });
    expect((await anna.ask('POST', `/v1/matches/${match}/join`, {})).body).toEqual({ seat: 0 });
  });

  test('changes ratings once, and shows them', async () => {
    const { match, talks } = await duelBetween([service, service], [anna, bert], { isRated: true });
    await begun({ talks });
    talks[0].say({ t: 'resign', cid: 'enough' });
    expect(await talks[1].next('over')).toMatchObject({ ratings: [] });
    const { ratings } = await talks[1].next('over');
    expect(ratings.map(({ name, after }) => [name, Math.round(after)])).toEqual([
      ['Anna', 1338],
      ['Bert', 1662],
    ]);
    const profile = await bert.ask('GET', '/v1/accounts/bert');
    expect(profile.body).toMatchObject({ name: 'Bert', ratings: [{ mode: 'duel', games: 1 }], history: [{ match }] });
    hangUp(talks);
  });
});

describe('who looks for a partner', () => {
  const rules = { ...SMALL_DUEL, seconds: 90 };
  const seek = async (browser: Browser): Promise<string | null> =>
    (await browser.ask('POST', '/v1/seeks', { rules })).body.match;

  test('gets the same match as the partner, and nobody else does', async () => {
    const [first, second, third] = [await guest(service), await guest(service), await guest(service)];
    expect(await seek(first)).toBeNull();
    const match = await seek(second);
    expect(match).toEqual(expect.any(String));
    expect(await seek(third)).toBeNull();
    expect(await seek(first)).toBe(match);
    expect((await third.ask('DELETE', '/v1/seeks')).status).toBe(204);
    expect(await seek(first)).toBeNull();
    await first.ask('DELETE', '/v1/seeks');
  });

  test('waits longer for a partner whose rating is far away', async () => {
    const [near, far] = [await player(service, 'Near'), await player(service, 'Far')];
    await execute(`insert into rating select id, 'duel', 1900, 60, 0.06, 40, 1 from account where name = 'Far'`);
    expect(await seek(near)).toBeNull();
    expect(await seek(far)).toBeNull();
    await execute(`update seek set since_ms = since_ms - 60000 where rating = 1900`);
    expect(await seek(far)).toEqual(expect.any(String));
  });

  test('with others that seek at the same moment: each is paired once', async () => {
    const many = await Promise.all(Array.from({ length: 8 }, () => guest(service)));
    const matches = new Map<Browser, string>();
    for (let round = 0; round < 10 && matches.size < many.length; round++)
      await Promise.all(
        many.map(async (browser) => {
          const match = matches.has(browser) ? null : await seek(browser);
          if (match) matches.set(browser, match);
        }),
      );
    const counts = [...matches.values()].map(
      (match) => [...matches.values()].filter((other) => other === match).length,
    );
    expect(counts).toEqual(Array(8).fill(2));
  });
});

describe('the race of the day', () => {
  const dateIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const path = (days: number): string => `/v1/daily/${dateIn(days)}/easy`;

  test('is announced the day before with its hash, and everybody can check it afterwards', async () => {
    const announced = await service.ask('GET', path(1));
    expect(announced.body).toMatchObject({ state: 'announced', salt: null, table: [], apart: [] });
    expect((await anna.ask('POST', `${path(1)}/attempt`)).body.code).toBe('too-late');
    expect((await service.ask('GET', path(2))).body.code).toBe('not-found');
    expect((await service.ask('GET', path(-400))).body.code).toBe('not-found');
    // Time passes: tomorrow becomes the day before yesterday.
    await execute('update daily set date = $1 where date = $2', [dateIn(-2), dateIn(1)]);
    const { body } = await service.ask('GET', path(-2));
    const { rows } = await execute("select * from daily where date = $1 and level = 'easy'", [dateIn(-2)]);
    const text = dailyCommitText(dateIn(1), 'easy', rows[0].board, rows[0].puzzle, body.salt);
    expect(createHash('sha256').update(text).digest('hex')).toBe(announced.body.commit);
  });

  test('is one attempt for each account; who has finished sees how it was done', async () => {
    const [first, same] = await Promise.all([1, 2].map(() => anna.ask('POST', `${path(0)}/attempt`)));
    expect(first!.body.id).toEqual(expect.any(String));
    expect(same!.body.id).toBe(first!.body.id);
    const other = (await bert.ask('POST', `${path(0)}/attempt`)).body.id;
    const talk = await enter(service, anna, first!.body.id);
    talk.say({ t: 'ready', cid: 'r', nonce: '00000000000000aa' });
    const started = (await talk.until('started')).at(-1) as { body: { puzzle: string } };
    expect(started.body.puzzle.length).toBe(81);
    talk.say({ t: 'resign', cid: 'enough' });
    // Who gives up has perhaps another account: the solution stays inside.
    expect(await talk.next('over')).not.toHaveProperty('setup');
    const log = (browser: Browser) => browser.ask('GET', `/v1/matches/${first!.body.id}/log`);
    for (const browser of [anna, bert]) expect((await log(browser)).body.code).toBe('not-over');
    const watcher = await enter(service, bert, first!.body.id);
    expect(await watcher.next('over')).not.toHaveProperty('setup');
    const table = async (browser: Browser) => (await browser.ask('GET', path(0))).body.table;
    await expect
      .poll(async () => (await execute('select * from attempt where finished_ms is not null')).rows)
      .toHaveLength(1);
    await execute('update attempt set time_ms = 61000 where finished_ms is not null');
    expect((await log(anna)).body.setup.puzzles[0].solution).toMatch(/^\d{81}$/);
    expect(await table(anna)).toEqual([{ name: 'Anna', ms: 61_000, match: first!.body.id }]);
    expect(await table(bert)).toEqual([{ name: 'Anna', ms: 61_000, match: null }]);
    expect(other).not.toBe(first!.body.id);
    hangUp([talk, watcher]);
  });

  test('is open to all when nobody can be at it any more: six hours after the day', async () => {
    const { id } = (await anna.ask('POST', `${path(0)}/attempt`)).body;
    const log = async () => (await bert.ask('GET', `/v1/matches/${id}/log`)).status;
    const salt = async (days: number) => (await service.ask('GET', path(days))).body.salt;
    expect(await log()).toBe(409);
    // The attempt and its day are moved by so many days.
    const move = (from: number, to: number) =>
      execute(
        `with day as (insert into daily select $2, level, commit_hash, salt, puzzle, solution, board, er from daily
          where date = $1 and level = 'easy' on conflict do nothing)
        update attempt set date = $2 where date = $1 and level = 'easy'`,
        [dateIn(from), dateIn(to)],
      );
    await service.ask('GET', path(0));
    await move(0, -2);
    expect([await log(), await salt(-2)]).toEqual([200, expect.any(String)]);
    expect(await salt(0)).toBe(null);
  });
});
