import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { makeDatabase } from './making.ts';
import type { Rows, Word, Work } from './messages.ts';

/** The embedded database, seen from the thread of the service. */
export interface DatabaseThread {
  /** Has some work done. A statement that fails throws an error with PostgreSQL's `code`. */
  ask(work: Work): Promise<Rows>;
  /** Gives what is said on any channel to a listener. */
  heard(listener: (channel: string, payload: string) => void): void;
  /** Whether the thread has ended, because the database in it has crashed. */
  hasEnded(): boolean;
  /** Closes the database and ends the thread. */
  close(): Promise<void>;
}

// The thread needs JavaScript. From src as from dist, this is what the compiler made.
const SCRIPT = new URL('../../../dist/store/embedded/worker.js', import.meta.url);

/** Megabytes for what statements leave behind; without a bound it grows to 48. */
const YOUNG = 8;

const NOTHING: Rows = { command: '', rowCount: 0, rows: [] };

interface Waiting {
  readonly resolve: (rows: Rows) => void;
  readonly reject: (problem: Error) => void;
}

/** An error by which everybody knows that the database is away, and may be back in a moment. */
const away = (message: string): Error => Object.assign(new Error(message), { code: '57P03' });

const doesNotOpen = (reason: string): Error => away(`The embedded database does not open: ${reason}.`);

/** Starts a thread and waits for its first word. Throws when that says what stands in the way. */
async function threadFor(folder: string | undefined, signal: AbortSignal | undefined): Promise<Worker> {
  const worker = new Worker(SCRIPT, {
    workerData: folder,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  });
  const stop = (): void => void worker.terminate();
  signal?.addEventListener('abort', stop, { once: true });
  const ended = once(worker, 'exit').then((): [Word] => [{ kind: 'failed', message: 'its thread was ended' }]);
  const [word] = (await Promise.race([once(worker, 'message'), ended])) as [Word];
  signal?.removeEventListener('abort', stop);
  if (word.kind !== 'failed') return worker;
  await worker.terminate();
  throw doesNotOpen(word.message);
}

/**
 * Starts a thread with the database of a folder, or with one in memory. Throws what stands in the
 * way. When `signal` is given up while the database opens, the thread ends and this throws.
 */
export async function startDatabaseThread(folder?: string, signal?: AbortSignal): Promise<DatabaseThread> {
  if (folder !== undefined)
    await makeDatabase(folder, signal).catch((problem: Error) => {
      throw doesNotOpen(problem.message);
    });
  const worker = await threadFor(folder, signal);

  const waiting = new Map<number, Waiting>();
  const listeners: ((channel: string, payload: string) => void)[] = [];
  let last = 0;
  let end: Error | undefined;
  const onEnd = (problem: Error): void => {
    end ??= problem;
    for (const { reject } of waiting.values()) reject(problem);
    waiting.clear();
  };
  worker.on('error', onEnd);
  worker.on('exit', () => onEnd(away('The embedded database has ended.')));
  worker.on('message', (word: Word) => {
    if (word.kind === 'notice') for (const listener of listeners) listener(word.channel, word.payload);
    if (word.kind !== 'done' && word.kind !== 'wrong') return;
    const { resolve, reject } = waiting.get(word.id)!;
    waiting.delete(word.id);
    if (word.kind === 'done') resolve(word.rows ?? NOTHING);
    else reject(Object.assign(new Error(word.error.message), { code: word.error.code }));
  });
  const ask = (work: Work): Promise<Rows> =>
    new Promise((resolve, reject) => {
      if (end) return reject(end);
      waiting.set(++last, { resolve, reject });
      worker.postMessage({ id: last, work });
    });
  return {
    ask,
    heard: (listener) => void listeners.push(listener),
    hasEnded: () => end !== undefined,
    close: async () => {
      await ask({ kind: 'close' });
      await worker.terminate();
    },
  };
}
