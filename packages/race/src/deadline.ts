import { flagTime } from './clock.ts';
import type { Snapshot } from './messages/snapshot.ts';

/** How long players may take to be ready, and how long the match then counts down, in ms. */
export const READY_TIME = 30_000;
export const COUNTDOWN = 3000;
/** A duel is void when a side has made no move so long after its turn began, in ms. */
export const FIRST_MOVE_TIME = 30_000;
/** A race goes on for at least so long after the first board was finished, in ms. */
const LEAST_REST = 60_000;

/** When the countdown of a match is over. Nobody waits where there is nobody to wait for. */
export const startTime = ({ since, seats }: Snapshot): number => since + (seats.length > 1 ? COUNTDOWN : 0);

/** When a race or a team match ends, whoever has finished. */
function endTime({ since, rules, boards }: Snapshot): number {
  const last = since + rules.seconds * 1000;
  const { firstAt } = boards!;
  return firstAt === null ? last : Math.min(last, firstAt + Math.max(LEAST_REST, firstAt - since));
}

function turnTime({ clocks, turn, since, hasMoved }: NonNullable<Snapshot['duel']>): number {
  const flag = flagTime(clocks[turn]!, since);
  return hasMoved[turn] ? flag : Math.min(flag, since + FIRST_MOVE_TIME);
}

/**
 * When the referee must look at a match again, in ms of service time: to start it at the end of the
 * countdown, else with the command `due`. Nothing while the match waits for players, and after its
 * end.
 */
export function deadlineOf(progress: Snapshot): number | undefined {
  const { phase, since, duel } = progress;
  if (phase === 'ready') return since + READY_TIME;
  if (phase === 'countdown') return startTime(progress);
  if (phase !== 'live') return undefined;
  return duel ? turnTime(duel) : endTime(progress);
}
