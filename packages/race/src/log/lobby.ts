import type { Snapshot } from '../messages/snapshot.ts';
import { type EventOf, withItem } from '../state.ts';
import { begunBoards, credited } from './boards.ts';
import { begunDuel } from './duel.ts';

const seatWith = (progress: Snapshot, seat: number | null, change: Partial<NonNullable<Snapshot['seats'][number]>>) => {
  const old = progress.seats[seat!]!;
  return { ...progress, seats: withItem(progress.seats, seat!, { ...old, ...change }) };
};

const inPhase = (progress: Snapshot, phase: Snapshot['phase'], since: number): Snapshot => ({
  ...progress,
  phase,
  since,
});

/** What the events do that all modes know. */
export const LOBBY = {
  joined(progress: Snapshot, { seat, at, body }: EventOf<'joined'>): Snapshot {
    const { name, account, isProgram } = body;
    const joined = {
      name,
      account,
      isProgram,
      nonce: null,
      quota: 0,
      absentSince: null,
      lastPhraseAt: null,
    };
    const seats = withItem(progress.seats, seat!, joined);
    return seats.every((seat) => seat) ? inPhase({ ...progress, seats }, 'ready', at) : { ...progress, seats };
  },
  ready(progress: Snapshot, { seat, at, body }: EventOf<'ready'>): Snapshot {
    const next = seatWith(progress, seat, { nonce: body.nonce, quota: body.quota });
    return next.seats.every((seat) => seat?.nonce) ? inPhase(next, 'countdown', at) : next;
  },
  started(progress: Snapshot, event: EventOf<'started'>): Snapshot {
    const live = { ...inPhase(progress, 'live', event.at), toss: event.body.toss };
    return progress.rules.mode === 'duel' ? begunDuel(live, event) : begunBoards(live, event.body.puzzle);
  },
  phrase: (progress: Snapshot, { seat, at }: EventOf<'phrase'>): Snapshot =>
    seatWith(progress, seat, { lastPhraseAt: at }),
  left: (progress: Snapshot, { seat, at }: EventOf<'left'>): Snapshot => seatWith(progress, seat, { absentSince: at }),
  back: (progress: Snapshot, { seat }: EventOf<'back'>): Snapshot => seatWith(progress, seat, { absentSince: null }),
  credit: (progress: Snapshot, { seat, body }: EventOf<'credit'>): Snapshot => credited(progress, seat!, body.ms),
  claimed: (progress: Snapshot): Snapshot => progress,
  hidden: (progress: Snapshot): Snapshot => progress,
  done: (progress: Snapshot, { at, body }: EventOf<'done'>): Snapshot => ({
    ...inPhase(progress, 'done', at),
    result: body.result,
  }),
};
