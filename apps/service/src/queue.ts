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
export async function openQueue(store: Store, log: Logger, { hasUpkeep = true }: QueueOptions = {}): Promise<Queue> {
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
