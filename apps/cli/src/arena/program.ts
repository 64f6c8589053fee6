import type { ArenaMessage, Fault, Limits } from '@pencilmark/arena';
import type { Entry } from './entry.ts';
import { type Group, startGroup } from './group.ts';
import { type Heard, type Inbox, makeInbox } from './inbox.ts';
import { lineReader } from './lines.ts';
import { memoryFault, startWatch } from './watch.ts';

/** A program that runs and is watched. Its first fault ends it. */
export interface Program {
  /** Writes a message; gives the moment. */
  send(message: ArenaMessage): number;
  /** Writes what is no message of the protocol. */
  sendAny(message: object): number;
  /** The next line or the fault; 'nothing' when neither comes before a moment. */
  next(until: number): Promise<Heard>;
  /** Processor time so far in milliseconds, where the kernel reports it. */
  cpuMs(): number | undefined;
  /** From now on the processor time may not grow above this, in milliseconds. */
  boundCpu(mostMs: number): void;
  /** Its exit code, once it has ended by itself; undefined after a while in which it has not. */
  ended(patienceMs: number): Promise<number | undefined>;
  /** Closes its input, waits as `ended` does, and then ends what is left of it. */
  end(patienceMs: number): Promise<number | undefined>;
}

/** After the end of a program, its last lines may still be on their way so long. */
const LAST_LINES_MS = 100;
/** Of what comes on standard error, so many characters are kept. */
const LAST_WORDS = 10_000;
/** The kernel's own bound is larger: it only catches what grows between two looks. */
const HARD_MEMORY = 2;
/** A program that nobody watches any more ends after so much processor time. */
const HARD_CPU_SECONDS = 3600;

/** Starts a program. It throws nothing: what goes wrong is heard by `next`. */
export function startProgram(entry: Entry, limits: Limits, cpuSeconds = HARD_CPU_SECONDS): Program {
  const { child, kill } = startGroup(entry, {
    cpuSeconds,
    memoryBytes: HARD_MEMORY * limits.memoryBytes,
  });
  const inbox = makeInbox();
  const stop = (fault: Fault): void => {
    watch.stop();
    inbox.close(fault);
    kill();
  };
  const watch = startWatch(child.pid, limits, stop);
  const errors = listen(child, limits, inbox, stop);
  const ended = new Promise<number>((resolve) => {
    child.on('error', ({ message }) => stop({ code: 'start', text: `The program could not be started: ${message}.` }));
    child.on('exit', (code, signal) => {
      watch.stop();
      kill();
      const tell = (): void => stop(watch.isFull() ? memoryFault(limits) : endFault(code ?? signal, errors()));
      setTimeout(tell, LAST_LINES_MS);
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
    cpuMs: watch.cpuMs,
    boundCpu: watch.boundCpu,
    async end(patienceMs) {
      child.stdin.end();
      const code = await Promise.race([ended, after(patienceMs)]);
      stop({ code: 'ended', text: 'The arena has ended the program.' });
      return code;
    },
  };
}

/** Hears a program. Gives a function for what came on standard error so far. */
function listen(
  { stdin, stdout, stderr }: Group['child'],
  { lineBytes, stderrBytes }: Limits,
  inbox: Inbox,
  stop: (fault: Fault) => void,
): () => string {
  let errors = '';
  let errorBytes = 0;
  const lines = lineReader(
    lineBytes,
    (line) => inbox.add(line) || stop({ code: 'unasked', text: 'Many lines came that nobody had asked for.' }),
    () => stop({ code: 'line', text: `A line has more than ${lineBytes} bytes.` }),
  );
  stdout.on('data', lines.push);
  stderr.on('data', (bytes: Buffer) => {
    errors = (errors + bytes.toString('utf8')).slice(-LAST_WORDS);
    errorBytes += bytes.length;
    if (errorBytes > stderrBytes)
      stop({ code: 'stderr', text: `More than ${stderrBytes} bytes came on standard error.` });
  });
  // A program that has ended reads and writes no more; its end is reported elsewhere.
  for (const stream of [stdin, stdout, stderr]) stream.on('error', () => {});
  return () => errors;
}

/** Why a program ended, with the last line that it wrote on standard error. */
function endFault(how: number | string | null, errors: string): Fault {
  const said = errors.trim().split('\n').at(-1)!;
  const why = typeof how === 'number' ? `exit code ${how}` : `signal ${how}`;
  return { code: 'ended', text: `The program ended with ${why}${said === '' ? '.' : `: ${said}`}` };
}

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
