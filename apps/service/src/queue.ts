import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Rows } from './store/embedded/messages.ts';
import type { Store } from './store/store.ts';

/** The queue for what may wait: pools of puzzles, rounds of arenas, jobs on files. */
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

/** The statements with which pg-boss notes that a job is done or has failed. */
const NOTES_END = /SELECT COUNT\(\*\) FROM results\s*$/;

/**
 * Runs the statements of pg-boss. It does not wait until the end of a job is noted, so nobody would
 * hear of a refusal, and it would end the process. Such a job is done again after its time.
 */
const statementsOn =
  (store: Store, log: Logger) =>
  // Without values pg-boss may send several statements at once.
  async (text: string, values?: unknown[]): Promise<Pick<Rows, 'rows'>> => {
    try {
      return await store.execute(text, values);
    } catch (problem) {
      if (!NOTES_END.test(text)) throw problem;
      log.warn({ err: problem }, 'the end of a job could not be noted');
      return { rows: [{ count: 0 }] };
    }
  };

async function startQueue(store: Store, log: Logger, { hasUpkeep = true }: QueueOptions): Promise<Queue> {
  const queue = new PgBoss({
    db: { executeSql: statementsOn(store, log) },
    supervise: hasUpkeep,
    schedule: hasUpkeep,
  });
  queue.on('error', (problem: Error) => log.warn({ err: problem }, 'the queue of jobs met a problem'));
  await queue.start();
  return queue;
}
