import { idParts } from '@pencilmark/core/geometry/plain';
import type { Difficulty } from '@pencilmark/core/rate';
import { CLASSIC, isLevel } from '../puzzles/boards.ts';
import { isTimed, type SolvedGame } from './solved.ts';
import { medianOf, timesOf } from './statistics.ts';

/** Minutes that a practised newspaper solver takes for a classic board, level by level. */
export const USUAL_MINUTES: Readonly<Record<Difficulty, number>> = {
  gentle: 4,
  easy: 6,
  moderate: 10,
  tricky: 16,
  hard: 25,
  fiendish: 40,
  extreme: 60,
};

/** With fewer games than these, chance says more than the player. */
const ENOUGH = 3;
const MINUTE = 60_000;

/**
 * The minutes that a puzzle will likely take this player: their own median of such puzzles; with
 * too few of them, what is usual, as much faster or slower as the player is elsewhere.
 */
export function likelyMinutes(level: Difficulty, games: readonly SolvedGame[], board = CLASSIC): number {
  const own = timesOf(games, { board, difficulty: level }).map(({ ms }) => ms);
  const likely = own.length >= ENOUGH ? medianOf(own)! : usualTime(level, board) * paceOf(games);
  const minutes = Math.max(1, likely / MINUTE);
  // Nobody knows better than that how long an hour's work takes.
  return minutes > 30 ? 5 * Math.round(minutes / 5) : Math.round(minutes);
}

/** Larger boards take longer, as they have more cells. */
const usualTime = (level: Difficulty, board: string): number =>
  (USUAL_MINUTES[level] * MINUTE * idParts(board).size ** 2) / idParts(CLASSIC).size ** 2;

/** How long a player takes for what others do in a minute, in minutes. */
function paceOf(games: readonly SolvedGame[]): number {
  const paces = games.flatMap((game) =>
    isTimed(game) && isLevel(game.difficulty) ? [game.ms / usualTime(game.difficulty, game.board)] : [],
  );
  return paces.length >= ENOUGH ? medianOf(paces)! : 1;
}
