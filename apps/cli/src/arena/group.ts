import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Entry } from './entry.ts';
import { processesWith } from './kernel.ts';

/** A program that runs as a group of processes of its own. */
export interface Group {
  readonly child: ChildProcessWithoutNullStreams;
  /** Ends every process of the group at once. */
  kill(): void;
}

/** The bounds that the kernel itself holds, for each process. Infinity is none. */
export interface Hard {
  readonly cpuSeconds: number;
  readonly memoryBytes: number;
}

/** What a program finds in its environment, besides its mark and the language. */
const KEPT = ['PATH', 'HOME', 'SYSTEMROOT'];
const MARK = 'PENCILMARK_ARENA';

/**
 * Sets bounds and becomes the program. No shell reads the words of the command; they are handed on
 * as they are. A bound that a system lacks is left out.
 */
const LAUNCHER = 'ulimit -c 0 2>/dev/null; ulimit -t "$1" 2>/dev/null; ulimit -d "$2" 2>/dev/null; shift 2; exec "$@"';

const isWindows = process.platform === 'win32';

function bareEnvironment(): NodeJS.ProcessEnv {
  const kept = KEPT.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...(Object.fromEntries(kept) as Record<string, string>), LANG: 'C.UTF-8' };
}

/** Starts a program in a group of its own, with bounds. */
export function startGroup(entry: Entry, { cpuSeconds, memoryBytes }: Hard): Group {
  const { command, folder, environment = bareEnvironment() } = entry;
  const mark = randomUUID();
  const env = { ...environment, [MARK]: mark };
  const bounds = [cpuSeconds, memoryBytes / 1024].map((bound) =>
    Number.isFinite(bound) ? String(Math.ceil(bound)) : 'unlimited',
  );
  const [program, ...words] = command as [string, ...string[]];
  const child = isWindows
    ? spawn(program, words, { env, cwd: folder })
    : spawn('/bin/sh', ['-c', LAUNCHER, 'sh', ...bounds, ...command], { env, cwd: folder, detached: true });
  let isKilled = false;
  const group: Group = {
    child,
    kill() {
      // The number of a group that has ended may soon be somebody else's.
      if (!isKilled && child.pid !== undefined) killAll(child.pid, `${MARK}=${mark}`);
      isKilled = true;
      running.delete(group);
    },
  };
  if (process.listeners('exit').every((listener) => listener !== endAll)) process.once('exit', endAll);
  running.add(group);
  return group;
}

const MOST_ROUNDS = 20;

/**
 * Ends a group of processes, and those that left it but still carry its mark. Such a process may
 * start another at this moment, so the search is repeated until it finds none.
 */
function killAll(pid: number, mark: string): void {
  // Windows has no groups, but knows who started whom.
  if (isWindows) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
  kill(isWindows ? pid : -pid);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const left = processesWith(mark);
    if (left.length === 0) return;
    left.forEach(kill);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** The groups that run. They end with the arena. */
const running = new Set<Group>();

/** Ends every group that runs. */
export function endAll(): void {
  for (const group of running) group.kill();
}
