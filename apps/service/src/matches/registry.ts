import type { MatchSetup } from '@pencilmark/race';
import type { ServiceClock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import { inBatches } from './batches.ts';
import { type LiveMatch, newLiveMatch } from './live.ts';
import { readAfter } from './log.ts';

/** The matches that this node has read. */
export interface Registry {
  /** A match by its public id, read when this node does not know it. */
  find(id: string): Promise<LiveMatch | undefined>;
  /** A match by its number, if this node knows it. */
  known(key: number): LiveMatch | undefined;
  /** Reads what others have appended to a match. Throws when its log cannot be followed. */
  pull(match: LiveMatch): Promise<void>;
  all(): Iterable<LiveMatch>;
  /** Forgets matches that nobody has requested in a while. */
  tidy(): void;
}

const IDLE = 60_000; // ms
const MOST_LOGS = 100; // of one query; moves do not wait for what is read of more

export function openRegistry(store: Store, clock: ServiceClock, metrics: Metrics): Registry {
  const byId = new Map<string, Promise<LiveMatch | undefined>>();
  const byKey = new Map<number, LiveMatch>();

  const pull = inBatches<LiveMatch>(MOST_LOGS, async (matches) => {
    const known = Array.from(matches, ({ key, events }) => ({ match: key, seq: events.length }));
    const logs = await readAfter(store, known);
    return (match) => match.learn(logs.get(match.key) ?? []);
  });

  const read = async (id: string): Promise<LiveMatch | undefined> => {
    const row = await store.db
      .selectFrom('match')
      .select(['id', 'setup'])
      .where('public_id', '=', id)
      // Without its log a match would look as if it had not begun.
      .where('has_log', '=', true)
      .executeTakeFirst();
    if (!row) return undefined;
    const match = newLiveMatch(row.id, row.setup as MatchSetup, clock.now);
    await pull(match);
    byKey.set(match.key, match);
    metrics.matches.set(byKey.size);
    return match;
  };

  return {
    find: async (id) => {
      // Two requests at once share one match: its work is done in turn.
      const reading = byId.get(id) ?? read(id);
      byId.set(id, reading);
      let match: LiveMatch | undefined;
      try {
        match = await reading;
      } finally {
        if (!match) byId.delete(id);
      }
      if (match) match.usedAt = clock.now();
      return match;
    },
    known: (key) => byKey.get(key),
    pull,
    all: () => byKey.values(),
    tidy: () => {
      for (const match of byKey.values()) {
        if (match.followers() > 0 || match.usedAt > clock.now() - IDLE) continue;
        byKey.delete(match.key);
        byId.delete(match.id);
      }
      metrics.matches.set(byKey.size);
    },
  };
}
