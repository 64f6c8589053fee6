import type { Grid } from '@pencilmark/core/puzzle';
import { type Change, changeOf } from './changes.ts';
import type { ReviewedGame } from './game.ts';
import { addRemoved, writtenGrid } from './known.ts';
import type { Played } from './moment.ts';

/** A move at a glance: what it changed, and what stood there before it. */
export interface Glance {
  readonly played: Played;
  readonly change: Change;
  readonly ms: number;
  readonly tookMs: number;
  /** Whether it is dated before an earlier move, so that nobody knows how long it took. */
  readonly isBackdated: boolean;
  /** Whether something was taken back before it. */
  readonly isBack: boolean;
  /** What the board and the notes said. */
  readonly written: Grid;
  /** Whether a wrong digit stood on the board. */
  readonly isMisled: boolean;
}

/** The moves of a game at a glance. */
export function glancesAt(game: ReviewedGame): Glance[] {
  const { geometry, moves, solution, hasTimes = true } = game;
  const struckEarlier = new Int32Array(geometry.cellCount);
  let last = 0;
  return moves.map((played, at) => {
    // What the game came with was there before the first move.
    const isSetUp = at === 0 && played.isHelp && played.ms === 0;
    const change = isSetUp || played.isSupposed ? NO_CHANGE : changeOf(geometry, played);
    const isBackdated = hasTimes && played.ms < last;
    const ms = hasTimes ? Math.max(last, played.ms) : 0;
    const tookMs = ms - last;
    last = ms;
    const written = writtenGrid(game, played.before, struckEarlier);
    if (change.kind === 'strike') addRemoved(struckEarlier, change.struck, game);
    const isMisled = played.before.digits.some((digit, cell) => digit !== 0 && digit !== solution[cell]);
    const isBack = at > 0 && isElsewhere(moves[at - 1]!, played);
    return { played, change, ms, tookMs, isBackdated, isBack, written, isMisled };
  });
}

const NO_CHANGE: Change = { kind: 'other', placed: [], erased: [], noted: [], struck: [] };

/** Whether a move began on another board than that after the move before. */
const isElsewhere = ({ after }: Played, { before }: Played): boolean =>
  before !== after && before.digits.some((digit, cell) => digit !== after.digits[cell]);
