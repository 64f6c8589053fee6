import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Store } from './store.ts';

/** From src as from dist, the folder of the SQL files. */
const FOLDER = new URL('../../migrations/', import.meta.url);

// Any number will do that no other program on the same database locks.
const LOCK = 7_361_950_412;

/** One step of the tables: a file such as `0001-accounts.sql`. */
interface Migration {
  readonly number: number;
  readonly name: string;
}

const migrationsIn = (folder: URL): Migration[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z-]+\.sql$/.test(name))
    .sort()
    .map((name) => ({ number: Number(name.slice(0, 4)), name }));

/**
 * Does the migrations that a database lacks. Many nodes may start at once: the first does them, in
 * one transaction, and the others wait and find them done. Throws when the database is newer than
 * this program.
 */
export async function migrate(store: Store, folder: URL = FOLDER): Promise<void> {
  const known = migrationsIn(folder);
  await store.db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(transaction);
    await sql`create table if not exists migration (number integer primary key, name text not null)`.execute(
      transaction,
    );
    const { rows } = await sql<Migration>`select number, name from migration order by number`.execute(transaction);
    const newest = rows.at(-1)?.number ?? 0;
    const last = known.at(-1)?.number ?? 0;
    if (newest > last)
      throw new Error(
        `The database was made by a newer Pencilmark (its tables are at step ${newest}, this program knows ${last}). ` +
          'Start the newer program.',
      );
    for (const { number, name } of known.filter((migration) => migration.number > newest)) {
      for (const statement of statementsOf(readFileSync(new URL(name, folder), 'utf8')))
        await sql.raw(statement).execute(transaction);
      await sql`insert into migration (number, name) values (${number}, ${name})`.execute(transaction);
    }
  });
}

/** The statements of a file. In our files a semicolon at the end of a line ends a statement. */
const statementsOf = (text: string): string[] =>
  text
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => /^(?!--)\S/m.test(statement));
