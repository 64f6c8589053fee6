import { effect, untracked } from '@preact/signals';
import { lay } from '../../table/covers.ts';
import { type Mode, selection } from '../../table/hand.ts';
import { board, clear, game, geometry, open, standFast } from '../../table/session.ts';
import { t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';
import { gameOfMatch, keepNotes } from './notes.ts';
import { type View, viewOf } from './side.ts';
import { act, place, seat, seen } from './table.ts';

/**
 * Puts one's own side of the match on the board, and gives what is entered to the match, until the
 * answer is called.
 */
export function playMatch(match: string): () => void {
  let shown: readonly number[] | undefined;
  let endNotes: (() => void) | undefined;
  let endTaking: (() => void) | undefined;
  const endBoard = effect(() => {
    const { snapshot } = seen.value ?? {};
    const view = snapshot && viewOf(snapshot, seat.value);
    if (!view) return;
    untracked(() => {
      const fast = view.isFast ? view.digits : view.givens;
      if (view.givens === shown) {
        standFast(fast);
        return;
      }
      // A rated duel has two puzzles, each with notes of its own.
      const board = `${match} ${snapshot.duel?.leg ?? 0}`;
      endNotes?.();
      begin(board, snapshot.rules.board, view);
      endTaking ??= lay({ take });
      if (seat.peek() !== null) endNotes = keepNotes(board);
      shown = view.givens;
    });
  });
  const endSending = sendChanges();
  return () => {
    endBoard();
    endNotes?.();
    endSending();
    clear();
    endTaking?.();
  };
}

function begin(name: string, boardId: string, { isFast, digits, givens }: View): void {
  const own = gameOfMatch(name, boardId, isFast ? digits : givens);
  const cells = [...digits.keys()].filter((cell) => digits[cell] !== givens[cell]);
  const placements = cells.map((cell) => ({ cell, digit: digits[cell]! }));
  const step = { do: 'step', placements, eliminations: [], clean: false } as const;
  open(
    isFast || cells.length === 0
      ? own
      : { ...own, nodes: [...own.nodes, { parent: own.at, move: step }], at: own.nodes.length },
  );
}

/** Takes what the match decides: digits, and in a team the notes that all share. */
function take(digit: number, how: Mode, cells: readonly number[]): boolean {
  const { snapshot } = seen.peek()!;
  const view = viewOf(snapshot, seat.peek());
  if (seat.peek() === null) {
    say(t('match.watching'));
    return true;
  }
  if (!view || snapshot.phase !== 'live') return true;
  if (how === 'corner' && view.notes) {
    noteTogether(digit, cells, view);
    return true;
  }
  if (how !== 'digit' || !view.isFast) return false;
  const free = cells.filter((cell) => view.digits[cell] === 0);
  const [cell] = free;
  if (cell === undefined) say(t('play.isGiven'));
  else if (free.length > 1) say(t('match.oneCell'));
  else place(cell, digit);
  return true;
}

function noteTogether(digit: number, cells: readonly number[], { digits, notes }: View): void {
  const free = cells.filter((cell) => digits[cell] === 0);
  const has = (cell: number): boolean => ((notes![cell]! >>> (digit - 1)) & 1) === 1;
  const isOn = !free.every(has);
  for (const cell of free) if (has(cell) !== isOn) act({ t: 'note', cell, digit, isOn });
}

/**
 * Where digits are judged only when the board is full, one writes them as in any game; what differs
 * from what the service knows is sent.
 */
function sendChanges(): () => void {
  const sent = new Map<number, number>();
  return effect(() => {
    const { snapshot } = seen.value ?? {};
    const view = snapshot && viewOf(snapshot, seat.value);
    const now = board.value?.digits;
    if (
      !view ||
      view.isFast ||
      !now ||
      game.value?.source.kind !== 'match' ||
      snapshot.phase !== 'live' ||
      seat.value === null
    )
      return;
    now.forEach((digit, cell) => {
      if (view.digits[cell] === digit) sent.delete(cell);
      else if (sent.get(cell) !== digit) {
        sent.set(cell, digit);
        place(cell, digit);
      }
    });
  });
}

/** The selected cell that can be filled, or -1. */
export function openCell(): number {
  const [cell] = selection.value.length === 1 ? selection.value : [];
  return cell !== undefined && geometry.value && board.value?.digits[cell] === 0 ? cell : -1;
}
