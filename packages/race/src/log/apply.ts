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
 * A snapshot after an event, as its owner may see both. A client that follows its events has
 * at each moment what `view` gives at the service.
 *
 *     const race = { mode: 'race', board: '4x4', level: 'easy', seats: 2, seconds: 600 };
 *     const rules = { ...race, isChecked: true, isRated: false };
 *     const puzzle = { board: '4x4', puzzle: '1.3434.2214343..', solution: '1234341221434321' };
 *     const setup = { id: 'm1', rules, commit: 'c'.repeat(64), seed: 'secret', puzzles: [puzzle] };
 *     const { events } = decide(initial(setup), { t: 'join', seat: 0, name: 'Ann' }, 5000);
 *     follow(view(initial(setup), 0), events[0]).seq      // 1
 */
export function follow(snapshot: Snapshot, event: ViewedEvent): Snapshot {
  check('follow', 'snapshot', snapshot, A_SNAPSHOT);
  check('follow', 'event', event, AN_EVENT);
  const effect = EFFECTS[event.k] as (progress: Snapshot, event: ViewedEvent) => Snapshot;
  return { ...effect(snapshot, event), seq: event.seq, at: event.at };
}

/**
 * A match after an event of its log.
 *
 *     const race = { mode: 'race', board: '4x4', level: 'easy', seats: 2, seconds: 600 };
 *     const rules = { ...race, isChecked: true, isRated: false };
 *     const puzzle = { board: '4x4', puzzle: '1.3434.2214343..', solution: '1234341221434321' };
 *     const setup = { id: 'm1', rules, commit: 'c'.repeat(64), seed: 'secret', puzzles: [puzzle] };
 *     const { events } = decide(initial(setup), { t: 'join', seat: 0, name: 'Ann' }, 5000);
 *     apply(initial(setup), events[0]).progress.seats[0].name      // 'Ann'
 */
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

/**
 * The match of a log.
 *
 *     const race = { mode: 'race', board: '4x4', level: 'easy', seats: 2, seconds: 600 };
 *     const rules = { ...race, isChecked: true, isRated: false };
 *     const puzzle = { board: '4x4', puzzle: '1.3434.2214343..', solution: '1234341221434321' };
 *     const setup = { id: 'm1', rules, commit: 'c'.repeat(64), seed: 'secret', puzzles: [puzzle] };
 *     const { events } = decide(initial(setup), { t: 'join', seat: 0, name: 'Ann' }, 5000);
 *     replay(setup, events).progress.seq      // 1
 */
export function replay(setup: MatchSetup, events: Iterable<MatchEvent>): MatchState {
  check('replay', 'setup', setup, A_SETUP);
  let state = blank(setup);
  for (const event of events) state = apply(state, event);
  return state;
}
