// @module-tag whole

import type { IncomingMessage } from 'node:http';
import { ROUNDS } from '@pencilmark/arena';
import { QUESTION_FORMS } from '@pencilmark/bulk/questions';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { begin, honest, join } from './testing/programs.ts';
import {
  begun,
  clusterForTests,
  duelBetween,
  guest,
  hangUp,
  newMatch,
  PASSWORD,
  placeAt,
  player,
  SMALL_DUEL,
  serviceForTests,
  type TestService,
} from './testing.ts';

const cluster = await clusterForTests();
if (!cluster) console.warn('No PostgreSQL server on this machine: the test of query plans is skipped.');

/** Tables that grow. The others have few rows, and are read whole. */
const LARGE = new Set(
  'account answer api_token arena attempt entry match match_event rating rating_change seat seek session task ticket'.split(
    ' ',
  ),
);

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What this process sends to its database, each text once. What pg-boss says is its own. */
function recordStatements(): () => Statement[] {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  return () => {
    const statements = new Map<string, Statement>();
    for (const [statement, given] of spy.mock.calls as unknown as [string | Statement, unknown[] | undefined][]) {
      const { text, values } = typeof statement === 'string' ? { text: statement, values: given } : statement;
      if (/^\s*(select|insert|update|delete|with)\b/i.test(text) && !text.includes('pgboss'))
        statements.set(text, { text, values: Array.isArray(values) ? values : [] });
    }
    spy.mockRestore();
    return [...statements.values()];
  };
}

/** Routes of the service that have answered without a problem, as `GET /v1/matches/:id`. */
async function servedRoutes({ app, address }: TestService): Promise<ReadonlySet<string>> {
  const served = new Set<string>();
  await address();
  const routeOf = ({ method, url }: IncomingMessage) =>
    app.routeAccess.find(
      (route) =>
        route.method === method && new RegExp(`^${route.url.replaceAll(/:\w+/g, '[^/]+')}$`).test(url!.split('?')[0]!),
    );
  const note = (request: IncomingMessage): void => {
    const route = routeOf(request);
    if (route) served.add(`${route.method} ${route.url}`);
  };
  app.server.on('upgrade', note);
  app.server.on('request', (request, response) => {
    response.once('close', () => response.statusCode < 400 && note(request));
  });
  return served;
}

/** Uses every route, as people and programs do. */
async function walk(service: TestService): Promise<void> {
  const place = placeAt(await service.address());
  const visitor = await guest(place, 'Visitor');
  const [anna, bert] = [await player(place, 'Anna'), await player(place, 'Bert')];
  const name = { name: 'Anna', password: PASSWORD };
  await place.ask('POST', '/v1/session/password', { body: name });
  await visitor.ask('GET', '/v1/session');
  const { body: open } = await anna.ask('GET', '/v1/sessions');
  await anna.ask('DELETE', `/v1/sessions/${open.sessions.find((session: { isThis: boolean }) => !session.isThis).id}`);
  await anna.ask('DELETE', '/v1/sessions');
  await anna.ask('PUT', '/v1/account/password', { password: PASSWORD, next: `${PASSWORD}, too` });

  await newMatch(anna, {}, true);
  await place.ask('GET', '/v1/matches');
  const { match, talks } = await duelBetween([place, place], [anna, bert], { isRated: true, seconds: 600 });
  const { base, turn } = await begun({ talks });
  await [anna, bert][turn]!.ask('POST', `/v1/matches/${match}/moves`, { t: 'pass', cid: 'pass', base });
  await place.ask('GET', `/v1/matches/${match}`);
  const stream = await fetch(`${await place.address()}/v1/matches/${match}/stream`, { headers: anna.headers });
  await stream.body!.cancel();
  talks[0].say({ t: 'resign', cid: 'enough' });
  for (const talk of talks) await talk.next('over');
  await talks[0].next('over');
  hangUp(talks);
  await anna.ask('GET', `/v1/matches/${match}/log`);
  const { body: next } = await anna.ask('POST', `/v1/matches/${match}/rematch`);
  await service.lifecycle.node().store.execute(`update account set is_operator = true where name_key = 'bert'`);
  await bert.ask('POST', `/v1/matches/${next.id}/void`);

  for (const browser of [anna, bert]) await browser.ask('POST', '/v1/seeks', { rules: SMALL_DUEL });
  await anna.ask('DELETE', '/v1/seeks');
  const today = `/v1/daily/${new Date().toISOString().slice(0, 10)}/gentle`;
  await anna.ask('POST', `${today}/attempt`);
  await bert.ask('GET', today);

  const mine = { name: 'mine', scopes: ['arena'] };
  const { body: made } = await anna.ask('POST', '/v1/tokens', mine);
  const { body: other } = await bert.ask('POST', '/v1/tokens', mine);
  await anna.ask('POST', '/v1/arenas', { rounds: [ROUNDS[0]!.name], inSeconds: 3600 });
  const plan = { name: 'small', board: '4x4:2x2', batch: 2, tasks: 2, ms: 5000 };
  const arena = await service.lifecycle.node().contest.arenas.create([plan], 3600);
  const watching = fetch(`${await place.address()}/v1/arenas/${arena.id}/tables/stream`).then((response) =>
    response.text(),
  );
  await Promise.all([
    join(place, arena.id, made.token, honest('mine', [plan.board])),
    join(place, arena.id, other.token, honest('other', [plan.board]), 'socket'),
    begin(service, arena, 2),
    watching,
  ]);
  await place.ask('GET', '/v1/arenas');
  await place.ask('GET', `/v1/arenas/${arena.id}`);

  for (const { name } of QUESTION_FORMS)
    await anna.ask('POST', `/v1/${name}`, name === 'generate' ? { geometry: '4x4' } : { text: '1234341221434.2.' });

  await anna.ask('GET', '/v1/account/export');
  await place.ask('GET', '/v1/accounts/anna');
  await anna.ask('GET', '/v1/tokens');
  await anna.ask('DELETE', `/v1/tokens/${made.id}`);
  await bert.ask('DELETE', '/v1/account', { password: PASSWORD });
  await visitor.ask('DELETE', '/v1/session');
}

