import { digitBit } from '@pencilmark/core/geometry/plain';
import { digitsOfText } from '../geometry.ts';
import type { SideState, Snapshot } from '../messages/snapshot.ts';
import { canSee, type EventOf, sideCount, sideOf, withItem } from '../state.ts';

/** The boards of a race or a team match as it starts. */
export function begunBoards(progress: Snapshot, puzzle: string): Snapshot {
  const { rules, viewer } = progress;
  const givens = digitsOfText(puzzle);
  const own = { digits: givens, owners: givens.map(() => null), struckOut: [], notes: givens.map(() => 0) };
  const sides = Array.from(
    { length: sideCount(rules) },
    (_, side): SideState => ({
      own: canSee(rules, viewer, side) ? own : null,
      count: 0,
      misses: 0,
      penalty: 0,
      ms: null,
      resigned: [],
    }),
  );
  return { ...progress, boards: { givens, sides, firstAt: null } };
}

/** The match after the service gave time back to a seat. */
export function credited(progress: Snapshot, seat: number, ms: number): Snapshot {
  const { duel } = progress;
  if (!duel) return sideWith(progress, seat, (side) => ({ penalty: side.penalty - ms }));
  const { left, quota } = duel.clocks[seat]!;
  return { ...progress, duel: { ...duel, clocks: withItem(duel.clocks, seat, { left: left + ms, quota }) } };
}

function sideWith(progress: Snapshot, seat: number | null, change: (side: SideState) => Partial<SideState>): Snapshot {
  const { rules, boards } = progress;
  const number = sideOf(rules, seat!);
  const side = boards!.sides[number]!;
  return { ...progress, boards: { ...boards!, sides: withItem(boards!.sides, number, { ...side, ...change(side) }) } };
}

type Own = NonNullable<SideState['own']>;

/** A change of the board itself, where the viewer may see it. */
const ownWith = ({ own }: SideState, change: (own: Own) => Partial<Own>): Pick<SideState, 'own'> => ({
  own: own && { ...own, ...change(own) },
});

/** What the events of races and teams do. */
export const BOARDS = {
  filled: (progress: Snapshot, { seat, body }: EventOf<'filled'>): Snapshot =>
    sideWith(progress, seat, (side) => ({
      ...ownWith(side, ({ digits, owners, notes }) => ({
        digits: withItem(digits, body.cell, body.digit),
        owners: withItem(owners, body.cell, seat),
        notes: withItem(notes, body.cell, 0),
      })),
      count: body.count,
    })),
  missed: (progress: Snapshot, { seat, body }: EventOf<'missed'>): Snapshot =>
    sideWith(progress, seat, (side) => ({
      ...ownWith(side, ({ struckOut }) => ({ struckOut: [...struckOut, { cell: body.cell, digit: body.digit }] })),
      misses: side.misses + 1,
      penalty: side.penalty + body.penalty,
    })),
  cleared: (progress: Snapshot, { seat, body }: EventOf<'cleared'>): Snapshot =>
    sideWith(progress, seat, (side) => ({
      ...ownWith(side, ({ digits, owners }) => ({
        digits: withItem(digits, body.cell, 0),
        owners: withItem(owners, body.cell, null),
      })),
      count: body.count,
    })),
  judged: (progress: Snapshot, { seat, body }: EventOf<'judged'>): Snapshot =>
    sideWith(progress, seat, ({ misses, penalty }) => ({ misses: misses + 1, penalty: penalty + body.penalty })),
  counted: (progress: Snapshot, { seat, body }: EventOf<'counted'>): Snapshot =>
    sideWith(progress, seat, ({ misses, penalty }) => ({
      count: body.count,
      misses: misses + (body.penalty > 0 ? 1 : 0),
      penalty: penalty + body.penalty,
    })),
  finished(progress: Snapshot, { seat, at, body }: EventOf<'finished'>): Snapshot {
    const next = sideWith(progress, seat, () => ({ ms: body.ms }));
    return { ...next, boards: { ...next.boards!, firstAt: next.boards!.firstAt ?? at } };
  },
  note: (progress: Snapshot, { seat, body }: EventOf<'note'>): Snapshot =>
    sideWith(progress, seat, (side) =>
      ownWith(side, ({ notes }) => {
        const bit = digitBit(body.digit);
        const set = body.isOn ? notes[body.cell]! | bit : notes[body.cell]! & ~bit;
        return { notes: withItem(notes, body.cell, set) };
      }),
    ),
  resigned: (progress: Snapshot, { seat }: EventOf<'resigned'>): Snapshot =>
    progress.boards ? sideWith(progress, seat, ({ resigned }) => ({ resigned: [...resigned, seat!] })) : progress,
};
