import type { Logger } from 'pino';
import { type ServiceClock, startClock } from './clock.ts';
import type { Metrics } from './metrics.ts';
import { openQueue, type Queue } from './queue.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

/** One process of the service, once its database is open: what its routes and sockets share. */
export interface Node {
  readonly store: Store;
  readonly clock: ServiceClock;
  readonly queue: Queue;
  /** Ends what runs by itself, lets jobs finish, and closes the database. */
  close(): Promise<void>;
}

const LONGEST_JOB = 20_000; // ms that a job may go on when the service ends

/** Opens the database and starts everything that works on it. */
export async function openNode(settings: Settings, log: Logger, _metrics: Metrics, signal: AbortSignal): Promise<Node> {
  const store = await openStore({ database: settings.database, data: settings.data, signal });
  try {
    const clock = await startClock(store);
    const queue = await openQueue(store, log);
    return {
      store,
      clock,
      queue,
      close: async () => {
        clock.stop();
        await queue.stop({ graceful: true, timeout: LONGEST_JOB, wait: true });
        await store.close();
      },
    };
  } catch (problem) {
    await store.close();
    throw problem;
  }
}
