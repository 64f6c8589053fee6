import type { StopSignal } from '../types.ts';

/**
 * What a promise gives, unless a signal is aborted first. No listener stays behind. With
 * `Promise.race` a promise that lasts long would keep every piece in memory.
 */
export const unlessAborted = <Value>(
  work: Promise<Value>,
  signal: StopSignal | undefined,
): Promise<Value | 'aborted'> =>
  new Promise((resolve, reject) => {
    const abort = (): void => resolve('aborted');
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort));
  });
