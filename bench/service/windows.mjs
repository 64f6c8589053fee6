/** A steady load, measured in windows of time, with what else may have made it slow. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as after } from 'node:timers/promises';
import { watchDisk } from './disk.mjs';
import { middle, percentiles } from './words.mjs';

const WINDOWS = 5;
const SETTLING = 2000; // ms

/** What this program took of the processors, and how late its own loop was. */
function watchLoad() {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const [cpu, time] = [process.cpuUsage(), performance.now()];
  delay.enable();
  return () => {
    delay.disable();
    const { user, system } = process.cpuUsage(cpu);
    return { share: (user + system) / 1000 / (performance.now() - time), late: delay.percentile(99) / 1e6 };
  };
}

/** Plays for one window and gives its figures. */
async function oneWindow({ played, disk, seconds }) {
  await disk.waits();
  const figures = played.count();
  await after(seconds * 1000);
  const waits = percentiles(await disk.waits());
  return { ack: percentiles(figures.acks), seen: percentiles(figures.seen), disk: waits, done: figures.acks.length };
}

/**
 * Plays at a rate and tells how it went: the middle of the windows, the worst window, and what a
 * bare write waited for the disk in the same seconds. `of` says which figure is the row's.
 */
export async function steady({ service, played, rate, seconds, of = 'ack' }) {
  played.pace.set(rate);
  await after(SETTLING);
  const disk = watchDisk();
  const measured = service.measure();
  const watched = watchLoad();
  const windows = [];
  for (let index = 0; index < WINDOWS; index++)
    windows.push(await oneWindow({ played, disk, seconds: seconds / WINDOWS }));
  const load = watched();
  const { share, memory } = measured();
  played.pace.set(0);
  await disk.stop();
  const middles = (name) => ({
    p50: middle(windows.map((one) => one[name].p50)),
    p99: middle(windows.map((one) => one[name].p99)),
  });
  const worst = windows.reduce((one, other) => (other[of].p99 > one[of].p99 ? other : one));
  return {
    ack: middles('ack'),
    seen: middles('seen'),
    share,
    memory,
    done: windows.reduce((sum, { done }) => sum + done, 0) / seconds,
    around: [
      `worst of ${WINDOWS} windows ${worst[of].p99} ms, a bare sync then ${worst.disk.p99} ms`,
      `a bare sync in the middle window ${middle(windows.map((one) => one.disk.p99))} ms`,
      `the load took ${Math.round(load.share * 100)} % of a core, its loop was ${Math.round(load.late)} ms late (p99)`,
    ],
  };
}
