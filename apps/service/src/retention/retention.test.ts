// @module-tag whole

import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startClock } from '../clock.ts';
import { PERIODS } from '../settings.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { clusterForTests } from '../testing.ts';
import { newRetention, type Retention } from './retention.ts';

const cluster = await clusterForTests();
if (!cluster) console.warn('No PostgreSQL server on this machine: its half of the tests of retention is skipped.');

const DAY = 86_400_000;

describe.each([
  ['the embedded database', 300],
  ['PostgreSQL', 2000],
])('on %s', (name, many) => {
  describe.skipIf(name === 'PostgreSQL' && !cluster)('retention', () => {
    let store: Store;
    let retention: Retention;
    let now: number;
    beforeAll(async () => {
      store = await openStore(name === 'PostgreSQL' ? { database: cluster!.newDatabase() } : {});
      const clock = await startClock(store);
      now = clock.now();
      retention = newRetention({ store, clock, periods: PERIODS, log: pino({ level: 'silent' }) });
      await store.execute(rowsOf(now, many));
    }, 120_000);
    afterAll(async () => {
      await retention.stop();
      await store.close();
    });

    /** What is there, by the names that `rowsOf` gave. */
    const left = async (text: string): Promise<string[]> => {
      const names = (await store.execute(`select distinct ${text}`)).rows.map(({ name }: { name: string }) => name);
      return names.sort();
    };

    test('removes what is older than it is kept, and nothing else', async () => {
      const seen = await retention.run();
      expect([...seen].filter(([, rows]) => rows === 0)).toEqual([]);
      expect(await left(`split_part(public_id, '-', 1) as name from match`)).toEqual([
        'newCasual',
        'newDaily',
        'newRated',
        'newVoid',
        'oldButRunning',
        'rated',
        'ratedLong',
      ]);
      expect(await left(`split_part(public_id, '-', 1) as name from match where not has_log`)).toEqual(['ratedLong']);
      expect(
        await left(`split_part(public_id, '-', 1) as name from match join match_event on match = match.id`),
      ).toEqual(['newCasual', 'newDaily', 'newRated', 'newVoid', 'oldButRunning', 'rated']);
      expect(
        await left(`split_part(public_id, '-', 1) as name from match join rating_change on match = match.id`),
      ).toEqual(['newRated', 'rated', 'ratedLong']);
      expect(await left('date as name from attempt')).toEqual([dateOf(now - 200 * DAY)]);
      expect(await left(`name from account`)).toEqual(['guest who plays', 'new guest', 'player']);
      expect(await left('account::text as name from session')).toHaveLength(1);
      expect(await left('public_id as name from arena')).toEqual(['newArena']);
      expect(await left('arena::text as name from answer')).toHaveLength(1);
      expect(await left('id as name from bulk_job')).toEqual(['new job']);
      expect(await left('job as name from bulk_answer')).toEqual(['new job']);
    }, 60_000);

    test('is done once a night, by one of the nodes that look', async () => {
      await store.execute(
        `insert into session select 'late-' || n, min(id), 1 from account, generate_series(1, 3) n group by n`,
      );
      const clock = await startClock(store);
      const others = [1, 2, 3].map(() =>
        newRetention({ store, clock, periods: PERIODS, log: pino({ level: 'silent' }), pause: 20 }),
      );
      const sessions = async () => (await store.execute('select from session')).rows.length;
      await expect.poll(sessions, { timeout: 20_000 }).toBe(1);
      await store.execute(`insert into session select 'more', min(id), 1 from account`);
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(await sessions()).toBe(2);
      await store.execute(`update upkeep set at_ms = at_ms - ${DAY}`);
      await expect.poll(sessions, { timeout: 20_000 }).toBe(1);
      for (const retention of others) await retention.stop();
      clock.stop();
    }, 60_000);
  });
});

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

