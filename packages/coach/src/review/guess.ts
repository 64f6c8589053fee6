import type { Change } from './changes.ts';
import { secondsOf, secondsOfAll } from './fair.ts';
import type { Reason } from './findings.ts';
import type { ReviewedGame } from './game.ts';
import type { Glance } from './glances.ts';
import { isInHead } from './reason.ts';

/** Who had this share of the fair time may have found the reason. */
const FAIR_SHARE = 0.5;
/** So many digits may be thought out together and written one after the other. */
const WRITTEN_TOGETHER = 4;
/** What a move took beyond so many times its fair time was thought for the moves after it. */
const LONG_THOUGHT = 2;

/** A move before the judged move. */
interface Earlier extends Pick<Glance, 'tookMs'> {
  readonly change: Pick<Change, 'kind'>;
  readonly fairMs?: number;
}

/** How long a player takes for the steps of a reason as a rule; as for brute force without one. */
export const fairFor = (reason: Reason | undefined, pace: number): number =>
  pace * (reason ? secondsOfAll(reason.steps) : secondsOf('brute-force'));

/**
 * Whether a right digit was a guess. Its easiest reason takes more steps than people keep in the
 * head, or harder ones, and none of these was written; and there was not half the time that the
 * player needs for such steps as a rule. A digit that was written beside a wrong digit is none: it
 * may rest on that.
 */
export function isLucky(
  { hasTimes = true }: Pick<ReviewedGame, 'hasTimes'>,
  earlier: readonly Earlier[],
  { isBackdated, isMisled, tookMs }: Pick<Glance, 'isBackdated' | 'isMisled' | 'tookMs'>,
  { reason, pace }: { readonly reason: Reason | undefined; readonly pace: number },
): boolean {
  if (!hasTimes || isBackdated || isMisled || (reason && isInHead(reason))) return false;
  return timeFor(earlier, tookMs) < FAIR_SHARE * fairFor(reason, pace);
}

/**
 * The time that there was for a move: its own, and what was thought before it in one go. Whoever
 * colours cells or draws is thinking all that time.
 */
function timeFor(earlier: readonly Earlier[], tookMs: number): number {
  let [sum, most, written] = [tookMs, tookMs, 1];
  for (let at = earlier.length - 1; at >= 0; at--) {
    const { change, tookMs: before, fairMs = before } = earlier[at]!;
    const isThought = change.kind === 'other';
    if (!isThought && written++ === WRITTEN_TOGETHER) break;
    sum += isThought ? before : before - LONG_THOUGHT * fairMs;
    most = Math.max(most, sum);
  }
  return most;
}
