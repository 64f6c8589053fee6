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
export const openQueue = (store: Store, log: Logger, options: QueueOptions = {}): Promise<Queue> =>
  amongOthers(() => startQueue(store, log, options));

// What PostgreSQL says to one of two that make the same thing at the same moment: it is there
// already, or both wait for each other.
const MEANWHILE: readonly (string | undefined)[] = ['23505', '40P01'];

/** Makes something that other processes may be making too, and tries again when they were first. */
export async function amongOthers<Value>(make: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await make();
    } catch (problem) {
      if (!MEANWHILE.includes((problem as { readonly code?: string }).code)) throw problem;
    }
  }
}

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
