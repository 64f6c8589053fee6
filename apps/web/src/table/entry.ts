import { type Board, candidatesOf } from '../model/board.ts';
import type { Move } from '../model/game.ts';
import { t } from '../text/index.ts';
import { say } from '../ui/parts/announcement.ts';
import { taker } from './covers.ts';
import { type Mode, mode, selection } from './hand.ts';
import { areCandidatesShown, board, canEnter, game, gameSettings, geometry, make } from './session.ts';

/** How many colours there are. */
export const COLOURS = 9;

const holds = (set: number, digit: number): boolean => ((set >>> (digit - 1)) & 1) === 1;

/**
 * The layer of a board that notes of a kind live in: where candidates show by themselves, a corner
 * note strikes one out or brings it back.
 */
function layerFor(how: 'corner' | 'centre' | 'colour', digit: number, cells: readonly number[], now: Board) {
  if (how !== 'corner' || !areCandidatesShown.value) return { layer: how, cells };
  const all = candidatesOf(geometry.value!, { digits: now.digits, ruledOut: new Int32Array(now.digits.length) });
  const able = cells.filter((cell) => holds(all[cell]!, digit));
  return able.length > 0 ? { layer: 'ruledOut' as const, cells: able } : { layer: how, cells };
}

/**
 * Enters a digit into the selected cells in the present mode. Once more takes it away: a digit when
 * all cells hold it, a note when all that can hold it do. `on` says so instead, for a finger that
 * paints.
 */
export function enter(
  digit: number,
  how: Mode = mode.value,
  cells: readonly number[] = selection.value,
  on?: boolean,
): void {
  const [now, current] = [board.value, game.value];
  if (!now || !current || !geometry.value || !canEnter() || how === 'pen') return;
  if (digit > (how === 'colour' ? COLOURS : geometry.value.size)) return;
  if (cells.length === 0) {
    say(t('play.chooseCell'));
    return;
  }
  if (taker.value?.(digit, how, cells)) return;
  if (how === 'digit') {
    const free = cells.filter((cell) => current.givens[cell] === 0);
    const isThere = free.every((cell) => now.digits[cell] === digit);
    if (free.length === 0) say(t('play.isGiven'));
    else if (isThere && on !== true) erase(free);
    else if (!isThere && on !== false) make({ do: 'digit', cells: free, digit, clean: gameSettings.value.autoClean });
    return;
  }
  const free = how === 'colour' ? cells : cells.filter((cell) => now.digits[cell] === 0);
  if (free.length === 0) return;
  const { layer, cells: able } = layerFor(how, digit, free, now);
  const lacks = (cell: number): boolean => !holds(now[layer][cell]!, digit);
  // A candidate that shows by itself is struck out first, and comes back the second time.
  const wanted = on === undefined ? able.some(lacks) : on !== (layer === 'ruledOut');
  const changed = able.filter((cell) => lacks(cell) === wanted);
  if (changed.length > 0) make({ do: layer, cells: changed, digit, on: wanted });
}

/** Whether all of some cells hold a digit in a mode, so that entering it takes it away. */
export function isEntered(digit: number, how: Mode, cells: readonly number[]): boolean {
  const now = board.value!;
  if (how === 'pen') return false;
  if (how === 'digit') return cells.every((cell) => now.digits[cell] === digit);
  const { layer, cells: able } = layerFor(how, digit, cells, now);
  return able.every((cell) => holds(now[layer][cell]!, digit) !== (layer === 'ruledOut'));
}

/**
 * Takes the topmost thing from the selected cells: digits; where there are none, notes of the mode,
 * other notes, colours, what is drawn. The pen takes away what is drawn first.
 */
export function erase(cells: readonly number[] = selection.value): void {
  if (mode.value === 'pen') void eraseDrawn(cells).then((isDone) => isDone || eraseTyped(cells));
  else if (!eraseTyped(cells)) void eraseDrawn(cells);
}

/** Takes what is drawn from cells; what does so comes with the first board that has something. */
async function eraseDrawn(cells: readonly number[]): Promise<boolean> {
  if (!board.peek()?.ink.size) return false;
  const { eraseInk } = await import('./ink-entry.ts');
  return eraseInk(cells);
}

/** Takes the topmost thing that is not drawn; answers whether there was one. */
function eraseTyped(cells: readonly number[]): boolean {
  const [now, current] = [board.value, game.value];
  if (!now || !current || !canEnter()) return false;
  const layers =
    mode.value === 'colour'
      ? (['colour', 'digit', 'corner', 'centre'] as const)
      : (['digit', mode.value === 'corner' ? 'corner' : 'centre', 'corner', 'centre', 'colour'] as const);
  for (const what of layers) {
    const has = (cell: number): boolean =>
      what === 'digit' ? now.digits[cell] !== 0 && current.givens[cell] === 0 : now[what][cell] !== 0;
    const filled = cells.filter(has);
    if (filled.length === 0) continue;
    make({ do: 'erase', cells: filled, what });
    return true;
  }
  return false;
}

/**
 * Writes all candidates as notes of the selected cells, or of all where no more than one is
 * selected.
 */
export function fillNotes(): void {
  if (!geometry.value || !board.value || !canEnter()) return;
  const now = board.value;
  const all = candidatesOf(geometry.value, now);
  const chosen = selection.value.length > 1 ? selection.value : [...all.keys()];
  const cells = chosen.filter((cell) => now.digits[cell] === 0 && now.corner[cell] !== all[cell]);
  if (cells.length === 0) return;
  const move: Move = { do: 'notes', cells, sets: cells.map((cell) => all[cell]!), where: 'corner' };
  make(move);
}
