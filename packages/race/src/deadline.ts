import { flagTime } from './clock.ts';
import type { Snapshot } from './messages/snapshot.ts';
import { TIMES } from './times.ts';

/** When the countdown of a match is over. Nobody waits where there is nobody to wait for. */
export const startTime = ({ since, seats }: Snapshot): number => since + (seats.length > 1 ? TIMES.countdown : 0);

/** When a race or a team match ends, whoever has finished. */
function endTime({ since, rules, boards }: Snapshot): number {
  const last = since + rules.seconds * 1000;
  const { firstAt } = boards!;
  return firstAt === null ? last : Math.min(last, firstAt + Math.max(TIMES.rest, firstAt - since));
}

function turnTime({ clocks, turn, since, hasMoved }: NonNullable<Snapshot['duel']>): number {
  const flag = flagTime(clocks[turn]!, since);
  return hasMoved[turn] ? flag : Math.min(flag, since + TIMES.firstMove);
}

/**
 * When the referee must look at a match again, in ms of service time: to start it at the end of the
 * countdown, else with the command `due`. Nothing while the match waits for players, and after its
 * end.
 */
export function deadlineOf(progress: Snapshot): number | undefined {
  const { phase, since, duel } = progress;
  if (phase === 'ready') return since + TIMES.ready;
  if (phase === 'countdown') return startTime(progress);
  if (phase !== 'live') return undefined;
  return duel ? turnTime(duel) : endTime(progress);
}
