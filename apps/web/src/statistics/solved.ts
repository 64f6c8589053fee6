import type { Game } from '../model/game.ts';

/** What is remembered of a solved game. */
export interface SolvedGame {
  readonly id: string;
  /** When, in milliseconds of the epoch. */
  readonly at: number;
  /** Time played, in milliseconds. */
  readonly ms: number;
  readonly board: string;
  readonly difficulty: string;
  readonly hints: number;
  /** How many cells the player did not fill; none where it was not counted yet. */
  readonly filled?: number;
}

/**
 * How many cells were filled for the player: by a hint that wrote its digit, by "solve to here", or
 * because the digits came with the game. What was taken back counts too, since it was seen.
 */
export function filledFor({ nodes }: Pick<Game, 'nodes'>): number {
  const cells = new Set<number>();
  for (const { move } of nodes) if (move?.do === 'step') for (const { cell } of move.placements) cells.add(cell);
  return cells.size;
}

export const solvedFrom = (game: Game): SolvedGame => ({
  id: game.id,
  at: game.solved ?? 0,
  ms: game.played,
  board: game.board,
  difficulty: game.source.difficulty ?? '',
  hints: game.hints,
  filled: filledFor(game),
});

/**
 * Whether the player wrote every digit. Every solved game counts as solved; one with help is said
 * to be so, and counts for no streak.
 */
export const isOwn = ({ filled = 0 }: Pick<SolvedGame, 'filled'>): boolean => filled === 0;

/** Whether the time of a game counts: the player wrote every digit, and took no hint. */
export const isTimed = (game: Pick<SolvedGame, 'filled' | 'hints'>): boolean => isOwn(game) && game.hints === 0;
