/** Whether one more message is too much. */
export type Flood = (now: number) => boolean;

const WINDOW = 20_000; // ms

/** Allows so many messages in any 20 seconds. */
export function newFlood(most: number): Flood {
  const times: number[] = [];
  return (now) => {
    while (times.length > 0 && times[0]! <= now - WINDOW) times.shift();
    times.push(now);
    return times.length > most;
  };
}
