import { performance } from 'node:perf_hooks';
import type { Store } from './store/store.ts';

/** The time that all nodes share: whole milliseconds, never falling within a node. */
export interface ServiceClock {
  now(): number;
  stop(): void;
}

/** One look at the clock of the database. */
interface Look {
  /** How long the question and its answer took. */
  readonly trip: number;
  /** The time of the database less the monotonic time of this node. */
  readonly offset: number;
}

const LOOKS = 10;
const PAUSE = 1000; // ms

/** The offset of the look that took the shortest time: its error is half of that at most. */
export const offsetOf = (looks: readonly Look[]): number =>
  looks.reduce((best, look) => (look.trip < best.trip ? look : best)).offset;

/**
 * Keeps the time of the service: the monotonic clock of this machine and its offset to the clock
 * of the database, looked at each second. Clocks on the wall of nodes and clients do not matter.
 */
export async function startClock(
  store: Store,
  monotonic: () => number = () => performance.now(),
): Promise<ServiceClock> {
  const looks: Look[] = [];
  const look = async (): Promise<void> => {
    const asked = monotonic();
    const { rows } = await store.execute('select extract(epoch from clock_timestamp()) * 1000 as now', []);
    const answered = monotonic();
    looks.push({ trip: answered - asked, offset: Number(rows[0].now) - (asked + answered) / 2 });
    if (looks.length > LOOKS) looks.shift();
  };
  await look();
  // While the database is away the last offset holds.
  const timer = setInterval(() => void look().catch(() => {}), PAUSE).unref();
  let last = 0;
  return {
    now: () => {
      last = Math.max(last, Math.round(monotonic() + offsetOf(looks)));
      return last;
    },
    stop: () => clearInterval(timer),
  };
}
