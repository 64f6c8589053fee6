import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchEvent } from '@pencilmark/race';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { isAway, problemOfStore } from '../problems.ts';
import type { Store } from '../store/store.ts';
import { appendAll, type Draft } from './log.ts';

/**
 * What came of appending: the events are in the log, somebody else has written these numbers first,
 * or the database refuses these events, whoever comes with them.
 */
export type Appended = 'written' | 'overtaken' | 'unwritable';

/** Writes events into logs, many at once. */
export interface Appender {
  /** Appends the events of one decision. Throws a problem when the database stays away. */
  append(match: number, events: readonly MatchEvent[]): Promise<Appended>;
}

interface Waiting extends Draft {
  readonly resolve: (appended: Appended) => void;
  readonly reject: (problem: unknown) => void;
}

const LONGEST_AWAY = 15_000; // ms that a decision waits for the database
const PAUSE = 250; // ms between two attempts
const MOST_DRAFTS = 500; // of one statement

/** Repeats a statement until the database is back. The key prevents that it writes twice. */
async function persistently<Value>(work: () => Promise<Value>): Promise<Value> {
  const end = performance.now() + LONGEST_AWAY;
  for (;;) {
    try {
      return await work();
    } catch (problem) {
      if (!isAway(problem as Error)) throw problem;
      if (performance.now() > end) throw problem;
      await sleep(PAUSE);
    }
  }
}

/** Drafts for one statement, at most one of a match, and those that stay behind in their order. */
function batchOf(waiting: readonly Waiting[]): { batch: Waiting[]; rest: Waiting[] } {
  const batch = new Map<number, Waiting>();
  const rest: Waiting[] = [];
  for (const draft of waiting)
    if (batch.size < MOST_DRAFTS && !batch.has(draft.match)) batch.set(draft.match, draft);
    else rest.push(draft);
  return { batch: [...batch.values()], rest };
}

/**
 * Collects what comes while a statement is on its way, and writes all of it with the next one. So
 * the number of statements does not grow with the number of matches.
 */
export function openAppender(store: Store, metrics: Metrics, log: Logger): Appender {
  let waiting: Waiting[] = [];
  let isRunning = false;

  /**
   * Writes all drafts, or halves them until those that the database refuses are alone: what one
   * match wants to write down is never the end of another.
   */
  const write = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const won = await persistently(() => appendAll(store, batch));
      for (const { match, resolve } of batch) resolve(won.has(match) ? 'written' : 'overtaken');
    } catch (problem) {
      if (problemOfStore(problem as Error)) {
        for (const { reject } of batch) reject(problem);
      } else if (batch.length === 1) {
        const { match, resolve } = batch[0]!;
        log.error({ err: problem, match }, 'events of a match cannot be written');
        resolve('unwritable');
      } else {
        const half = Math.ceil(batch.length / 2);
        await write(batch.slice(0, half));
        await write(batch.slice(half));
      }
    }
  };

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const { batch, rest } = batchOf(waiting);
      waiting = rest;
      metrics.batch.observe(batch.length);
      metrics.moves.inc(batch.reduce((sum, { events }) => sum + events.length, 0));
      await write(batch);
    }
    isRunning = false;
  };

  return {
    append: (match, events) =>
      new Promise((resolve, reject) => {
        waiting.push({ match, events, resolve, reject });
        // What else arrives in this turn of the loop goes with it.
        if (!isRunning) {
          isRunning = true;
          setImmediate(() => void run());
        }
      }),
  };
}
