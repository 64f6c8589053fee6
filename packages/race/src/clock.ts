import { AMOUNT, check, NUMBER } from '@pencilmark/core/result';
import { A_CLOCK, A_TURN } from './expected.ts';
import type { Clock } from './messages/parts.ts';

// Lag is forgiven out of a quota, as lichess does it: what a client says about its thinking time
// is believed up to the measured round trip, and only while the quota lasts.

const JITTER = 40;
const MOST_GAIN = 500;
const FIRST_GAINS = 3;
const MOST_GAINS = 7;
/** The flag waits for at most so much of the quota. */
export const MOST_WAIT = 2000;

const gainOf = (rtt: number): number => Math.min(Math.round(rtt) + JITTER, MOST_GAIN);

/**
 * The quota before the first move, in ms, for a mean round trip in ms.
 *
 *     firstQuota(60)      // 300
 */
export function firstQuota(rtt: number): number {
  check('firstQuota', 'rtt', rtt, AMOUNT);
  return FIRST_GAINS * gainOf(rtt);
}

/** A turn as the service sees it, all in ms. */
export interface Turn {
  /** From the beginning of the turn to the arrival of the move. */
  readonly elapsed: number;
  /** What the client says that it took; without it no lag is forgiven. */
  readonly took?: number | undefined;
  /** The mean round trip. */
  readonly rtt: number;
}

/** A clock after a turn. The time left may be 0 or less: then the flag has fallen. */
export interface Spent {
  readonly clock: Clock;
  readonly used: number;
  readonly forgiven: number;
}

/**
 * Takes a turn from a clock.
 *
 *     const spent = spend({ left: 240_000, quota: 300 }, { elapsed: 5000, took: 4900, rtt: 60 });
 *     spent      // { clock: { left: 235_100, quota: 300 }, used: 4900, forgiven: 100 }
 */
export function spend(clock: Clock, turn: Turn): Spent {
  check('spend', 'clock', clock, A_CLOCK);
  check('spend', 'turn', turn, A_TURN);
  const { left, quota } = clock;
  const { elapsed, took = elapsed, rtt } = turn;
  const gain = gainOf(rtt);
  const lag = Math.max(0, Math.min(elapsed - took, Math.round(rtt) + JITTER));
  const forgiven = Math.min(lag, quota);
  const used = elapsed - forgiven;
  const quotaLeft = Math.min(quota + gain - forgiven, MOST_GAINS * gain);
  return { clock: { left: left - used, quota: quotaLeft }, used, forgiven };
}

/**
 * When the flag of a running clock falls for good, in ms of service time.
 *
 *     flagTime({ left: 1000, quota: 300 }, 50_000)      // 51_300
 */
export function flagTime(clock: Clock, since: number): number {
  check('flagTime', 'clock', clock, A_CLOCK);
  check('flagTime', 'since', since, NUMBER);
  const { left, quota } = clock;
  return since + left + Math.min(quota, MOST_WAIT);
}

/** A time from a moment to another, in ms. */
export type Span = readonly [from: number, to: number];

/** How long a span is without what others cover of it. */
export function uncovered(span: Span, others: readonly Span[]): number {
  let parts = [span];
  for (const [from, to] of others)
    parts = parts
      .flatMap(([begin, end]): Span[] => [
        [begin, Math.min(end, from)],
        [Math.max(begin, to), end],
      ])
      .filter(([begin, end]) => begin < end);
  return parts.reduce((sum, [begin, end]) => sum + Math.max(0, end - begin), 0);
}
