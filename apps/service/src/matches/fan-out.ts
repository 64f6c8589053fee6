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
 * Reads what a notification tells of: the registry reads all that are told of meanwhile with one
 * query, since with a query for each, events came ten times as late. And each second it reads all.
 */
export async function startFanOut(store: Store, registry: Registry, log: Logger): Promise<FanOut> {
  let isStopped = false;

  const read = async (matches: readonly LiveMatch[]): Promise<void> => {
    if (isStopped) return;
    try {
      await Promise.all(matches.map(registry.pull));
    } catch (problem) {
      // The database is away. The next second catches up.
      log.warn({ err: problem }, 'events of other nodes could not be read');
    }
  };

  const readAll = (): void => void read([...registry.all()].filter((match) => match.followers() > 0));

  await store.listen(
    EVENTS_CHANNEL,
    (payload) => {
      const [key, seq] = payload.split(':').map(Number);
      const match = registry.known(key!);
      if (match && match.events.length < seq!) void read([match]);
    },
    readAll,
  );
  const timer = setInterval(readAll, PAUSE).unref();
  return {
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
