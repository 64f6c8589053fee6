import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ServiceClock } from '../clock.ts';
import type { Periods } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { type Batch, type Place, RULES, type Rule } from './rules.ts';

/** Removes each night what is older than it is kept. */
export interface Retention {
  /** Removes all that is old now, and returns how many rows each rule looked at. */
  run(): Promise<ReadonlyMap<string, number>>;
  /** Stops after the statement at hand. */
  stop(): Promise<void>;
}

/** What retention works with. */
export interface RetentionParts {
  readonly store: Store;
  readonly clock: ServiceClock;
  readonly periods: Periods;
  readonly log: Logger;
  /** Milliseconds between two looks whether it is time. */
  readonly pause?: number;
}

const DAY = 86_400_000; // ms
const NIGHT = 3 * 3_600_000; // ms after midnight UTC
const PAUSE = 60_000; // ms

/** A statement removes about as many rows as it can in this time, so nobody waits for it longer. */
const SHORT = 25; // ms
const FEWEST = 100;
const MOST = 1000;

const BEGINNING: Place = { time: -1, id: -1 };

/** Removes what a rule says, bit by bit. Returns how many rows were looked at. */
async function obey({ db }: Store, { batch }: Rule, before: number, signal: AbortSignal): Promise<number> {
  let [most, total, last] = [FEWEST, 0, BEGINNING];
  for (;;) {
    signal.throwIfAborted();
    const began = performance.now();
    const { seen, time, id } = (await batch({ before, last, most }).execute(db)).rows[0] as Batch;
    const took = performance.now() - began;
    total += seen;
    if (seen < most) return total;
    if (time !== undefined && id !== undefined) last = { time, id };
    most = Math.min(MOST, 2 * most, Math.max(FEWEST, Math.round((most * SHORT) / took)));
    // Moves that have waited meanwhile go first.
    await sleep(took, undefined, { signal });
  }
}

/** Whether this node does the work of this night: exactly one of all nodes does. */
async function claim({ db }: Store, now: number): Promise<boolean> {
  const night = Math.floor((now - NIGHT) / DAY) * DAY + NIGHT;
  const won = await db
    .insertInto('upkeep')
    .values({ name: 'retention', at_ms: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at_ms: now }).where('upkeep.at_ms', '<', night))
    .returning('name')
    .execute();
  return won.length > 0;
}

/** Who ends in the middle of the work leaves it to the next node that looks. */
const release = ({ db }: Store) => db.updateTable('upkeep').set({ at_ms: 0 }).where('name', '=', 'retention').execute();

export const newRetention = ({ store, clock, periods, log, pause = PAUSE }: RetentionParts): Retention => {
  const ending = new AbortController();
  const run = async (): Promise<ReadonlyMap<string, number>> => {
    const seen = new Map<string, number>();
    for (const rule of RULES)
      try {
        const { period } = rule;
        const before = clock.now() - (typeof period === 'number' ? period : periods[period] * DAY);
        seen.set(rule.name, await obey(store, rule, before, ending.signal));
      } catch (problem) {
        ending.signal.throwIfAborted();
        log.warn({ err: problem, rule: rule.name }, 'what is old could not be removed; the next night tries again');
      }
    return seen;
  };

  let running: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    try {
      if (ending.signal.aborted || !(await claim(store, clock.now()))) return;
      const seen = await run().catch(async (problem) => {
        await release(store);
        throw problem;
      });
      log.info({ rows: Object.fromEntries(seen) }, 'what was old is removed');
    } catch (problem) {
      if (!ending.signal.aborted) log.warn({ err: problem }, 'the work of the night could not begin');
    }
  };
  const timer = setInterval(() => {
    running = running.then(look);
  }, pause).unref();

  return {
    run,
    stop: async () => {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
};
