import { setTimeout as after } from 'node:timers/promises';

/** Milliseconds in which nothing comes: then whoever sends is slow, or waits. */
const PAUSE_MS = 20;

/** What comes, or nothing when it does not come soon. */
export const ifSoon = <Value>(coming: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([coming, after(PAUSE_MS, undefined, { ref: false })]);

/** That something has come to its end, whether well or not. */
export const settled = (work: Promise<unknown>): Promise<'settled'> => {
  const is = (): 'settled' => 'settled';
  return work.then(is, is);
};

/**
 * What something comes to, unless a signal is aborted before. It leaves nothing that is listened to:
 * a race with a promise that lasts would keep every piece in memory.
 */
export const unlessAborted = <Value>(
  work: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value | 'aborted'> =>
  new Promise((resolve, reject) => {
    const abort = (): void => resolve('aborted');
    signal?.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort));
  });
