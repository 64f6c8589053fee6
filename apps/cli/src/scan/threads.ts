import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Answer, Wish } from './messages.ts';

/** How threads read pictures. */
export interface PoolOptions {
  readonly script: URL;
  readonly threads?: number | undefined;
}

/**
 * A picture takes less than a second of work; only a hostile one takes so long. On a busy machine
 * that is a long time, so what counts is the work of all threads together since it was begun.
 */
const LONGEST_MS = 20_000;
const MOST_MEGABYTES = 2000;
const USUAL_THREADS = 8;

const TOO_LONG = 'Reading this picture takes too long.';
const NO_MEMORY = 'There is not enough memory for this picture.';

/**
 * Reads pictures in threads. `hear` gets the answers in the order of the wishes, each as soon as
 * those before it are known. A picture that takes too long or too much memory costs its thread, and
 * no other picture.
 */
export async function readInThreads(
  wishes: readonly Wish[],
  { script, threads }: PoolOptions,
  hear: (answer: Answer, index: number) => void,
): Promise<void> {
  const count = Math.min(threads ?? Math.min(availableParallelism(), USUAL_THREADS), wishes.length);
  const answers = new Map<number, Answer>();
  let next = 0;
  let written = 0;
  const serve = async (): Promise<void> => {
    let worker: Worker | undefined;
    while (next < wishes.length) {
      const index = next++;
      const { problem } = wishes[index]!;
      if (problem !== undefined) answers.set(index, { problem });
      else {
        worker ??= startThread(script);
        const outcome = await ask(worker, wishes[index]!, count);
        if ('isLost' in outcome) worker = undefined;
        answers.set(index, outcome.answer);
      }
      for (let known = answers.get(written); known; known = answers.get(written)) {
        answers.delete(written);
        hear(known, written++);
      }
    }
    await worker?.terminate();
  };
  await Promise.all(Array.from({ length: count }, serve));
}

const startThread = (script: URL): Worker =>
  new Worker(script, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });

type Outcome = { readonly answer: Answer } | { readonly answer: Answer; readonly isLost: true };

/** Sends a thread a wish. Whatever ends the thread is an answer, too. */
function ask(worker: Worker, wish: Wish, threads: number): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const onAnswer = (answer: Answer): void => end(() => resolve({ answer }));
    const onExit = (): void => lose(NO_MEMORY);
    const onError = (problem: NodeJS.ErrnoException): void => {
      const isMemory = problem.code === 'ERR_WORKER_OUT_OF_MEMORY' || /allocation failed/i.test(problem.message);
      if (isMemory) lose(NO_MEMORY);
      else end(() => reject(problem));
    };
    const begun = process.cpuUsage();
    const timer = setInterval(() => {
      const { user, system } = process.cpuUsage(begun);
      if ((user + system) / 1000 > LONGEST_MS * threads) lose(TOO_LONG);
    }, 1000);
    const end = (settle: () => void): void => {
      clearInterval(timer);
      worker.off('message', onAnswer).off('error', onError).off('exit', onExit);
      settle();
    };
    const lose = (problem: string): void => {
      end(() => resolve({ answer: { problem }, isLost: true }));
      worker.once('error', () => {}); // it has been answered
      void worker.terminate();
    };
    worker.once('message', onAnswer).once('error', onError).once('exit', onExit);
    worker.postMessage(wish);
  });
}
