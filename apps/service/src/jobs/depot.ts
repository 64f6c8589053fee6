import { readFileSync } from 'node:fs';
import { CompiledQuery, type Transaction } from 'kysely';
import { pino } from 'pino';
import { amongOthers, openQueue, type Queue } from '../queue.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

/** Where the tasks of jobs lie for workers: a database, and a queue in it. */
export interface Depot {
  readonly store: Store;
  readonly queue: Queue;
  /** The name of the queue for tasks. */
  readonly name: string;
  /** Seconds for which a worker has a task. It renews them while it works. */
  readonly lease: number;
  close(): Promise<void>;
}

/** A worker that has died is noticed after this time. */
const LEASE = 15;

/** After so many tries a task is given up: something in it ends every worker. */
const MOST_RETRIES = 10;

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** How patient a depot is with workers. */
interface Patience {
  readonly lease?: number;
  readonly retries?: number;
}

/** Opens the depot in a store. Who opens it closes it, and then the store. */
export async function depotIn(store: Store, { lease = LEASE, retries = MOST_RETRIES }: Patience = {}): Promise<Depot> {
  const queue = await openQueue(store, pino({ level: 'silent' }), { hasUpkeep: false });
  // Programs of two versions may answer differently, so each does the tasks of its own.
  const name = `bulk-${version}`;
  const options = { name, retryLimit: retries, retryDelay: 1, expireInSeconds: lease };
  await amongOthers(() => queue.createQueue(name, options));
  return { store, queue, name, lease, close: () => queue.stop({ graceful: false }) };
}

/** Opens the depot on a PostgreSQL server. Throws when the server cannot be reached. */
export async function openDepot(database: string): Promise<Depot> {
  const store = await openStore({ database });
  try {
    const depot = await depotIn(store);
    return {
      ...depot,
      close: async () => {
        await depot.close();
        await store.close();
      },
    };
  } catch (problem) {
    await store.close();
    throw problem;
  }
}

/** Lets the queue do its part within a transaction of ours. */
export const within = (transaction: Transaction<Tables>) => ({
  db: {
    executeSql: async (text: string, values: readonly unknown[] = []) => {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows: [...rows] };
    },
  },
});
