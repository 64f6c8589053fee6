/** A process of the service, started as users start it, and what the kernel tells about it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../apps/cli/bin/pencilmark.mjs', import.meta.url));
const TICKS = 100; // of the kernel in a second
const LONGEST_START = 60_000; // ms

const children = new Set();

/** Ends all services that still run, as after a row that took too long. */
export function endServices() {
  for (const child of children) child.kill('SIGKILL');
}

// However the bench itself ends.
process.once('exit', endServices);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Seconds of CPU that a process has used so far. */
function cpuOf(pid) {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** A number that the kernel tells about a process. */
const statusOf = (pid, name) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);

/** Megabytes of memory that a process has now. */
const memoryOf = (pid) => statusOf(pid, 'VmRSS') / 1024;

/** Waits for a line that matches, and gives the match. Throws when the process ends before. */
async function lineOf(lines, child, pattern) {
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the service ended with ${code}`)));
  const found = (async () => {
    for (;;) {
      const [line] = await once(lines, 'line');
      const match = pattern.exec(line);
      if (match) return match;
    }
  })();
  const late = after(LONGEST_START, undefined, { ref: false }).then(() =>
    Promise.reject(new Error('the service does not start')),
  );
  return Promise.race([found, ended, late]);
}

/**
 * Starts the service and waits until it is ready. `where` is `['--database', url]` or
 * `['--data', folder]`; `skew` sets all clocks of the process wrong by so many milliseconds; `log`
 * is the open file that its log goes to.
 */
export async function startService(where, { port = 0, skew = 0, log = 'ignore' } = {}) {
  const wrong = `const { now } = Date; Date.now = () => now() + ${skew};
    const { performance } = globalThis, tick = performance.now.bind(performance);
    performance.now = () => tick() + ${skew};`;
  const skewed = skew === 0 ? [] : ['--import', `data:text/javascript,${encodeURIComponent(wrong)}`];
  const words = [...skewed, COMMAND, 'serve', '--port', String(port), ...where];
  const begun = performance.now();
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', log] });
  children.add(child);
  const lines = createInterface(child.stdout);
  const [, address] = await lineOf(lines, child, /(http:\S+)/);
  await lineOf(lines, child, /play together/);
  const exited = once(child, 'exit').then(() => children.delete(child));
  const kill = async (signal = 'SIGKILL') => {
    child.kill(signal);
    await exited;
  };
  return {
    address: address.replace('localhost', '127.0.0.1'),
    seconds: (performance.now() - begun) / 1000,
    kill,
    /** Seconds of CPU since the start, megabytes and threads, now. */
    cpu: () => cpuOf(child.pid),
    memory: () => memoryOf(child.pid),
    threads: () => statusOf(child.pid, 'Threads'),
    freeze: () => child.kill('SIGSTOP'),
    wake: () => child.kill('SIGCONT'),
    /** Begins to measure; the function that it gives tells the share of a core, and the memory. */
    measure: () => {
      const [cpu, time] = [cpuOf(child.pid), performance.now()];
      let memory = memoryOf(child.pid);
      const timer = setInterval(() => {
        memory = Math.max(memory, memoryOf(child.pid));
      }, 500);
      return () => {
        clearInterval(timer);
        const seconds = (performance.now() - time) / 1000;
        return { share: (cpuOf(child.pid) - cpu) / seconds, memory };
      };
    },
  };
}
