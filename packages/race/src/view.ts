import type { ViewedEvent } from './messages/events.ts';
import type { MatchRules } from './messages/rules.ts';
import type { Snapshot, Viewer } from './messages/snapshot.ts';
import { canSee, type MatchState, sideOf } from './state.ts';

/**
 * A match as a seat or a spectator may see it. The seed, the solutions and later puzzles are no
 * part of it, nor are the boards of others in a race and what the other has prepared in a duel.
 * Who may see more after the end gets the whole log.
 */
export function view({ progress }: MatchState, viewer: Viewer): Snapshot {
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
  if (event.seat === null || isOwn(viewer, event.seat)) return event;
  const { cid: _, ...others } = event;
  const { seq, at, seat, deadline } = others;
  switch (others.k) {
    case 'prepared':
    case 'dropped':
      return { seq, at, seat: null, k: 'hidden', body: {}, deadline };
    case 'filled':
    case 'missed':
    case 'cleared': {
      if (canSee(rules, viewer, sideOf(rules, seat!))) return others;
      const { count } = others.body;
      const penalty = others.k === 'missed' ? others.body.penalty : 0;
      return { seq, at, seat, k: 'counted', body: { count, penalty }, deadline };
    }
    case 'note':
      if (canSee(rules, viewer, sideOf(rules, seat!))) return others;
      return { seq, at, seat: null, k: 'hidden', body: {}, deadline };
    default:
      return others;
  }
}

const isOwn = (viewer: Viewer, seat: number): boolean => viewer === 'referee' || viewer === seat;
