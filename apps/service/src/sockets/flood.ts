/** Whether one more message is too much. */
export type Flood = (now: number) => boolean;

const WINDOW = 20_000; // ms

/** Allows so many messages in 20 seconds, and then as many in the next 20: a counter, no list. */
export function newFlood(most: number): Flood {
  let since = Number.NEGATIVE_INFINITY;
  let count = 0;
  return (now) => {
    if (now >= since + WINDOW) [since, count] = [now, 0];
    return ++count > most;
  };
}
