import type { ArenaMessage, Fault, Limits } from '@pencilmark/arena';
import type { Entry } from './entry.ts';
import { startGroup } from './group.ts';
import { type Heard, makeInbox } from './inbox.ts';
import { meterOf, type Use } from './kernel.ts';
import { lineReader } from './lines.ts';

/** A program that runs and is watched. Its first fault ends it. */
export interface Program {
  /** Writes a message; gives the moment. */
  send(message: ArenaMessage): number;
  /** Writes what is no message of the protocol. */
  sendAny(message: object): number;
  /** The next line or the fault; 'nothing' when neither comes before a moment. */
  next(until: number): Promise<Heard>;
  /** Processor time so far in milliseconds, where the kernel tells it. */
  cpuMs(): number | undefined;
  /** From now on the processor time may not grow above this, in milliseconds. */
  boundCpu(mostMs: number): void;
  /** Its exit code, once it has ended by itself; undefined after a while in which it has not. */
  ended(patienceMs: number): Promise<number | undefined>;
  /** Closes its input, waits as `ended` does, and then ends what is left of it. */
  end(patienceMs: number): Promise<number | undefined>;
}

/** Between two looks at what a program uses, in milliseconds. */
const LOOK_MS = 25;
/** After the end of a program, its last lines may still be on their way so long. */
const LAST_LINES_MS = 100;
/** The kernel's own bound is larger: it only catches what grows between two looks. */
const HARD_MEMORY = 2;
/** A program that nobody watches any more ends after so much processor time. */
const HARD_CPU_SECONDS = 3600;

/** Starts a program. It throws nothing: what goes wrong is heard by `next`. */
export function startProgram(entry: Entry, limits: Limits): Program {
  const { child, kill } = startGroup(entry, {
    cpuSeconds: HARD_CPU_SECONDS,
    memoryBytes: HARD_MEMORY * limits.memoryBytes,
  });
  const inbox = makeInbox();
  const meter = meterOf(child.pid);
  let mostCpuMs = Number.POSITIVE_INFINITY;
  let mostMemory = 0;
  let errors = '';
  const stop = (fault: Fault): void => {
    clearInterval(looking);
    inbox.close(fault);
    kill();
  };
  const looking = setInterval(() => {
    const use = meter();
    if (!use) return;
    mostMemory = Math.max(mostMemory, use.memoryBytes);
    const fault = excessOf(use, limits, mostCpuMs);
    if (fault) stop(fault);
  }, LOOK_MS);
  const lines = lineReader(
    limits.lineBytes,
    (line) => inbox.add(line) || stop({ code: 'unasked', text: 'Many lines came that nobody had asked for.' }),
    () => stop({ code: 'line', text: `A line has more than ${limits.lineBytes} bytes.` }),
  );
  child.stdout.on('data', lines.push);
  child.stderr.on('data', (bytes: Buffer) => {
    errors += bytes.toString('latin1');
    if (errors.length > limits.stderrBytes)
      stop({ code: 'stderr', text: `More than ${limits.stderrBytes} bytes came on standard error.` });
  });
  // A program that has ended reads and writes no more; its end is told below.
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => {});
  const ended = new Promise<number>((resolve) => {
    child.on('error', ({ message }) => stop({ code: 'start', text: `The program could not be started: ${message}.` }));
    child.on('exit', (code, signal) => {
      kill();
      const isFull = mostMemory > NEARLY * limits.memoryBytes;
      setTimeout(() => stop(isFull ? memoryFault(limits) : endFault(code ?? signal, errors)), LAST_LINES_MS);
      resolve(code ?? 1);
    });
  });
  const send = (message: object): number => {
    const at = performance.now();
    child.stdin.write(`${JSON.stringify(message)}\n`);
    return at;
  };
  return {
    send,
    sendAny: send,
    ended: (patienceMs) => Promise.race([ended, after(patienceMs)]),
    next: inbox.next,
    cpuMs: () => meter()?.cpuMs,
    boundCpu(mostMs) {
      mostCpuMs = mostMs;
    },
    async end(patienceMs) {
      child.stdin.end();
      const code = await Promise.race([ended, after(patienceMs)]);
      stop({ code: 'ended', text: 'The arena has ended the program.' });
      return code;
    },
  };
}

/** A program that ended with more than this share of its memory ended because of it. */
const NEARLY = 0.9;

function excessOf(use: Use, limits: Limits, mostCpuMs: number): Fault | undefined {
  if (use.memoryBytes > limits.memoryBytes) return memoryFault(limits);
  if (use.processes > limits.processes)
    return { code: 'processes', text: `${use.processes} processes at once; ${limits.processes} are allowed.` };
  if (use.cpuMs > mostCpuMs) return { code: 'cpu', text: 'The processor time is used up.' };
  return undefined;
}

const memoryFault = ({ memoryBytes }: Limits): Fault => ({
  code: 'memory',
  text: `More than ${Math.round(memoryBytes / 2 ** 20)} MB of memory.`,
});

/** Why a program ended, with the last line that it wrote on standard error. */
function endFault(how: number | string | null, errors: string): Fault {
  const said = errors.trim().split('\n').at(-1)!;
  const why = typeof how === 'number' ? `exit code ${how}` : `signal ${how}`;
  return { code: 'ended', text: `The program ended with ${why}${said === '' ? '.' : `: ${said}`}` };
}

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
