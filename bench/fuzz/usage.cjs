// Is loaded into a process before its program. At the end of the process it tells descriptor 3 the
// seconds of the processor and, where the system says it, the most memory. (The number that Node
// gives for memory begins with that of the process which started this one.)
const { readFileSync, writeSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const peak = () => {
  try {
    return Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

if (isMainThread)
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    try {
      writeSync(3, JSON.stringify({ cpu: (user + system) / 1e6, peak: peak() }));
    } catch {
      // Whoever started it listens no more.
    }
  });
