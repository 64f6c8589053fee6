import { check } from '@pencilmark/core/result';
import { A_STATE, A_VIEWER, AN_EVENT, THE_RULES } from './expected.ts';
import type { ViewedEvent } from './messages/events.ts';
import type { MatchRules } from './messages/rules.ts';
import type { Snapshot, Viewer } from './messages/snapshot.ts';
import { canSee, type EventKind, type MatchState, sideOf } from './state.ts';

/**
 * A match as a seat or a spectator may see it. The seed, the solutions and later puzzles are no
 * part of it, nor are the boards of others in a race and what the other has prepared in a duel.
 * Who may see more after the end gets the whole log.
 *
 *     const race = { mode: 'race', board: '4x4', level: 'easy', seats: 2, seconds: 600 };
 *     const rules = { ...race, isChecked: true, isRated: false };
 *     const puzzle = { board: '4x4', puzzle: '1.3434.2214343..', solution: '1234341221434321' };
 *     const setup = { id: 'm1', rules, commit: 'c'.repeat(64), seed: 'secret', puzzles: [puzzle] };
 *     view(initial(setup), 'spectator').phase      // 'open'
 */
export function view(state: MatchState, viewer: Viewer): Snapshot {
  check('view', 'state', state, A_STATE);
  check('view', 'viewer', viewer, A_VIEWER);
  const { progress } = state;
  const { rules, duel, boards } = progress;
  return {
    ...progress,
    viewer,
    duel: duel && {
      ...duel,
      prepared: duel.prepared.map((placement, seat) => (isOwn(viewer, seat) ? placement : null)),
    },
    boards: boards && {
      ...boards,
      sides: boards.sides.map((side, number) => (canSee(rules, viewer, number) ? side : { ...side, own: null })),
    },
  };
}

/**
 * An event as a seat or a spectator may see it. What is hidden keeps its number. The name that a
 * client gave to its command goes back to its author only.
 *
 *     const body = { cell: 1, digit: 2, count: 7 };
 *     const event = { seq: 9, at: 5000, seat: 0, k: 'filled', cid: 'a', body, deadline: null };
 *     viewEvent({ mode: 'race', seats: 2 }, event, 1).body      // { count: 7, penalty: 0 }
 *     viewEvent({ mode: 'race', seats: 2 }, event, 0).body      // { cell: 1, digit: 2, count: 7 }
 */
export function viewEvent(rules: MatchRules, event: ViewedEvent, viewer: Viewer): ViewedEvent {
  check('viewEvent', 'rules', rules, THE_RULES);
  check('viewEvent', 'event', event, AN_EVENT);
  check('viewEvent', 'viewer', viewer, A_VIEWER);
  if (event.seat === null || isOwn(viewer, event.seat)) return event;
  const { cid: _, ...others } = event;
  const whose = AUDIENCES[event.k];
  if (whose === 'all' || (whose === 'side' && canSee(rules, viewer, sideOf(rules, event.seat)))) return others;
  const { seq, at, seat, body, deadline } = event;
  if (!('count' in body)) return { seq, at, seat: null, k: 'hidden', body: {}, deadline };
  const penalty = 'penalty' in body ? body.penalty : 0;
  return { seq, at, seat, k: 'counted', body: { count: body.count, penalty }, deadline };
}

/**
 * Who may see an event whole: all, those who may see the board of its side, or its seat alone.
 * Others see the count of a board, or nothing. A kind without a row does not compile.
 */
const AUDIENCES: { readonly [Kind in EventKind]: 'all' | 'side' | 'seat' } = {
  joined: 'all',
  ready: 'all',
  started: 'all',
  phrase: 'all',
  left: 'all',
  back: 'all',
  resigned: 'all',
  claimed: 'all',
  credit: 'all',
  done: 'all',
  prepared: 'seat',
  dropped: 'seat',
  placed: 'all',
  wrong: 'all',
  passed: 'all',
  shown: 'all',
  next: 'all',
  flag: 'all',
  filled: 'side',
  missed: 'side',
  cleared: 'side',
  judged: 'all',
  finished: 'all',
  note: 'side',
  counted: 'all',
  hidden: 'all',
};

const isOwn = (viewer: Viewer, seat: number): boolean => viewer === 'referee' || viewer === seat;
