import { describe, expect, test } from 'vitest';
import {
  begun,
  duelBetween,
  guest,
  hangUp,
  newMatch,
  PASSWORD,
  player,
  serviceForTests,
  serviceOfFile,
} from '../testing.ts';

const service = await serviceOfFile();

const NEXT = 'another that is long';

/** Somebody opens an account in one more browser. */
async function enterAs(name: string, password = PASSWORD) {
  const { cookie, body, status } = await service.ask('POST', '/v1/session/password', { body: { name, password } });
  const headers = { cookie: cookie ?? '', 'x-csrf-token': String(body.csrf) };
  return { status, ask: (method: 'GET' | 'DELETE', path: string) => service.ask(method, path, { headers }) };
}

const isIn = async (browser: { ask(method: 'GET', path: string): ReturnType<typeof service.ask> }): Promise<boolean> =>
  (await browser.ask('GET', '/v1/session')).body.account !== null;

describe('a password', () => {
  test('is changed with the old password; other browsers are out then, programs are not', async () => {
    const anna = await player(service, 'Anna');
    const other = await enterAs('Anna');
    const { body: made } = await anna.ask('POST', '/v1/tokens', { name: 'bot', scopes: ['account'] });
    const wrong = await anna.ask('PUT', '/v1/account/password', { password: NEXT, next: NEXT });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong-password', position: 'password' } });
    expect(await isIn(other)).toBe(true);
    expect((await anna.ask('PUT', '/v1/account/password', { password: PASSWORD, next: NEXT })).status).toBe(204);
    expect([await isIn(anna), await isIn(other)]).toEqual([true, false]);
    expect([(await enterAs('Anna')).status, (await enterAs('Anna', NEXT)).status]).toEqual([401, 200]);
    const headers = { authorization: `Bearer ${made.token}` };
    expect((await service.ask('GET', '/v1/account/export', { headers })).status).toBe(200);
  });

  test('cannot be tried out in a session that somebody has got hold of, from however many addresses', async () => {
    const strict = await serviceForTests({ limits: { logins: 3 }, isBehindProxy: true });
    const { headers } = await player(strict, 'Bert');
    const attempt = (method: 'PUT' | 'DELETE', path: string, number: number) =>
      strict.ask(method, path, {
        body: { password: 'x', ...(method === 'PUT' && { next: NEXT }) },
        headers: { ...headers, 'x-forwarded-for': `10.0.0.${number}` },
      });
    for (const [method, path] of [
      ['PUT', '/v1/account/password'],
      ['DELETE', '/v1/account'],
    ] as const) {
      const statuses = [];
      for (let number = 0; number < 5; number++) statuses.push((await attempt(method, path, number)).status);
      expect(statuses).toEqual([401, 401, 401, 429, 429]);
    }
    await strict.close();
  });
});

test('sessions are listed without what opens them, and ended, one or all others', async () => {
  const clara = await player(service, 'Clara');
  const [second, third] = [await enterAs('Clara'), await enterAs('Clara')];
  const stranger = await guest(service);
  const list = async () => (await clara.ask('GET', '/v1/sessions')).body.sessions;
  const all = await list();
  expect(all.map(({ isThis }: { isThis: boolean }) => isThis).sort()).toEqual([false, false, true]);
  expect(all[0].expires - all[0].begun).toBe(90 * 86_400_000);
  const [session] = (await second.ask('GET', '/v1/sessions')).body.sessions.filter(
    ({ isThis }: { isThis: boolean }) => isThis,
  );
  expect((await stranger.ask('DELETE', `/v1/sessions/${session.id}`)).status).toBe(404);
  expect((await clara.ask('DELETE', `/v1/sessions/${session.id}`)).status).toBe(204);
  expect([await isIn(clara), await isIn(second), await isIn(third)]).toEqual([true, false, true]);
  expect((await clara.ask('DELETE', '/v1/sessions')).status).toBe(204);
  expect([await isIn(clara), await isIn(third), await isIn(stranger)]).toEqual([true, false, true]);
  expect(await list()).toMatchObject([{ isThis: true }]);
});

test('tokens are listed without their secrets', async () => {
  const doris = await player(service, 'Doris');
  const { body: made } = await doris.ask('POST', '/v1/tokens', { name: 'bot', scopes: ['play', 'arena'] });
  const { body } = await doris.ask('GET', '/v1/tokens');
  const begun = made.expires - 365 * 86_400_000;
  expect(body).toEqual({
    tokens: [{ id: made.id, name: 'bot', scopes: ['play', 'arena'], begun, expires: made.expires }],
  });
  expect((await doris.ask('DELETE', `/v1/tokens/${made.id}`)).status).toBe(204);
  expect((await doris.ask('GET', '/v1/tokens')).body).toEqual({ tokens: [] });
});

test('new guests of one address are limited, and more may come than attempts to log in', async () => {
  const strict = await serviceForTests({ limits: { logins: 2, guests: 4 } });
  const statuses = [];
  for (let number = 0; number < 6; number++)
    statuses.push((await strict.ask('POST', '/v1/session', { body: { name: 'Anna' } })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  await strict.close();
});

test('an operator ends a match that is not over, and it has no result', { tags: ['whole'] }, async () => {
  const boss = await player(service, 'Boss');
  await service.lifecycle.node().store.execute(`update account set is_operator = true where name = 'Boss'`);
  const players = [await guest(service), await guest(service)] as const;
  const { match, talks } = await duelBetween([service, service], players);
  await begun({ talks });
  expect((await boss.ask('POST', `/v1/matches/${match}/void`, {})).status).toBe(204);
  expect((await talks[0].next('over')).result).toMatchObject({ ending: 'void', standings: [] });
  expect(await boss.ask('POST', `/v1/matches/${match}/void`, {})).toMatchObject({
    status: 409,
    body: { code: 'too-late' },
  });
  expect((await boss.ask('POST', '/v1/matches/none/void', {})).status).toBe(404);
  expect((await boss.ask('POST', `/v1/matches/${await newMatch(players[0])}/void`, {})).status).toBe(204);
  hangUp(talks);
});
