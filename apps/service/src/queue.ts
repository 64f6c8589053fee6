import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Store } from './store/store.ts';

/** The queue for what may wait: ratings, pools of puzzles, rounds of arenas, jobs on files. */
export type Queue = PgBoss;

/** What a queue is opened for. */
export interface QueueOptions {
  /** Whether this process also does the upkeep: retries, expiry, timed jobs. */
  readonly hasUpkeep?: boolean;
}

/**
 * Opens the queue of pg-boss in the same database, in the schema `pgboss`. It makes its tables by
 * itself. Who opens the queue calls `stop` before the store is closed.
 */
export async function openQueue(store: Store, log: Logger, options: QueueOptions = {}): Promise<Queue> {
  for (;;) {
    try {
      return await startQueue(store, log, options);
    } catch (problem) {
      if ((problem as { readonly code?: string }).code !== MADE_MEANWHILE) throw problem;
    }
  }
}

// Of two processes that make the tables of the queue at the same moment, one is told this.
const MADE_MEANWHILE = '23505';

async function startQueue(store: Store, log: Logger, { hasUpkeep = true }: QueueOptions): Promise<Queue> {
  const queue = new PgBoss({
    // Without values pg-boss may send several statements at once.
    db: { executeSql: (text: string, values?: unknown[]) => store.execute(text, values) },
    supervise: hasUpkeep,
    schedule: hasUpkeep,
  });
  queue.on('error', (problem: Error) => log.warn({ err: problem }, 'the queue of jobs met a problem'));
  await queue.start();
  return queue;
}
