import type { Snapshot } from '@pencilmark/race';

/** A clock as the service sent it: what it showed at a moment, and whether it runs since. */
export interface Clock {
  readonly left: number;
  readonly since: number;
  readonly isRunning: boolean;
}

/** The clock of a seat of a duel. */
export function clockOf({ phase, duel }: Snapshot, seat: number): Clock | undefined {
  const clock = duel?.clocks[seat];
  if (!duel || !clock) return undefined;
  return { left: clock.left, since: duel.since, isRunning: phase === 'live' && duel.turn === seat };
}

/** What a clock shows at a moment of service time, in milliseconds. */
export const leftAt = ({ left, since, isRunning }: Clock, now: number): number =>
  Math.max(0, isRunning ? Math.min(left, left - (now - since)) : left);

/** Below so many milliseconds, tenths of a second are shown. */
export const CLOSE = 10_000;

/** 4:05; 0:09.4 when it is close. */
export function shownClock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const whole = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return ms < CLOSE && ms > 0 ? `${whole}.${Math.floor((ms % 1000) / 100)}` : whole;
}

/** Milliseconds until a running clock shows something else. */
export function untilChange(ms: number): number {
  const step = ms <= CLOSE ? 100 : 1000;
  return ms <= 0 ? Infinity : Math.min(ms, Math.floor(ms % step) + 1);
}

/**
 * What is shown of a clock, never more than was shown of the same turn: when the time of the
 * service is known better, a clock waits and does not go back.
 */
export function makeDial(): (clock: Clock, now: number) => number {
  let turn = '';
  let least = Infinity;
  return (clock, now) => {
    const key = `${clock.left} ${clock.since} ${clock.isRunning}`;
    if (key !== turn) least = Infinity;
    turn = key;
    least = Math.min(least, leftAt(clock, now));
    return least;
  };
}
