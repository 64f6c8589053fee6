import { ClientMessage } from '@pencilmark/race/messages';
import { describe, expect, test } from 'vitest';
import type { Scope } from '../accounts/tokens.ts';
import type { Access } from '../plugin/access.ts';
import {
  type Answer,
  type Browser,
  duelBetween,
  enter,
  guest,
  hangUp,
  newMatch,
  player,
  serviceOfFile,
  talk,
} from '../testing.ts';

// Every route of the service × everybody who may come. The rows come from the application itself,
// and each route says who may use it: this test holds the service to that.

interface Route {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
}

const VISITORS = ['anonymous', 'guest', 'player', 'program', 'operator'] as const;
type VisitorName = (typeof VISITORS)[number];

const SCOPE: Scope = 'play';

const service = await serviceOfFile();
const routes: readonly Route[] = service.app.routeAccess;
const [visitor, owner, boss] = [await guest(service), await player(service, 'Owner'), await player(service, 'Boss')];
await service.lifecycle.node().store.execute(`update account set is_operator = true where name = 'Boss'`);
const { body: made } = await owner.ask('POST', '/v1/tokens', { name: 'bot', scopes: [SCOPE] });
const match = await newMatch(visitor);
const HEADERS: Readonly<Record<VisitorName, Readonly<Record<string, string>>>> = {
  anonymous: {},
  guest: visitor.headers,
  player: owner.headers,
  program: { authorization: `Bearer ${made.token}` },
  operator: boss.headers,
};

/** Whether a visitor may use a route, as the route says. */
function mayUse(visitor: VisitorName, { who, scope }: Access): boolean {
  if (who === 'anyone') return true;
  if (visitor === 'anonymous') return false;
  if (visitor === 'program' && scope !== SCOPE) return false;
  if (who === 'operator') return visitor === 'operator';
  return who === 'account' || visitor !== 'guest';
}

/** What the guard itself answers. Whoever it lets through gets other answers. */
const REFUSALS = ['no-session', 'bad-token', 'csrf-missing', 'foreign-origin', 'not-allowed'];

const isRefused = ({ status, body }: Answer): boolean => [401, 403].includes(status) && REFUSALS.includes(body.code);

/** Routes that would change a visitor, or never end, are called for things that do not exist. */
const addressOf = (url: string): string =>
  url.replace(':id', url.endsWith('/stream') ? 'nothing' : match).replace(/:\w+/g, 'nothing');

const sendTo = ({ method, url }: Route, headers: Readonly<Record<string, string>>): Promise<Answer> =>
  service.ask(method as 'GET', addressOf(url), { headers, ...(method === 'GET' ? {} : { body: { nothing: 1 } }) });

describe('every route', () => {
  test.each(VISITORS)('lets %s through where it says so, and nowhere else', async (visitor) => {
    const allowed: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    for (const route of routes) {
      const name = `${route.method} ${route.url}`;
      // Leaving is the last thing that a session does.
      if (name === 'DELETE /v1/session') continue;
      allowed[name] = !isRefused(await sendTo(route, HEADERS[visitor]));
      expected[name] = mayUse(visitor, route.access);
    }
    expect(allowed).toEqual(expected);
    expect(Object.keys(allowed).length).toBeGreaterThan(15);
  });

  test('that writes refuses a browser without the token of its page', async () => {
    for (const route of routes.filter(({ method }) => method !== 'GET')) {
      const { cookie = '' } = HEADERS.operator;
      for (const token of [{}, { 'x-csrf-token': 'wrong' }]) {
        const { status, body } = await sendTo(route, { cookie, ...token } as Record<string, string>);
        expect([route.url, status, body.code]).toEqual([route.url, 403, 'csrf-missing']);
      }
    }
  });

  test('that writes refuses pages of other sites', async () => {
    for (const route of routes.filter(({ method }) => method !== 'GET')) {
      const { status, body } = await sendTo(route, {
        ...HEADERS.operator,
        origin: 'https://elsewhere.example',
      });
      expect([route.url, status, body.code]).toEqual([route.url, 403, 'foreign-origin']);
    }
  });

  test.each<[string, () => Promise<Record<string, string>>, string]>([
    ['an unknown session', async () => ({ cookie: 'pm_session=x' }), 'no-session'],
    ['an unknown token', async () => ({ authorization: 'Bearer x' }), 'bad-token'],
    ['an expired session', expiredSession, 'no-session'],
    ['an expired token', () => token('update api_token set expires_ms = 1 where id = $1'), 'bad-token'],
    ['a revoked token', revokedToken, 'bad-token'],
  ])('that needs an account refuses %s', async (_name, make, code) => {
    const headers = await make();
    for (const route of routes.filter(({ access }) => access.who !== 'anyone'))
      expect([route.url, (await sendTo(route, headers)).body.code]).toEqual([route.url, code]);
  });
});

