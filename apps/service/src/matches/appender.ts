import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchEvent } from '@pencilmark/race';
import type { Metrics } from '../metrics.ts';
import { isAway } from '../problems.ts';
import type { Store } from '../store/store.ts';
import { appendAll, type Draft } from './log.ts';

/** Writes events into logs, many at once. */
export interface Appender {
  /**
   * Appends the events of one decision. False when somebody else has written these numbers first.
   * Throws a problem when the database stays away.
   */
  append(match: number, events: readonly MatchEvent[]): Promise<boolean>;
}

interface Waiting extends Draft {
  readonly resolve: (isWon: boolean) => void;
  readonly reject: (problem: unknown) => void;
}

const LONGEST_AWAY = 15_000; // ms that a decision waits for the database
const PAUSE = 250; // ms between two attempts
const MOST_EVENTS = 500; // of one statement

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

/**
 * Collects what comes while a statement is on its way, and writes all of it with the next one. So
 * the number of statements does not grow with the number of matches.
 */
export function openAppender(store: Store, metrics: Metrics): Appender {
  let waiting: Waiting[] = [];
  let isRunning = false;

  const write = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const won = await persistently(() => appendAll(store, batch));
      for (const { match, resolve } of batch) resolve(won.has(match));
    } catch (problem) {
      for (const { reject } of batch) reject(problem);
    }
  };

  const run = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_EVENTS);
      waiting = waiting.slice(MOST_EVENTS);
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