test.skipIf(!cluster)(
  'a node that ends in the middle of the night leaves the rest to another',
  async () => {
    const store = await openStore({ database: cluster!.newDatabase() });
    const clock = await startClock(store);
    const retention = newRetention({ store, clock, periods: PERIODS, log: pino({ level: 'silent' }), pause: 20 });
    const claimedAt = async (): Promise<number> => (await store.execute('select at_ms from upkeep')).rows[0]?.at_ms;
    let stopping: Promise<void> | undefined;
    await store.db.transaction().execute(async (transaction) => {
      await sql`lock table session in access exclusive mode`.execute(transaction);
      await expect.poll(claimedAt, { timeout: 20_000 }).toBeGreaterThan(0);
      stopping = retention.stop();
    });
    await stopping;
    expect(await claimedAt()).toBe(0);
    clock.stop();
    await store.close();
  },
  60_000,
);

/** So many old rows of each kind, and new rows beside them. */
const rowsOf = (now: number, many: number): string => {
  const matches = [
    ['void', 'void', false, 8],
    ['newVoid', 'void', false, 6],
    ['casual', 'done', false, 91],
    ['newCasual', 'done', false, 89],
    ['daily', 'done', false, 400],
    ['newDaily', 'done', false, 200],
    ['ratedLong', 'done', true, 400],
    ['rated', 'done', true, 300],
    ['newRated', 'done', true, 1],
    ['ratedOnce', 'done', true, 1900],
    ['oldButRunning', 'live', false, 2000],
  ] as const;
  return [
    `insert into account (public_id, name, name_key, created_ms) values ('p', 'player', 'player', 1);
    insert into account (public_id, name, created_ms) values ('g', 'guest who plays', 1), ('n', 'new guest', ${now - 80 * DAY});
    insert into account (public_id, name, created_ms) select 'guest-' || n, 'guest', n from generate_series(1, ${many}) n;
    insert into session select 'old-' || n, (select min(id) from account), n from generate_series(1, ${many}) n;
    insert into session select 'new', min(id), ${now + DAY} from account;
    insert into api_token (account, name, token_hash, scopes, created_ms, expires_ms)
      select min(id), 'mine', 'token', '[]', 1, 2 from account;
    insert into seek select id, '{}', 1500, 1, 1, null from account where name = 'player';
    insert into node_beat values ('dead', 1);`,
    ...matches.map(
      ([name, state, isRated, days]) => `
      insert into match (public_id, state, is_open, rules, setup, created_ms, ended_ms)
        select '${name}-' || n, '${state}', false, '{"isRated":${isRated}}', '{}', 1, ${now - days * DAY}
        from generate_series(1, ${many / 20}) n;`,
    ),
    `insert into seat select match.id, 0, account.id, 'P', null from match join account
      on account.name = case match.public_id when 'oldButRunning-1' then 'guest who plays' else 'player' end;
    insert into match_event select id, seq, 1, null, 'note', null, null, '{}' from match, generate_series(1, 10) seq;
    insert into rating_change select match.id, account.id, 'duel', 1500, 1510, 1 from match, account
      where rules->>'isRated' = 'true' and account.name = 'player';`,
    ...[
      ['daily', 400],
      ['newDaily', 200],
    ].map(([name, days]) => {
      const date = dateOf(now - Number(days) * DAY);
      return `insert into daily values ('${date}', 'easy', 'c', 's', 'p', 's', 'b', 1);
        insert into attempt select '${date}', 'easy', account.id, match.id, 1, 2, 3 from match, account
          where match.public_id = '${name}-1' and account.name = 'player';`;
    }),
    `insert into arena (public_id, state, rounds, seed, starts_ms) values
      ('oldArena', 'done', '[]', 1, 1), ('newArena', 'done', '[]', 1, ${now - DAY});
    insert into entry select arena.id, account.id, 'E', '1', '[]' from arena, account where account.name = 'player';
    insert into task select id, 0, n, '{}', '[]', false, 1, 2 from arena, generate_series(1, ${many}) n;
    insert into answer select arena, 0, seq, account, 1, 'right', null, 1 from task join entry using (arena);
    insert into bulk_job values ('old job', '{}', 'a', 'done', ${now - 4 * DAY}), ('new job', '{}', 'a', 'open', ${now - 4 * DAY});
    insert into bulk_task select id, n::text, 't', 'bytes' from bulk_job, generate_series(1, ${many / 20}) n;
    insert into bulk_answer select job, key, text, bytes, 'sha' from bulk_task`,
  ].join('\n');
};
