import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** What a thread may take. */
export interface ThreadBounds {
  /** After so many milliseconds without an answer it is ended. To load its script is beside. */
  readonly ms: number;
  /** Megabytes of values in JavaScript; with more it is ended. */
  readonly megabytes: number;
}

/** A thread with a script that exports `answer`. It takes one question at a time. */
export interface Thread {
  /**
   * Rejected when the thread ends without an answer: by an error, by itself, for its memory; when
   * there is none after so many milliseconds; or by the signal. Then it is of no more use.
   */
  ask<Answer>(question: unknown, ms: number, signal: AbortSignal): Promise<Answer>;
  end(): Promise<void>;
  /** Whether it has ended, perhaps by itself. */
  hasEnded(): boolean;
}

// The thread needs JavaScript. From src as from dist, this is what the compiler made.
const ENTRY = new URL('../../dist/threads/entry.js', import.meta.url);

/** How long a thread may load its script, in ms. On a quiet machine it takes less than a second. */
const LONGEST_LOADING = 60_000;

/** Starts a thread. While it has no question it does not keep the process alive. */
export function startThread(script: URL, megabytes: number): Thread {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 };
  const worker = new Worker(ENTRY, { workerData: script.href, execArgv: [], resourceLimits });
  let hasEnded = false;
  worker.once('exit', () => {
    hasEnded = true;
  });
  // An open question fails with its end. Between two questions its end is no problem.
  worker.on('error', () => {});
  const loaded = once(worker, 'message');
  loaded.catch(() => {});
  return {
    ask: async (question, ms, signal) => {
      const over = new AbortController();
      const listening = { signal: over.signal };
      const until = (what: string, most: number): Promise<never> =>
        sleep(most, undefined, listening).then(() =>
          Promise.reject(new Error(`The thread was not ${what} after ${most / 1000} s.`)),
        );
      const ended = Promise.race([
        once(worker, 'exit', listening).then(([code]) =>
          Promise.reject(new Error(`The thread ended with ${code} before it was done.`)),
        ),
        once(signal, 'abort', listening).then(() => Promise.reject(signal.reason)),
      ]);
      try {
        worker.ref();
        await Promise.race([loaded, ended, until('loaded', LONGEST_LOADING)]);
        worker.postMessage(question);
        const answer = once(worker, 'message', listening).then(([value]) => value);
        return await Promise.race([answer, ended, until('done', ms)]);
      } finally {
        over.abort();
        worker.unref();
      }
    },
    hasEnded: () => hasEnded,
    end: async () => {
      await worker.terminate();
    },
  };
}
