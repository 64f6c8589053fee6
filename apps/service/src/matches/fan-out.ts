import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import type { LiveMatch } from './live.ts';
import { EVENTS_CHANNEL } from './log.ts';
import type { Registry } from './registry.ts';

/** Brings the events that other nodes append. */
export interface FanOut {
  stop(): void;
}

const PAUSE = 1000; // ms; what a notification did not bring is read then

/**
 * Notifications only mark matches. One loop reads all that are marked with one query: with a query
 * for each notification, events came ten times as late. And each second it reads all.
 */
export async function startFanOut(store: Store, registry: Registry, log: Logger): Promise<FanOut> {
  const marked = new Set<LiveMatch>();
  let isRunning = false;
  let isStopped = false;

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      while (marked.size > 0 && !isStopped) {
        const matches = [...marked];
        marked.clear();
        await registry.pull(matches);
      }
    } catch (problem) {
      // The database is away. The pull of the next second catches up.
      log.warn({ err: problem }, 'events of other nodes could not be read');
    } finally {
      isRunning = false;
    }
  };

  const markAll = (): void => {
    for (const match of registry.all()) if (match.followers() > 0) marked.add(match);
    void run();
  };

  await store.listen(
    EVENTS_CHANNEL,
    (payload) => {
      const [key, seq] = payload.split(':').map(Number);
      const match = registry.known(key!);
      if (!match || match.events.length >= seq!) return;
      marked.add(match);
      void run();
    },
    markAll,
  );
  const timer = setInterval(markAll, PAUSE).unref();
  return {
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
