import type { PlayerCommand, PlayerMessage, ServerMessage } from '@pencilmark/race';
import type { LiveMatch } from './live.ts';
import type { Referee } from './referee.ts';

/** What a player has said, and what the service knows about it. */
export interface Said {
  readonly message: PlayerMessage;
  readonly seat: number;
  /** When it arrived. */
  readonly at: number;
  readonly rtt?: PlayerCommand['rtt'] | undefined;
}

/** Does what a player requests, and returns the answer to that player: `ack` or `refuse`. */
export async function answerTo(
  referee: Referee,
  match: LiveMatch,
  { message, seat, at, rtt }: Said,
): Promise<ServerMessage> {
  const outcome = await referee.act(match, { ...message, seat, ...(rtt && { rtt }) }, at);
  if (outcome.refusal) return { t: 'refuse', cid: message.cid, ...outcome.refusal };
  return { t: 'ack', cid: message.cid, seq: outcome.event?.seq ?? match.events.length };
}
