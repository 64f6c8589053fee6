import { describe, expect, test } from 'vitest';
import { duelBetween, guest, hangUp, newMatch, PASSWORD, player, serviceForTests, serviceOfFile } from '../testing.ts';

const service = await serviceOfFile();

const execute = (text: string, values: readonly unknown[] = []) => service.lifecycle.node().store.execute(text, values);

/** The answers to visitors without a session. */
const NOBODY = { status: 200, body: { account: null, csrf: null } };

const logIn = (name: string, password: string) =>
  service.ask('POST', '/v1/session/password', { body: { name, password } });

describe('a session', () => {
  test('is begun by a name alone, shown again, and ended', async () => {
    const anna = await guest(service, 'Änna K.');
    const { body } = await anna.ask('GET', '/v1/session');
    expect(body).toEqual({
      account: { id: expect.any(String), name: 'Änna K.', isGuest: true },
      csrf: anna.headers['x-csrf-token'],
    });
    expect((await anna.ask('DELETE', '/v1/session')).status).toBe(204);
    expect(await anna.ask('GET', '/v1/session')).toMatchObject(NOBODY);
  });

  test('is a cookie that scripts cannot read and other sites do not send', async () => {
    const response = await service.app.inject({ method: 'POST', url: '/v1/session', payload: { name: 'Anna' } });
    expect(String(response.headers['set-cookie'])).toMatch(/^pm_session=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    const secure = await service.app.inject({
      method: 'POST',
      url: '/v1/session',
      payload: { name: 'Anna' },
      headers: { 'x-forwarded-proto': 'https' },
    });
    // Nobody has said that there is a proxy, so its headers are not believed.
    expect(String(secure.headers['set-cookie'])).not.toContain('Secure');
  });

  test.each([
    [{}, 'The field "name" is missing.', 'name'],
    [{ name: 'Anna', age: 7 }, '"age" is not a field of this body.', 'age'],
    [{ name: '' }, '"name" must be 1 to 40 visible characters', 'name'],
    [{ name: 'a'.repeat(41) }, '"name" must be 1 to 40 visible characters', 'name'],
    [{ name: '<b>' }, '"name" must be 1 to 40 visible characters', 'name'],
    [{ name: 7 }, '"name" must be string.', 'name'],
  ])('with %j is refused, and the place is told', async (body, text, position) => {
    const answer = await service.ask('POST', '/v1/session', { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-body', position } });
    expect(answer.body.text).toContain(text);
  });

  test.each([
    ['{"name":', 400, 'bad-json'],
    ['', 400, 'bad-json'],
    [`{"name":"${'a'.repeat(70_000)}"}`, 413, 'too-big'],
  ])('with a body that is no JSON, or too big, is refused', async (payload, status, code) => {
    const headers = { 'content-type': 'application/json' };
    const response = await service.app.inject({ method: 'POST', url: '/v1/session', payload, headers });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  test('with a body of another type is refused', async () => {
    const headers = { 'content-type': 'text/plain' };
    const response = await service.app.inject({ method: 'POST', url: '/v1/session', payload: 'name=Anna', headers });
    expect([response.statusCode, response.json().code]).toEqual([415, 'wrong-type']);
  });
});

describe('an account', () => {
  test('is made out of a guest, who keeps the games', async () => {
    const anna = await guest(service, 'Anna');
    const match = await newMatch(anna);
    await anna.ask('POST', `/v1/matches/${match}/join`, {});
    const made = await anna.ask('POST', '/v1/accounts', { name: 'Anna K', password: PASSWORD });
    expect(made.body.account).toMatchObject({ name: 'Anna K', isGuest: false });
    expect(await anna.ask('GET', '/v1/session')).toMatchObject(NOBODY);
    const again = await logIn('anna k', PASSWORD);
    expect(again.body.account).toEqual(made.body.account);
    const headers = { cookie: again.cookie!, 'x-csrf-token': again.body.csrf };
    const joined = await service.ask('POST', `/v1/matches/${match}/join`, { body: {}, headers });
    expect(joined.body).toEqual({ seat: 0 });
  });

  test('has a name that nobody else has, whatever its case', async () => {
    await player(service, 'Clara');
    const body = { name: 'CLARA', password: PASSWORD };
    expect(await service.ask('POST', '/v1/accounts', { body })).toMatchObject({
      status: 409,
      body: { code: 'name-taken', text: 'The name "CLARA" is taken.', position: 'name' },
    });
  });

  test('opens with its password only; an unknown name gets the same answer', async () => {
    await player(service, 'Doris');
    const wrong = await logIn('Doris', 'something else');
    const nobody = await logIn('Nobody', PASSWORD);
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong-password' } });
    expect(nobody.body).toEqual(wrong.body);
  });

  test('is kept without its secrets', async () => {
    const emil = await player(service, 'Emil');
    const { body } = await emil.ask('POST', '/v1/tokens', { name: 'bot', scopes: ['play'] });
    const { rows } =
      await execute(`select account.password, session.token_hash, api_token.token_hash as token from account
      join session on session.account = account.id join api_token on api_token.account = account.id
      where account.name = 'Emil'`);
    expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(rows)).not.toContain(emil.headers.cookie!.split('=')[1]);
    expect(JSON.stringify(rows)).not.toContain(body.token);
  });

  test('is exported whole, and deleted by its owner; those who played with it keep their games', async () => {
    const [fred, greta] = [await player(service, 'Fred'), await guest(service, 'Greta')];
    const { match, talks } = await duelBetween([service, service], [fred, greta]);
    hangUp(talks);
    const { body } = await fred.ask('GET', '/v1/account/export');
    expect(body).toMatchObject({
      account: { name: 'Fred', isGuest: false },
      matches: [{ match, seat: 0, name: 'Fred' }],
      events: [
        { match, kind: 'joined' },
        { match, kind: 'ready' },
      ],
    });
    const wrong = await fred.ask('DELETE', '/v1/account', { password: 'something else' });
    expect(wrong.body.code).toBe('wrong-password');
    expect((await fred.ask('DELETE', '/v1/account', { password: PASSWORD })).status).toBe(204);
    expect(await fred.ask('GET', '/v1/session')).toMatchObject(NOBODY);
    expect((await logIn('Fred', PASSWORD)).body.code).toBe('wrong-password');
    const { rows } = await execute('select body from match_event join match on match.id = match where public_id = $1', [
      match,
    ]);
    expect(JSON.stringify(rows)).not.toContain('Fred');
    expect((await greta.ask('GET', `/v1/matches/${match}`)).body.seats[0]).toMatchObject({ name: 'somebody' });
  });
});

test('an export is read in pages, however much there is', async () => {
  const hugo = await player(service, 'Hugo');
  await execute(`with made as (
      insert into match (public_id, is_open, rules, setup, created_ms)
      select 'hugo-' || n, false, '{}', '{}', n from generate_series(1, 600) n returning id
    ), seated as (insert into seat select made.id, 0, account.id, 'Hugo', null from made, account where name_key = 'hugo')
    insert into match_event select id, seq, seq, 0, 'note', null, null, '{"cell":1}' from made, generate_series(1, 5) seq`);
  await execute(`insert into rating_change select match.id, account.id, 'duel', 1500, 1501, 7 from match, account
    where match.public_id like 'hugo-%' and name_key = 'hugo'`);
  const { records, sessions } = service.lifecycle.node();
  const mine = await sessions.find(hugo.headers.cookie!.split('=')[1]!);
  const texts: string[] = [];
  for await (const text of records.exportOf(mine!)) texts.push(text);
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(100_000);
  const { body } = await hugo.ask('GET', '/v1/account/export');
  expect(body).toEqual(JSON.parse(texts.join('')));
  expect([body.history.length, body.matches.length, body.events.length]).toEqual([600, 600, 3000]);
  expect(new Set(body.history.map((step: { match: string }) => step.match)).size).toBe(600);
  const seqs = body.events.map(({ match, seq }: { match: string; seq: number }) => `${match} ${seq}`);
  expect(new Set(seqs).size).toBe(3000);
  expect(body.matches[0]).toEqual({ match: 'hugo-1', seat: 0, name: 'Hugo', rules: {}, result: null, at: 1 });
});

test('a visitor with too many requests has to wait', async () => {
  const strict = await serviceForTests({ limits: { logins: 3 } });
  const attempts = [];
  for (let count = 0; count < 4; count++)
    attempts.push(await strict.ask('POST', '/v1/session/password', { body: { name: 'Anna', password: 'x' } }));
  expect(attempts.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
  expect(attempts[3]!.body.code).toBe('too-many');
  await strict.close();
});