const execute = (text: string, values: readonly unknown[] = []) => service.lifecycle.node().store.execute(text, values);

async function expiredSession(): Promise<Record<string, string>> {
  const { headers } = await player(service, 'Expired');
  await execute(`update session set expires_ms = 1 where account = (select id from account where name = 'Expired')`);
  return { ...headers };
}

let owners = 0;

async function tokenOf(browser: Browser): Promise<{ id: number; token: string }> {
  return (await browser.ask('POST', '/v1/tokens', { name: 'bot', scopes: ['play', 'account'] })).body;
}

async function token(change: string): Promise<Record<string, string>> {
  const made = await tokenOf(await player(service, `Owner ${++owners}`));
  await execute(change, [made.id]);
  return { authorization: `Bearer ${made.token}` };
}

async function revokedToken(): Promise<Record<string, string>> {
  const browser = await player(service, `Owner ${++owners}`);
  const made = await tokenOf(browser);
  expect((await browser.ask('DELETE', `/v1/tokens/${made.id}`)).status).toBe(204);
  return { authorization: `Bearer ${made.token}` };
}

describe('every message', () => {
  const kinds: string[] = ClientMessage.anyOf.map(({ properties }) => properties.t.const);
  const SAMPLES: Readonly<Record<string, object>> = {
    hello: { v: 1, match: 'nothing', ticket: 'x', have: 0 },
    move: { cid: 'a', base: 0, cell: 0, digit: 1 },
    prepare: { cid: 'b', placement: null },
    pass: { cid: 'c', base: 0 },
    resign: { cid: 'd' },
    claim: { cid: 'e' },
    ready: { cid: 'f', nonce: '00000000000000aa' },
    note: { cid: 'g', cell: 0, digit: 1, isOn: true },
    phrase: { cid: 'h', phrase: 0 },
    at: { cell: 0 },
    ping: { c: 1 },
  };
  // Who may say it: everybody who has a connection, those who have been let in, or players.
  const OPEN = ['hello', 'ping'];
  const SILENT = ['at'];

  test.each(kinds)('%s of somebody without a ticket is refused, unless it opens the connection', async (t) => {
    const visitor = await talk(service);
    visitor.say({ t, ...SAMPLES[t] });
    const [first] = await Promise.race([
      visitor.next('error').then((message) => [message.code]),
      visitor.next('pong').then(() => ['pong']),
    ]);
    expect(first).toBe(t === 'ping' ? 'pong' : 'bad-ticket');
    hangUp([visitor]);
  });

  test('of a spectator is refused where only players may speak', async () => {
    const [anna, bert, clara] = [await guest(service), await guest(service), await guest(service)];
    const { match: played, talks } = await duelBetween([service, service], [anna, bert]);
    const seen = await enter(service, clara, played);
    await seen.next('welcome');
    for (const t of kinds.filter((kind) => !OPEN.includes(kind) && !SILENT.includes(kind))) {
      seen.say({ t, ...SAMPLES[t] });
      expect([t, (await seen.next('refuse')).code]).toEqual([t, 'seat']);
    }
    hangUp([...talks, seen]);
  });
});
