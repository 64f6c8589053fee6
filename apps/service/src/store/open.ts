import { openEmbedded } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './store.ts';

/** Which database a service keeps its matches in. */
export interface StoreOptions {
  /** The address of a PostgreSQL server: `postgres://…`. Without it the database is embedded. */
  readonly database?: string | undefined;
  /** The folder of the embedded database. Without it the database is in memory. */
  readonly data?: string | undefined;
  /** Gives up an embedded database that is still opening. */
  readonly signal?: AbortSignal | undefined;
}

/** Opens the store and brings its tables up to date. */
export async function openStore({ database, data, signal }: StoreOptions): Promise<Store> {
  const store = database === undefined ? await openEmbedded(data, signal) : await openPostgres(database);
  try {
    await migrate(store);
    return store;
  } catch (problem) {
    await store.close();
    throw problem;
  }
}
