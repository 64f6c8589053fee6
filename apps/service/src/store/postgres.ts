import pg from 'pg';
import { type Channels, openChannels } from './channels.ts';
import type { Rows } from './embedded/messages.ts';
import { kyselyOn, type Store } from './store.ts';

const MOST_CONNECTIONS = 10;
const MOST_URGENT = 3; // for appending, for reading, for signs of life
const LONGEST_CONNECT = 10_000; // ms; a network that swallows packets would hold a query forever
const LONGEST_STATEMENT = 20_000; // ms

/**
 * Numbers of 64 bits come as text from a server, because the largest do not fit. All of ours are
 * milliseconds and counts, far below 2^53, and the embedded database gives them as numbers.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text') =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

/** Opens a store on a PostgreSQL server: `postgres://user:password@host:port/database`. */
export async function openPostgres(url: string): Promise<Store> {
  const settings = { connectionString: url, types, connectionTimeoutMillis: LONGEST_CONNECT };
  const poolOf = (max: number): pg.Pool => {
    const pool = new pg.Pool({ ...settings, max, query_timeout: LONGEST_STATEMENT });
    // A connection that is lost while nobody waits for an answer is no event: the next query opens
    // another. Without these listeners it would end the process.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  };
  const pool = poolOf(MOST_CONNECTIONS);
  try {
    await pool.query('select 1');
  } catch (problem) {
    await pool.end();
    throw problem;
  }
  const channels: Channels = openChannels(() => new pg.Client(settings));
  const db = kyselyOn(pool);
  const urgent = kyselyOn(poolOf(MOST_URGENT));
  return {
    kind: 'postgres',
    db,
    urgent,
    execute: async (text, values) => {
      const result = await pool.query(text, values as unknown[] | undefined);
      return (Array.isArray(result) ? result.at(-1) : result) as Rows;
    },
    listen: channels.listen,
    close: async () => {
      await channels.close();
      await urgent.destroy();
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}
