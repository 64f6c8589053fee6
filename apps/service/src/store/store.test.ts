import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { clusterForTests, folderForTests } from '../testing.ts';
import { migrate } from './migrate.ts';
import { openStore } from './open.ts';
import type { Store } from './store.ts';
import type { Cluster } from './testing.ts';

const STORES: readonly [name: string, address: (cluster: Cluster | undefined) => string | undefined][] = [
  ['the embedded database', () => undefined],
  ['PostgreSQL', (cluster) => cluster?.newDatabase()],
];

const cluster = await clusterForTests();
if (!cluster) console.warn('No PostgreSQL server on this machine: its half of the store tests is skipped.');

const anEvent = (match: number, seq: number) => ({
  match,
  seq,
  at_ms: 5_000_000_000,
  seat: 0,
  kind: 'note',
  cid: `c${seq}`,
  deadline_ms: null,
  body: '{"cell":3}',
});

describe.each(STORES)('%s', (name, address) => {
  describe.skipIf(name === 'PostgreSQL' && !cluster)('as a store', () => {
    let store: Store;
    let url: string | undefined;
    beforeAll(async () => {
      url = address(cluster);
      store = await openStore({ database: url });
    });
    afterAll(() => store.close());

    const newMatch = async (): Promise<number> => {
      const { id } = await store.db
        .insertInto('match')
        .values({ public_id: Math.random().toString(36), is_open: true, rules: '{}', setup: '{}', created_ms: 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };

    test('gives numbers of 64 bits as numbers, JSON as values', async () => {
      const match = await newMatch();
      await store.db.insertInto('match_event').values(anEvent(match, 1)).execute();
      const row = await store.db
        .selectFrom('match_event')
        .selectAll()
        .where('match', '=', match)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ ...anEvent(match, 1), body: { cell: 3 } });
    });

    test('lets one of two rows with the same number into a log', async () => {
      const match = await newMatch();
      const insert = (cid: string) =>
        store.db
          .insertInto('match_event')
          .values({ ...anEvent(match, 1), cid })
          .onConflict((conflict) => conflict.doNothing())
          .returning('cid')
          .execute();
      const written = (await Promise.all(['a', 'b', 'c'].map(insert))).flat();
      expect(written.length).toBe(1);
    });

    test('has an index for each foreign key, so that deleting a row reads no whole table', async () => {
      const { rows } = await store.execute(`
        select conrelid::regclass || ' (' || conname || ')' as name from pg_constraint one
        where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
          select from pg_index where indrelid = conrelid and indpred is null
            and (string_to_array(indkey::text, ' ')::int2[])[1:cardinality(conkey)] @> conkey
        ) order by 1`);
      expect(rows).toEqual([]);
    });

    test('says which rule a row breaks', async () => {
      const match = await newMatch();
      const insert = () => store.db.insertInto('match_event').values(anEvent(match, 1)).execute();
      await insert();
      await expect(insert()).rejects.toMatchObject({ code: '23505' });
    });

    test('keeps nothing of a transaction that fails, and never mixes two', async () => {
      const match = await newMatch();
      const fails = store.db.transaction().execute(async (transaction) => {
        await transaction.insertInto('match_event').values(anEvent(match, 1)).execute();
        throw new Error('no');
      });
      const works = store.db.insertInto('match_event').values(anEvent(match, 2)).execute();
      await expect(fails).rejects.toThrow('no');
      await works;
      const rows = await store.db.selectFrom('match_event').select('seq').where('match', '=', match).execute();
      expect(rows).toEqual([{ seq: 2 }]);
    });

    test('hears its own channels and no others', async () => {
      const heard: string[] = [];
      await store.listen(
        'here',
        (payload) => heard.push(payload),
        () => {},
      );
      await sql`select pg_notify('there', 'x')`.execute(store.db);
      await sql`select pg_notify('here', '7:12')`.execute(store.db);
      await expect.poll(() => heard).toEqual(['7:12']);
    });

    test('runs scripts of several statements', async () => {
      expect((await store.execute('select 1 as one; select 2 as two')).rows).toEqual([{ two: 2 }]);
      expect((await store.execute('select $1::int + 1 as sum', [4])).rows).toEqual([{ sum: 5 }]);
    });

    test('migrates once, however often it is called', async () => {
      await Promise.all([migrate(store), migrate(store)]);
      const names = (await store.execute('select name from migration order by number')).rows.map(({ name }) => name);
      expect(names).toEqual(readdirSync(new URL('../../migrations/', import.meta.url)).sort());
    });

    test('is refused by a program that is older', async () => {
      await store.execute("insert into migration values (9999, 'later')");
      await expect(migrate(store)).rejects.toThrow('made by a newer Pencilmark (its tables are at step 9999');
      await store.execute('delete from migration where number = 9999');
    });
  });
});

describe.skipIf(!cluster)('a PostgreSQL server', () => {
  test('that many nodes find empty is migrated by one of them', async () => {
    const database = cluster!.newDatabase();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore({ database })));
    await Promise.all(stores.map((store) => store.close()));
  });

  test('that restarts is heard again, and listeners hear that they missed something', { tags: ['whole'] }, async () => {
    const store = await openStore({ database: cluster!.newDatabase() });
    const heard: string[] = [];
    let missed = 0;
    await store.listen(
      'here',
      (payload) => heard.push(payload),
      () => missed++,
    );
    cluster!.crash();
    cluster!.start();
    await expect.poll(() => missed, { timeout: 10_000 }).toBe(1);
    await sql`select pg_notify('here', 'again')`.execute(store.db);
    await expect.poll(() => heard).toEqual(['again']);
    await store.close();
  });
});

describe('a folder', () => {
  test('keeps what was written; a second opening is refused with a sentence', { tags: ['whole'] }, async () => {
    const data = await folderForTests();
    onTestFinished(() => rmSync(data, { recursive: true }));
    const store = await openStore({ data });
    await store.execute("insert into secret values ('a', 'b')");
    await expect(openStore({ data })).rejects.toThrow(`${data} is used by process ${process.pid}.`);
    await store.close();
    const again = await openStore({ data });
    expect((await again.execute("select value from secret where name = 'a'")).rows).toEqual([{ value: 'b' }]);
    await again.close();
  });

  test('that is given up while it opens can be opened later', { tags: ['whole'] }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pencilmark-data-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const giveUp = new AbortController();
    const opening = openStore({ data: folder, signal: giveUp.signal });
    setTimeout(() => giveUp.abort(), 300);
    await expect(opening).rejects.toThrow('its process was ended');
    const store = await openStore({ data: folder });
    expect((await store.execute('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await store.close();
  });
});
