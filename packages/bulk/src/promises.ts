import { setTimeout as after } from 'node:timers/promises';

/** After so many milliseconds without data, the sender is slow or waits for answers. */
const PAUSE_MS = 20;

/**
 * What a promise gives, or undefined when it does not come soon.
 *
 *     await ifSoon(Promise.resolve(1))      // 1
 */
export const ifSoon = <Value>(coming: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([coming, after(PAUSE_MS, undefined, { ref: false })]);

/** Gives 'settled' when a promise is fulfilled or rejected. */
export const settled = (work: Promise<unknown>): Promise<'settled'> => {
  const is = (): 'settled' => 'settled';
  return work.then(is, is);
};
