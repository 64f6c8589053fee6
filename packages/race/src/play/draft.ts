import { deadlineOf } from '../deadline.ts';
import { follow, logged } from '../log/apply.ts';
import type { MatchEvent } from '../messages/events.ts';
import { type ParOf, par } from '../par.ts';
import type { EventOf, MatchState } from '../state.ts';

type Kind = MatchEvent['k'];

/** Who an event comes from, and the command that it answers. */
export interface Author {
  readonly seat: number | null;
  readonly cid?: string | undefined;
}

/** A decision while it is made: events are added one by one, each to the result of the last. */
export interface Draft {
  /** The moment of the decision. It never lies before the last event. */
  readonly now: number;
  readonly parOf: ParOf;
  readonly state: MatchState;
  readonly events: readonly MatchEvent[];
  add<K extends Kind>(k: K, author: Author, body: EventOf<K>['body']): void;
}

/** A draft at `now` ms of service time. */
export function draftOf(before: MatchState, now: number, parOf: ParOf = par): Draft {
  let state = before;
  const events: MatchEvent[] = [];
  const at = Math.max(Math.floor(now), before.progress.at);
  return {
    now: at,
    parOf,
    get state() {
      return state;
    },
    events,
    add(k, { seat, cid }, body) {
      const seq = state.progress.seq + 1;
      const bare = { seq, at, seat, k, ...(cid !== undefined && { cid }), body, deadline: null } as MatchEvent;
      const progress = follow(state.progress, bare);
      const event = { ...bare, deadline: deadlineOf(progress) ?? null };
      state = logged(state, event, progress);
      events.push(event);
    },
  };
}

/** The referee, who acts for no seat. */
export const REFEREE: Author = { seat: null };
