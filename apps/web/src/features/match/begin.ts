import { type Snapshot, TIMES } from '@pencilmark/race';

/** For whom a match waits, by their seats, and when it is off, in ms of service time. */
export interface Awaited {
  readonly seats: readonly number[];
  readonly until: number;
}

/**
 * For whom a match waits before it counts: until all are ready, and in a duel until each side has
 * made its first move. For a match that is over: for whom it waited last. Nothing where
 * it waits for nobody, or a flag falls first.
 */
export function awaitedIn({ phase, since, seats, duel, boards }: Snapshot): Awaited | undefined {
  if (phase === 'ready' || (phase === 'done' && !duel && !boards)) {
    const late = [...seats.keys()].filter((number) => seats[number]?.nonce === null);
    return late.length > 0 ? { seats: late, until: since + TIMES.ready } : undefined;
  }
  if (!duel || duel.hasMoved[duel.turn] || duel.clocks[duel.turn]!.left < TIMES.firstMove) return undefined;
  return { seats: [duel.turn], until: duel.since + TIMES.firstMove };
}
