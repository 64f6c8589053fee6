import { check } from '@pencilmark/core/result';
import { A_SETUP, A_SNAPSHOT, A_STATE, AN_EVENT } from '../expected.ts';
import type { MatchEvent, ViewedEvent } from '../messages/events.ts';
import type { MatchSetup } from '../messages/rules.ts';
import type { Snapshot } from '../messages/snapshot.ts';
import { type EventKind, type EventOf, type MatchState, withItem } from '../state.ts';
import { BOARDS } from './boards.ts';
import { DUEL } from './duel.ts';
import { LOBBY } from './lobby.ts';

// THE table of events: what each does to a match. A kind without a row does not compile.
const EFFECTS: { readonly [Kind in EventKind]: (progress: Snapshot, event: EventOf<Kind>) => Snapshot } = {
  ...LOBBY,
  ...DUEL,
  ...BOARDS,
};

/**
 * A snapshot after one more event, as its owner may see both. A client that follows its events has
 * at each moment what `view` gives at the service.
 */
export function follow(snapshot: Snapshot, event: ViewedEvent): Snapshot {
  check('follow', 'snapshot', snapshot, A_SNAPSHOT);
  check('follow', 'event', event, AN_EVENT);
  const effect = EFFECTS[event.k] as (progress: Snapshot, event: ViewedEvent) => Snapshot;
  return { ...effect(snapshot, event), seq: event.seq, at: event.at };
}

/** A match after one more event of its log. */
export function apply(state: MatchState, event: MatchEvent): MatchState {
  check('apply', 'state', state, A_STATE);
  check('apply', 'event', event, AN_EVENT);
  return logged(state, event, follow(state.progress, event));
}

/** The same, where the progress after the event is known already. */
export function logged({ setup, answers }: MatchState, event: MatchEvent, progress: Snapshot): MatchState {
  if (event.cid === undefined || event.seat === null) return { setup, progress, answers };
  return { setup, progress, answers: withItem(answers, event.seat, [...answers[event.seat]!, event]) };
}

/** A match before its first event, whatever its setup. */
export function blank(setup: MatchSetup): MatchState {
  const { id, rules, commit } = setup;
  const seats = Array<null>(rules.seats).fill(null);
  const progress: Snapshot = {
    id,
    viewer: 'referee',
    rules,
    commit,
    seq: 0,
    at: 0,
    phase: 'open',
    since: 0,
    seats,
    toss: null,
    duel: null,
    boards: null,
    result: null,
  };
  return { setup, progress, answers: seats.map(() => []) };
}

/** The match that a log tells. */
export function replay(setup: MatchSetup, events: Iterable<MatchEvent>): MatchState {
  check('replay', 'setup', setup, A_SETUP);
  let state = blank(setup);
  for (const event of events) state = apply(state, event);
  return state;
}
