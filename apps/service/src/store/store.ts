import { Kysely, PostgresDialect } from 'kysely';
import type { Pool as ServerPool } from 'pg';
import type { Rows } from './embedded/messages.ts';
import type { ConnectionPool } from './embedded/pool.ts';
import type { Tables } from './tables.ts';

/** Where everything is kept that a killed process must not lose. */
export interface Store {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Kysely<Tables>;
  /**
   * The same database on connections of its own, for what running clocks wait for: the logs, and
   * the signs of life. It never stands in line behind the queries of hundreds who connect again.
   */
  readonly urgent: Kysely<Tables>;
  /** Runs SQL text. Without values it may hold several statements; the rows are of the last. */
  execute(text: string, values?: readonly unknown[]): Promise<Rows>;
  /**
   * Hears what is said on a channel with `pg_notify`. After a lost connection some may have been
   * missed; then `missed` is called.
   */
  listen(channel: string, heard: (payload: string) => void, missed: () => void): Promise<void>;
  close(): Promise<void>;
}

/** Kysely on either pool: both speak PostgreSQL's language. */
export const kyselyOn = (pool: ServerPool | ConnectionPool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as ServerPool }) });
