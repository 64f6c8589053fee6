import type { MatchFacts, Snapshot, ViewedEvent, Viewer } from '@pencilmark/race';
import { follow } from '@pencilmark/race';

/** A match as the viewer has followed it. */
export interface Seen {
  readonly snapshot: Snapshot;
  /** Whose digit stands in a cell of one's board: a seat's, or null for the referee's. */
  readonly owners: ReadonlyMap<number, number | null>;
  /** What happened last on the viewer's board: more than one event where they came at once. */
  readonly last: readonly ShownEvent[];
}

/** An event that is shown, with what is known only from before it. */
export interface ShownEvent {
  readonly event: ViewedEvent;
  /** What the position was worth, in seconds. */
  readonly par: number | null;
}

/** What changes a board or ends a turn. */
const TOLD: readonly ViewedEvent['k'][] = [
  'placed',
  'wrong',
  'passed',
  'shown',
  'flag',
  'filled',
  'missed',
  'judged',
  'resigned',
  'claimed',
];

/** A match of which nothing was heard yet but its facts. */
export const unseen = ({ id, rules }: Pick<MatchFacts, 'id' | 'rules'>, viewer: Viewer = 'spectator'): Seen => ({
  snapshot: {
    id,
    viewer,
    rules,
    commit: '',
    seq: 0,
    at: 0,
    phase: 'open',
    since: 0,
    seats: Array(rules.seats).fill(null),
    toss: null,
    duel: null,
    boards: null,
    result: null,
  },
  owners: new Map(),
  last: [],
});

/** A match that the viewer sees first in the middle, or again after a long time away. */
export const seenIn = (snapshot: Snapshot): Seen => ({ snapshot, owners: ownersIn(snapshot), last: [] });

/** Whose digits stand on the board of a duel, or on the first board that the viewer may see. */
function ownersIn({ duel, boards }: Snapshot): Seen['owners'] {
  const givens = duel?.givens ?? boards?.givens ?? [];
  const own = duel ?? boards?.sides.find((side) => side.own !== null)?.own;
  const isPlaced = (cell: number): boolean => own!.digits[cell] !== 0 && givens[cell] === 0;
  return new Map(own?.owners.map((owner, cell) => [cell, owner] as const).filter(([cell]) => isPlaced(cell)));
}

/** A match after one more event. An event that was heard before changes nothing. */
export function seeing(before: Seen, event: ViewedEvent): Seen {
  if (event.seq <= before.snapshot.seq) return before;
  return {
    snapshot: follow(before.snapshot, event),
    owners: ownersAfter(before.owners, event),
    last: TOLD.includes(event.k) ? lastAfter(before, event) : before.last,
  };
}

// Events this near to each other, in milliseconds, are shown together: a move, and the answer that
// was prepared for it.
const AT_ONCE = 400;
const MOST_TOLD = 2;

function lastAfter({ snapshot, last }: Seen, event: ViewedEvent): Seen['last'] {
  const recent = last.filter((earlier) => event.at - earlier.event.at <= AT_ONCE);
  return [...recent, { event, par: snapshot.duel?.par ?? null }].slice(-MOST_TOLD);
}

function ownersAfter(before: Seen['owners'], event: ViewedEvent): Seen['owners'] {
  if (event.k === 'next') return new Map();
  if (event.k === 'placed' || event.k === 'filled') return new Map(before).set(event.body.cell, event.seat);
  return event.k === 'shown' ? new Map(before).set(event.body.cell, null) : before;
}

/** Whether an event is missing between the last event and the next. */
export const isGap = ({ snapshot }: Seen, event: ViewedEvent): boolean => event.seq > snapshot.seq + 1;
