import { uptime } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Look, newSteering } from './steering.ts';
import type { Store } from './store/store.ts';

/** The time that all nodes share: whole milliseconds, never falling within a node. */
export interface ServiceClock {
  now(): number;
  stop(): void;
}

/** The clocks of a machine, in ms. */
export interface MachineClocks {
  /** Only runs, and stands still while the machine sleeps. */
  readonly monotonic: () => number;
  /** Also goes on while the machine sleeps. */
  readonly awake: () => number;
}

const MACHINE: MachineClocks = { monotonic: () => performance.now(), awake: () => uptime() * 1000 };

const PAUSE = 1000; // ms between two looks
const NAP = 2000; // ms; a shorter sleep is caught up like any other difference
const BEAT = 2500; // ms in which a node that lives gives a sign of it
const NEAR = 5000; // ms that the time of another node may be off

/** How long a machine slept since the last call. */
function sleepOf({ monotonic, awake }: MachineClocks): () => number {
  const gap = (): number => awake() - monotonic();
  let last = gap();
  return () => {
    const slept = gap() - last;
    last += slept;
    return slept > NAP ? slept : 0;
  };
}

/** The time of the other nodes that live, where it is another than that of the database. */
async function timeOfOthers(store: Store, database: number): Promise<number | undefined> {
  if (store.kind !== 'postgres') return undefined;
  const beats = async () => (await store.execute('select node, at_ms from node_beat where not is_over', [])).rows;
  const before = new Map((await beats()).map(({ node, at_ms }) => [node, at_ms]));
  const times = [...before.values()];
  if (times.length === 0 || times.some((time) => Math.abs(time - database) < NEAR)) return undefined;
  await sleep(BEAT);
  const moved = (await beats()).filter(({ node, at_ms }) => before.has(node) && before.get(node) !== at_ms);
  return moved.length > 0 ? Math.max(...moved.map(({ at_ms }) => at_ms)) : undefined;
}

/**
 * Keeps the time of the service: the monotonic clock of this machine and its offset to the clock of
 * the database, looked at each second and followed gently. A node that starts while others follow a
 * jump begins with their time. Clocks on the wall of nodes and clients do not matter.
 */
export async function startClock(store: Store, machine: MachineClocks = MACHINE): Promise<ServiceClock> {
  const { monotonic } = machine;
  const look = async (): Promise<Look> => {
    const start = monotonic();
    const { rows } = await store.execute('select extract(epoch from clock_timestamp()) * 1000 as now', []);
    const answered = monotonic();
    return { trip: answered - start, offset: Number(rows[0].now) - (start + answered) / 2 };
  };
  const slept = sleepOf(machine);
  const first = await look();
  const others = await timeOfOthers(store, monotonic() + first.offset);
  const steering = newSteering(first, monotonic(), others);
  // While the database is away the last offset holds. A sleep waits for the look that knows of it.
  let asleep = 0;
  const steer = async (): Promise<void> => {
    asleep += slept();
    const seen = await look();
    steering.see(seen, monotonic(), asleep);
    asleep = 0;
  };
  const timer = setInterval(() => void steer().catch(() => {}), PAUSE).unref();
  let last = 0;
  return {
    now: () => {
      last = Math.max(last, Math.round(steering.at(monotonic())));
      return last;
    },
    stop: () => clearInterval(timer),
  };
}
