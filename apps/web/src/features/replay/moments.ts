import type { MatchLog, Snapshot } from '@pencilmark/race';
import { t } from '../../text/index.ts';
import { type Seen, seeing, unseen } from '../match/seen.ts';
import { type Names, type Telling, tellingOf } from '../match/words.ts';

/** A moment of a match that is over: what was seen then. The first is before the first move. */
export interface Moment {
  readonly seen: Seen;
  /** Milliseconds since the start. */
  readonly ms: number;
}

/** What a board is after each event that changed it or ended a turn. */
const MOVES: readonly string[] = ['placed', 'wrong', 'passed', 'shown', 'filled', 'missed', 'judged'];

/** The moments of a log in which something happened on the board of a seat; all of a duel. */
export function momentsOf({ setup, events }: MatchLog, seat: number): Moment[] {
  const moments: Moment[] = [];
  let seen = unseen(setup, 'referee');
  let start = 0;
  for (const event of events) {
    seen = seeing(seen, event);
    if (event.k === 'started') start = event.at;
    const isSeen = setup.rules.mode !== 'race' || event.seat === seat;
    if (event.k === 'started' || (MOVES.includes(event.k) && isSeen))
      moments.push({ seen: only(seen, seat), ms: event.at - start });
  }
  return moments;
}

/** In a race, one seat's digits and events; the others have boards of their own. */
function only(seen: Seen, seat: number): Seen {
  if (seen.snapshot.rules.mode !== 'race') return seen;
  const owners = new Map([...seen.owners].filter(([, owner]) => owner === seat));
  return { ...seen, owners, last: seen.last.filter(({ event }) => event.seat === seat) };
}

/** The digits that came to stand on the board, in order, with the moment of each. */
export function entriesOf(moments: readonly Moment[]): { cell: number; digit: number; at: number }[] {
  return moments.flatMap(({ seen }, at) => {
    const event = seen.last.at(-1)?.event;
    const isEntry = event?.k === 'placed' || event?.k === 'shown' || event?.k === 'filled';
    return isEntry ? [{ cell: event.body.cell, digit: event.body.digit, at }] : [];
  });
}

/** What both clocks showed, in milliseconds. */
export const clocksOf = ({ duel }: Snapshot): readonly number[] => duel?.clocks.map(({ left }) => left) ?? [];

/** What happened at a moment, in words. */
export function whatHappened({ seen }: Moment, names: Names): Telling {
  const last = seen.last.at(-1);
  return last ? tellingOf(last, names) : { what: t('match.begun'), pace: '', gain: '' };
}
