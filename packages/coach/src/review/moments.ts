import type { Geometry } from '@pencilmark/core/geometry';
import { type Budget, isSpent } from '@pencilmark/core/human';
import type { Grid } from '@pencilmark/core/puzzle';
import { type Change, changeOf } from './changes.ts';
import { addGone, type Gone, type Reviewed, withoutGone, writtenGrid } from './known.ts';
import type { Played } from './moment.ts';
import { type FoundReason, type Reasoner, reasonFor } from './reason.ts';
import type { Goal } from './walk.ts';

/** How a game ended: the time played, and the digits on the board. */
export interface GameEnd {
  readonly ms: number;
  readonly digits: Uint8Array;
}

/** A game, finished or not, of a puzzle with one solution. */
export interface ReviewedGame {
  readonly geometry: Geometry;
  /** The printed digits, 0 elsewhere; and the only solution. */
  readonly givens: Uint8Array;
  readonly solution: Uint8Array;
  /** In the order of time, also those that were taken back. */
  readonly moves: readonly Played[];
  readonly end: GameEnd;
  /** Whether the times of the moves are known. Default: true. */
  readonly hasTimes?: boolean;
}

/** A move with all that its review looks at. */
export interface Moment {
  readonly played: Played;
  readonly change: Change;
  readonly tookMs: number;
  readonly isBack: boolean;
  /** What the board and the notes said before it; with what reasons had shown until then. */
  readonly written: Grid;
  readonly known: Grid;
  /** Whether a wrong digit stood on the board before it. */
  readonly isMisled: boolean;
  readonly reason: FoundReason | undefined;
  readonly isCut: boolean;
}

/** The moves of a game, each with what was known before it. */
export function momentsOf(game: ReviewedGame, budget: Budget, onProgress?: (share: number) => void): Moment[] {
  const reviewed: Reviewed = game;
  const reasoner: Reasoner = { reviewed, budget, hard: [] };
  const empty = (): Gone => new Int32Array(game.geometry.cellCount);
  const [struckEarlier, learned] = [empty(), empty()];
  let ms = 0;
  return game.moves.map((played, at) => {
    const change = changeOf(game.geometry, played);
    const now = game.hasTimes === false ? 0 : Math.max(ms, played.ms);
    const tookMs = now - ms;
    ms = now;
    const written = writtenGrid(reviewed, played.before, struckEarlier);
    const known = withoutGone(written, learned);
    const reason = reasonOfMove(reasoner, known, change);
    for (const { gone } of reason?.links ?? []) addGone(learned, gone, reviewed);
    if (change.kind === 'strike') addGone(struckEarlier, change.struck, reviewed);
    onProgress?.((at + 1) / game.moves.length);
    return {
      played,
      change,
      tookMs,
      isBack:
        at > 0 &&
        played.before !== game.moves[at - 1]!.after &&
        !isSame(played.before.digits, game.moves[at - 1]!.after.digits),
      written,
      known,
      isMisled: played.before.digits.some((digit, cell) => digit !== 0 && digit !== game.solution[cell]),
      reason,
      isCut: reason === undefined && isSpent(budget),
    };
  });
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean => one.every((digit, cell) => digit === other[cell]);

/** Why a move was right; nothing where it was not, or says nothing. */
function reasonOfMove(reasoner: Reasoner, known: Grid, change: Change): FoundReason | undefined {
  const { solution } = reasoner.reviewed;
  const isPlacement = change.kind === 'digit';
  if (!isPlacement && change.kind !== 'strike') return undefined;
  const [candidate] = (isPlacement ? change.placed : change.struck).filter(
    ({ cell, digit }) => (digit === solution[cell]) === isPlacement,
  );
  if (!candidate) return undefined;
  const goal: Goal = { ...candidate, isPlacement };
  return reasonFor(reasoner, known, goal);
}
