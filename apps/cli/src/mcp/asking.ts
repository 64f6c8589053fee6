import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Question, Reply } from '@pencilmark/bulk/questions';

/** What a question may take, as in the service. */
export interface Bounds {
  readonly ms: number;
  readonly megabytes: number;
  /** Questions that may wait. */
  readonly waiting: number;
}

export const USUAL_BOUNDS: Bounds = { ms: 10_000, megabytes: 256, waiting: 20 };

/** Answers questions in a thread that is ended when one takes too much. */
export interface Asking {
  /** Answers in turn. A question whose signal is aborted is given up. */
  ask(question: Question, signal: AbortSignal): Promise<Reply>;
  close(): Promise<void>;
}

const refused = (text: string): Reply => ({ fault: { code: 'too-much-work', text } });

/** Opens what answers questions. `script` is the script of the threads that do jobs. */
export function openAsking(script: URL, { ms, megabytes, waiting }: Bounds = USUAL_BOUNDS): Asking {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;

  const begin = (): Worker => {
    const begun = new Worker(script, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    // An open question fails with its end. Between two questions its end is no problem.
    begun
      .on('error', () => {})
      .once('exit', () => {
        if (thread === begun) thread = undefined;
      });
    return begun;
  };

  const end = async (): Promise<void> => {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  };

  const answered = async (question: Question, signal: AbortSignal): Promise<Reply> => {
    if (signal.aborted) return refused('The question was given up.');
    thread ??= begin();
    const over = new AbortController();
    const listening = { signal: over.signal };
    try {
      thread.postMessage({ question });
      return await Promise.race([
        once(thread, 'message', listening).then(([reply]) => reply as Reply),
        once(thread, 'exit', listening).then(() => Promise.reject(new Error('The thread ended.'))),
        once(signal, 'abort', listening).then(() => Promise.reject(new Error('The question was given up.'))),
        sleep(ms, undefined, listening).then(() => Promise.reject(new Error('out of time'))),
      ]);
    } catch (problem) {
      await end();
      const { code, message } = problem as NodeJS.ErrnoException;
      const isSpent = code === 'ERR_WORKER_OUT_OF_MEMORY' || message === 'out of time';
      return refused(
        isSpent ? `This takes more than ${ms / 1000} s or ${megabytes} MB. Ask for less at once.` : message,
      );
    } finally {
      over.abort();
    }
  };

  return {
    ask(question, signal) {
      if (count >= waiting) return Promise.resolve(refused(`${waiting} questions wait already.`));
      count++;
      const turn = last.then(() => answered(question, signal)).finally(() => count--);
      last = turn;
      return turn;
    },
    close: end,
  };
}
