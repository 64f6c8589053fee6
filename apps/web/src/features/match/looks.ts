import type { Geometry } from '@pencilmark/core/geometry';
import type { Board } from '../../model/board.ts';
import type { Settings } from '../../settings.ts';
import { t } from '../../text/index.ts';
import type { CellView } from '../../ui/grid/cell-view.ts';
import { viewsOf } from '../../ui/grid/views.ts';
import type { Seen } from './seen.ts';
import { type View, viewOf } from './side.ts';

interface Shown {
  readonly geometry: Geometry;
  readonly board: Board;
  readonly candidates: Int32Array | undefined;
  readonly selection: readonly number[];
  readonly held: number;
  readonly settings: Settings;
}

type Digit = { readonly cell: number; readonly digit: number };

/** Who looks at which moment of a match. */
export interface Sight {
  readonly seen: Seen;
  /** The seat whose pen is one's own. */
  readonly seat: number | null;
  /** A digit that was sent, and is not answered yet. */
  readonly sent?: Digit | undefined;
  /** The cells that players of a team have selected. */
  readonly selections: ReadonlyMap<number, number>;
  /** What a seat is called; one's own may be called "You". */
  nameOf(seat: number | null): string;
}

/** How every cell of a match looks. */
export function boardLooks(shown: Shown, sight: Sight): CellView[] {
  const { seen, seat, selections, nameOf } = sight;
  const { snapshot, owners, last } = seen;
  const view = viewOf(snapshot, seat)!;
  const waiting = waitingDigit(sight);
  const wrong = wrongDigit(seen);
  const loose = [waiting, wrong].filter((entry) => entry !== undefined);
  const board = withNotes(shown, view);
  const digits = board.digits.slice();
  for (const { cell, digit } of loose) if (digits[cell] === 0) digits[cell] = digit;
  const looks = viewsOf({
    ...shown,
    board: { ...board, digits },
    givens: view.givens,
    wrong: new Set(wrong ? [wrong.cell] : []),
  });
  const lastCells = last.map(({ event }) => ('cell' in event.body ? event.body.cell : -1));
  return looks.map((look, cell): CellView => {
    const owner = owners.get(cell);
    const isForeign = owner !== undefined && owner !== seat && !look.isGiven;
    const visitors = [...selections]
      .filter(([visitor, at]) => at === cell && visitor !== seat)
      .map(([visitor]) => visitor);
    const isWaiting = waiting?.cell === cell;
    const words = [
      owner !== undefined && look.digit !== 0 && nameOf(owner),
      isWaiting && t('match.isWaiting'),
      ...visitors.map((visitor) => t('match.isHere', { name: nameOf(visitor) })),
    ].filter(Boolean);
    return {
      ...look,
      isFilled: owner === null,
      mark: isForeign && owner !== null ? markOf(owner, seen) : '',
      isLast: lastCells.includes(cell),
      isWaiting,
      others: visitors.map((visitor) => markOf(visitor, seen)).join(''),
      label: [look.label, ...words].join(', '),
    };
  });
}

/** With two players a dot suffices; with more, the first letter of the name. */
const markOf = (of: number, { snapshot: { seats } }: Seen): string =>
  seats.length > 2 ? seats[of]!.name.slice(0, 1).toLocaleUpperCase() : '•';

/** A digit of one's own that is not accepted yet, or that is prepared. */
function waitingDigit({ seen, seat, sent }: Sight): Digit | undefined {
  if (sent) return sent;
  const { duel } = seen.snapshot;
  return (seat !== null && duel?.prepared[seat]) || undefined;
}

/** The digit that has just turned out wrong: it stands until something else happens. */
function wrongDigit({ last }: Seen): Digit | undefined {
  for (const { event } of last) if (event.k === 'wrong' || event.k === 'missed') return event.body;
  return undefined;
}

/** One's own notes and those of the team, without digits that were placed among the peers. */
function withNotes({ geometry, board, settings }: Shown, { notes, givens }: View): Board {
  const corner = notes ? Int32Array.from(notes) : board.corner;
  if (!settings.autoClean) return { ...board, corner };
  const placed = board.digits.map((digit, cell) => (givens[cell] === 0 ? digit : 0));
  const left = (sets: Int32Array): Int32Array =>
    sets.map((set, cell) => (set === 0 ? 0 : set & ~seenBy(geometry, placed, cell)));
  return { ...board, corner: left(corner), centre: left(board.centre) };
}

function seenBy({ peers, peerStart }: Geometry, digits: Uint8Array, cell: number): number {
  let set = 0;
  for (let at = peerStart[cell]!; at < peerStart[cell + 1]!; at++) {
    const digit = digits[peers[at]!]!;
    if (digit !== 0) set |= 1 << (digit - 1);
  }
  return set;
}
