import { digitsOfText } from '../geometry.ts';
import type { Clock } from '../messages/parts.ts';
import type { DuelState, Snapshot } from '../messages/snapshot.ts';
import { type EventOf, withItem } from '../state.ts';

/** The duel as it starts. */
export function begunDuel(progress: Snapshot, { at, seq, body }: EventOf<'started'>): Snapshot {
  const givens = digitsOfText(body.puzzle);
  const left = progress.rules.seconds * 1000;
  const duel: DuelState = {
    leg: 0,
    givens,
    digits: givens,
    owners: givens.map(() => null),
    struckOut: [],
    turn: body.begins!,
    since: at,
    par: body.par,
    clocks: progress.seats.map((seat) => ({ left, quota: seat!.quota })),
    counts: [0, 0],
    hasMoved: [false, false],
    passes: 0,
    prepared: [null, null],
    position: seq,
  };
  return { ...progress, duel };
}

const duelWith = (progress: Snapshot, change: Partial<DuelState>): Snapshot => ({
  ...progress,
  duel: { ...progress.duel!, ...change },
});

interface TurnEvent {
  readonly seat: number | null;
  readonly at: number;
  readonly seq: number;
  readonly body: { readonly clock: Clock; readonly par: number | null };
}

/** What every end of a turn does: the other moves, in a new position. */
function turned(progress: Snapshot, { seat, at, seq, body }: TurnEvent, change: Partial<DuelState>): Snapshot {
  const { clocks, hasMoved, prepared } = progress.duel!;
  return duelWith(progress, {
    clocks: withItem(clocks, seat!, body.clock),
    hasMoved: withItem(hasMoved, seat!, true),
    prepared: withItem(prepared, seat!, null),
    turn: 1 - seat!,
    since: at,
    par: body.par,
    passes: 0,
    position: seq,
    ...change,
  });
}

/** What the events of a duel do. */
export const DUEL = {
  placed(progress: Snapshot, event: EventOf<'placed'>): Snapshot {
    const { digits, owners, counts } = progress.duel!;
    const { seat, body } = event;
    return turned(progress, event, {
      digits: withItem(digits, body.cell, body.digit),
      owners: withItem(owners, body.cell, seat),
      counts: withItem(counts, seat!, counts[seat!]! + 1),
    });
  },
  wrong(progress: Snapshot, event: EventOf<'wrong'>): Snapshot {
    const { cell, digit } = event.body;
    return turned(progress, event, { struckOut: [...progress.duel!.struckOut, { cell, digit }] });
  },
  passed: (progress: Snapshot, event: EventOf<'passed'>): Snapshot =>
    turned(progress, event, { passes: progress.duel!.passes + 1 }),
  shown: (progress: Snapshot, { seq, body }: EventOf<'shown'>): Snapshot =>
    duelWith(progress, {
      digits: withItem(progress.duel!.digits, body.cell, body.digit),
      par: body.par,
      passes: 0,
      position: seq,
    }),
  next(progress: Snapshot, { at, seq, body }: EventOf<'next'>): Snapshot {
    const givens = digitsOfText(body.puzzle);
    const more = progress.rules.seconds * 1000;
    return duelWith(progress, {
      leg: 1,
      givens,
      digits: givens,
      owners: givens.map(() => null),
      struckOut: [],
      turn: body.begins,
      since: at,
      par: body.par,
      clocks: progress.duel!.clocks.map(({ left, quota }) => ({ left: left + more, quota })),
      passes: 0,
      prepared: [null, null],
      position: seq,
    });
  },
  prepared: (progress: Snapshot, { seat, body }: EventOf<'prepared'>): Snapshot =>
    duelWith(progress, { prepared: withItem(progress.duel!.prepared, seat!, body.placement) }),
  dropped: (progress: Snapshot, { seat }: EventOf<'dropped'>): Snapshot =>
    duelWith(progress, { prepared: withItem(progress.duel!.prepared, seat!, null) }),
  flag: (progress: Snapshot, { seat }: EventOf<'flag'>): Snapshot =>
    duelWith(progress, {
      clocks: withItem(progress.duel!.clocks, seat!, { ...progress.duel!.clocks[seat!]!, left: 0 }),
    }),
};
