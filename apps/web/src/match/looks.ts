import type { Geometry } from '@pencilmark/core/geometry';
import type { Board } from '../game/board.ts';
import type { CellView } from '../grid/cell-view.ts';
import { viewsOf } from '../grid/views.ts';
import type { Settings } from '../settings.ts';
import { t } from '../text/index.ts';
import { fullNameOf, nameOf } from './people.ts';
import { type View, viewOf } from './side.ts';
import { seat, seen, selections, sent } from './table.ts';

interface Shown {
  readonly geometry: Geometry;
  readonly board: Board;
  readonly candidates: Int32Array | undefined;
  readonly selection: readonly number[];
  readonly held: number;
  readonly settings: Settings;
}

/** How every cell of a match looks. */
export function boardLooks(shown: Shown): CellView[] {
  const { snapshot, owners, last } = seen.value!;
  const view = viewOf(snapshot, seat.value)!;
  const waiting = waitingDigit();
  const wrong = wrongDigit();
  const loose = [waiting, wrong].filter((one) => one !== undefined);
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
    const isForeign = owner !== undefined && owner !== seat.value && !look.isGiven;
    const visitors = [...selections.value].filter(([one, at]) => at === cell && one !== seat.value).map(([one]) => one);
    const isWaiting = waiting?.cell === cell;
    const words = [
      owner !== undefined && look.digit !== 0 && nameOf(owner),
      isWaiting && t('match.isWaiting'),
      ...visitors.map((one) => t('match.isHere', { name: fullNameOf(one) })),
    ].filter(Boolean);
    return {
      ...look,
      isFilled: owner === null,
      mark: isForeign && owner !== null ? markOf(owner) : '',
      isLast: lastCells.includes(cell),
      isWaiting,
      others: visitors.map(markOf).join(''),
      label: [look.label, ...words].join(', '),
    };
  });
}

/** With two players a dot suffices; with more, the first letter of the name. */
const markOf = (of: number): string =>
  seen.value!.snapshot.seats.length > 2 ? fullNameOf(of).slice(0, 1).toLocaleUpperCase() : '•';

/** A digit of one's own that is not accepted yet, or that is prepared. */
function waitingDigit(): { readonly cell: number; readonly digit: number } | undefined {
  if (sent.value) return sent.value;
  const { duel } = seen.value!.snapshot;
  return (seat.value !== null && duel?.prepared[seat.value]) || undefined;
}

/** The digit that was just found to be wrong: it stands until something else happens. */
function wrongDigit(): { readonly cell: number; readonly digit: number } | undefined {
  for (const { event } of seen.value!.last) if (event.k === 'wrong' || event.k === 'missed') return event.body;
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