/** Times of rows that no statement selects. */
const LATER = '9000000000000 + n';

/**
 * So many rows of people and matches that what a statement selects is little beside them. Their ids
 * begin with a full stop, as no drawn id does.
 */
const FILL = `
  insert into account (public_id, name, name_key, created_ms)
    select '.a' || n, 'name', case when n % 2 = 0 then 'name' || n end, ${LATER} from generate_series(1, 20000) n;
  insert into match (public_id, state, is_open, rules, setup, created_ms, ended_ms)
    select '.m' || n, 'done', n % 2 = 0, '{"mode":"duel","seats":2,"isRated":true}', '{}', n, ${LATER}
    from generate_series(1, 20000) n;
  update match set rated_ms = 1 where state = 'done';
  create temporary table one as select row_number() over (order by id) as n, id from account where public_id like '.a%';
  create temporary table two as select row_number() over (order by id) as n, id from match where public_id like '.m%';
  analyze;
  insert into session select 's' || n, id, ${LATER} from one;
  insert into api_token (account, name, token_hash, scopes, created_ms, expires_ms)
    select id, 't', 't' || n, '[]', n, ${LATER} from one;
  insert into seat select two.id, number, one.id, 'P', null from two cross join generate_series(0, 1) number
    join one on one.n = (two.n + 7 * number) % 20000 + 1;
  insert into match_event select id, seq, n, 0, 'placed', seq, null, '{}' from two, generate_series(1, 6) seq;
  insert into ticket select 'k' || n, two.id, one.id, 0, ${LATER} from one join two using (n);
  insert into seek select id, '{}', 1500, n, extract(epoch from now()) * 1000 - 1800000, null from one;
  insert into rating select id, 'duel', 1500, 350, 0.06, 1, n from one;
  insert into rating_change select two.id, one.id, 'duel', 1500, 1500, n from one join two using (n);
  insert into daily select 'day' || d, 'easy', 'c', 's', 'p', 's', 'b', 1 from generate_series(1, 100) d;
  insert into attempt select 'day' || one.n % 100 + 1, 'easy', one.id, two.id, 1, 2, 3 from one join two using (n);
  insert into arena (public_id, state, rounds, seed, starts_ms)
    select '.r' || n, 'done', '[]', 1, ${LATER} from generate_series(1, 2000) n;
  insert into entry select arena.id, one.id, 'E' || number, '1', '[]' from arena cross join generate_series(1, 2) number
    join one on one.n = substr(public_id, 3)::int + number where public_id like '.r%';
  insert into task select id, 0, n, '{}', '[]', false, 1, 2 from arena, generate_series(1, 10) n where public_id like '.r%';
  insert into answer select arena, 0, seq, account, 1, 'right', null, 1 from task join entry using (arena)
    where arena in (select id from arena where public_id like '.r%');
  analyze;`;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** The large tables that a plan reads from their first row to their last. */
const readWhole = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && LARGE.has(plan['Relation Name']!) ? [plan['Relation Name']!] : []),
  ...(plan.Plans ?? []).flatMap(readWhole),
];

describe.skipIf(!cluster)('the statements of the service', () => {
  let database: string;
  let service: TestService;
  let stop: () => Statement[];
  beforeAll(async () => {
    stop = recordStatements();
    database = cluster!.filledDatabase();
    service = await serviceForTests({ database });
  });
  afterAll(() => service?.close());

  test('are all sent when every route is called', async () => {
    const served = await servedRoutes(service);
    await walk(service);
    const all = service.app.routeAccess
      .filter(({ access }) => !(access.who === 'anyone' && access.isBlind))
      .map(({ method, url }) => `${method} ${url}`);
    expect(all.filter((route) => !served.has(route))).toEqual([]);
  }, 180_000);

  test('read no large table whole', async () => {
    const { store, retention } = service.lifecycle.node();
    await retention.run();
    // What runs by itself each second has its turn.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const statements = stop();
    expect(statements.length).toBeGreaterThan(80);
    const client = new pg.Client(database);
    await client.connect();
    await client.query(FILL);
    await client.end();
    const whole: { text: string; tables: string[] }[] = [];
    for (const { text, values } of statements) {
      const { rows } = await store.execute(`explain (format json) ${text}`, values);
      const tables = readWhole(rows[0]['QUERY PLAN'][0].Plan);
      if (tables.length > 0) whole.push({ text: text.replaceAll(/\s+/g, ' '), tables });
    }
    expect(whole).toEqual([]);
  }, 180_000);
});
