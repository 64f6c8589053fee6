import { Worker } from 'node:worker_threads';

/** What a thread may take. */
export interface ThreadBounds {
  /** After so many milliseconds it is ended. */
  readonly ms: number;
  /** Megabytes of values in JavaScript; with more it is ended. */
  readonly megabytes: number;
}

/**
 * Runs a script in a thread of its own, and gives the first message that it posts. The thread has
 * ended when this answers. Rejected when the thread ends without a message: by an error, by itself,
 * for its bounds, or by the signal.
 */
export async function runThread<Made>(
  script: URL,
  data: unknown,
  { ms, megabytes }: ThreadBounds,
  signal: AbortSignal,
): Promise<Made> {
  signal.throwIfAborted();
  const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 };
  const worker = new Worker(script, { workerData: data, execArgv: [], resourceLimits });
  let timer: NodeJS.Timeout | undefined;
  let giveUp = (): void => {};
  try {
    return await new Promise<Made>((resolve, reject) => {
      giveUp = () => reject(signal.reason);
      timer = setTimeout(() => reject(new Error(`The thread was not done after ${ms / 1000} s.`)), ms);
      signal.addEventListener('abort', giveUp);
      worker.once('message', resolve);
      worker.on('error', reject);
      worker.once('exit', (code) => reject(new Error(`The thread ended with ${code} before it was done.`)));
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
    await worker.terminate();
  }
}
