/** The id of a ping: it has the time, so that any node can measure the pong. */
export const pingId = (now: number): string => `ping-${now}`;

/** When a ping was sent, from its id; undefined for other ids. */
export function pingTimeOf(id: string): number | undefined {
  const [, time] = /^ping-(\d{1,15})$/.exec(id) ?? [];
  return time === undefined ? undefined : Number(time);
}
