import type { Fault, Limits } from '@pencilmark/arena';
import { meterOf, type Use } from './kernel.ts';

/** Looks at what a program uses, again and again, until it uses too much. */
export interface Watch {
  /** Processor time so far in milliseconds, where the kernel reports it. */
  cpuMs(): number | undefined;
  /** From now on the processor time may not grow above this, in milliseconds. */
  boundCpu(mostMs: number): void;
  /** Whether the program nearly filled its memory: when it ends then, it ends because of that. */
  isFull(): boolean;
  stop(): void;
}

/** Between two looks, in milliseconds. */
const LOOK_MS = 25;
/** The share of its memory with which a program is full. */
const NEARLY = 0.9;

/** Watches a process and its children. `onFault` is called once, with what it uses too much of. */
export function startWatch(pid: number | undefined, limits: Limits, onFault: (fault: Fault) => void): Watch {
  const meter = meterOf(pid);
  let mostCpuMs = Number.POSITIVE_INFINITY;
  let mostMemory = 0;
  const isBound = Number.isFinite(limits.memoryBytes) || Number.isFinite(limits.processes);
  // Each look reads many small files, which is no use where nothing is bounded.
  const timer = setInterval(() => {
    const use = meter();
    if (!use) return;
    mostMemory = Math.max(mostMemory, use.memoryBytes);
    const fault = excessOf(use, limits, mostCpuMs);
    if (!fault) return;
    clearInterval(timer);
    onFault(fault);
  }, LOOK_MS);
  if (!isBound) clearInterval(timer);
  return {
    cpuMs: () => meter()?.cpuMs,
    boundCpu: (mostMs) => {
      mostCpuMs = mostMs;
    },
    isFull: () => mostMemory > NEARLY * limits.memoryBytes,
    stop: () => clearInterval(timer),
  };
}

function excessOf(use: Use, limits: Limits, mostCpuMs: number): Fault | undefined {
  if (use.memoryBytes > limits.memoryBytes) return memoryFault(limits);
  if (use.processes > limits.processes)
    return { code: 'processes', text: `${use.processes} processes at once; ${limits.processes} are allowed.` };
  return use.cpuMs > mostCpuMs ? { code: 'cpu', text: 'The processor time is used up.' } : undefined;
}

/** A program that has filled its memory. */
export const memoryFault = ({ memoryBytes }: Limits): Fault => ({
  code: 'memory',
  text: `More than ${Math.round(memoryBytes / 2 ** 20)} MB of memory.`,
});
