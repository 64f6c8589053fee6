import { readdirSync, readFileSync } from 'node:fs';

/** What a program and its children use at a moment. */
export interface Use {
  /** Processor time since the start, in milliseconds. */
  readonly cpuMs: number;
  readonly memoryBytes: number;
  readonly processes: number;
}

/** Reads what a program and its children use. It never falls: threads that end count. */
export type Meter = () => Use | undefined;

const NS_A_MS = 1e6;
/** The unit of the times in /proc/PID/stat on every Linux of today. */
const TICK_MS = 10;

/**
 * A meter for a process and its children. It gives undefined where there is no /proc as on Linux,
 * or once the process has ended.
 *
 * The kernel counts nanoseconds for each living thread. A thread that ended between two looks is in
 * the coarse times of its process only, so the larger of both sums counts.
 */
export function meterOf(pid: number | undefined): Meter {
  if (pid === undefined) return () => undefined;
  const threads = new Map<string, number>();
  let most = 0;
  return () => {
    const processes = familyOf(pid);
    if (processes.length === 0) return undefined;
    for (const id of processes)
      for (const thread of threadsOf(id)) threads.set(`${id} ${thread}`, nanosecondsOf(id, thread));
    const fine = [...threads.values()].reduce((sum, ns) => sum + ns, 0) / NS_A_MS;
    const coarse = processes.reduce((sum, id) => sum + ticksOf(id), 0) * TICK_MS;
    most = Math.max(most, fine, coarse);
    const memoryBytes = processes.reduce((sum, id) => sum + memoryOf(id), 0);
    return { cpuMs: most, memoryBytes, processes: processes.length };
  };
}

/** A living process and its living children, and theirs. */
export function familyOf(pid: number): number[] {
  if (read(`${pid}/stat`) === '') return [];
  return [pid, ...threadsOf(pid).flatMap((thread) => childrenOf(pid, thread).flatMap(familyOf))];
}

/** Every process of this user whose environment holds a text. */
export function processesWith(mark: string): number[] {
  return entriesOf('')
    .filter((name) => /^\d+$/.test(name) && read(`${name}/environ`).includes(mark))
    .map(Number);
}

const threadsOf = (pid: number): string[] => entriesOf(`${pid}/task`);

const childrenOf = (pid: number, thread: string): number[] =>
  read(`${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number);

const nanosecondsOf = (pid: number, thread: string): number =>
  Number(read(`${pid}/task/${thread}/schedstat`).split(' ')[0]);

/** Processor time in ticks: its own, and that of its children that ended. */
function ticksOf(pid: number): number {
  // The name of the program stands in brackets and may hold anything.
  const fields = read(`${pid}/stat`).split(') ').at(-1)!.split(' ');
  const [own, system, children, childrenSystem] = fields.slice(11, 15).map(Number);
  return (own ?? 0) + (system ?? 0) + (children ?? 0) + (childrenSystem ?? 0);
}

const memoryOf = (pid: number): number => 1024 * Number(/VmRSS:\s+(\d+)/.exec(read(`${pid}/status`))?.[1] ?? 0);

/** A file of /proc; nothing where there is none, or the process has ended. */
function read(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'latin1');
  } catch {
    return '';
  }
}

function entriesOf(path: string): string[] {
  try {
    return readdirSync(`/proc/${path}`);
  } catch {
    return [];
  }
}
