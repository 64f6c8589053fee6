import { REVIEW_METHOD } from '@pencilmark/coach/review';
import { type AskOptions, engine, workshop } from '../../engine/engine.ts';
import type { Game } from '../../model/game.ts';
import { oneOf, written } from '../../storage/database.ts';
import { type KeptReview, REVIEWS, type StoredReview } from './reading.ts';
import { type NamedReview, REVIEW } from './tasks.ts';

export interface ReviewWishes extends AskOptions {
  /** Whether nobody waits for it: then hints go before. */
  readonly isInBackground?: boolean;
  /** Whether it is kept on this device. Default: true; a game that came with a link is not. */
  readonly isKept?: boolean;
}

/**
 * The review of a game, kept or made anew; nothing when its puzzle has not exactly one
 * solution. A game that is not finished may be reviewed too, and again after its next move.
 */
export async function reviewFor(game: Game, wishes: ReviewWishes = {}): Promise<NamedReview | undefined> {
  const kept = await keptFor(game);
  if (kept) return kept.named;
  const { isInBackground = false, isKept = true, ...options } = wishes;
  const { board, givens, nodes, at, played } = game;
  const named = await (isInBackground ? workshop : engine).ask(
    REVIEW.game,
    { board, givens, nodes, at, played },
    options,
  );
  const outcome: StoredReview = { method: REVIEW_METHOD, nodes: nodes.length, at, played, ...(named && { named }) };
  const review: KeptReview = { id: game.id, at: Date.now(), found: outcome };
  // Without storage it is made again the next time.
  if (isKept) await written((db) => db.put('reviews', review)).catch(() => undefined);
  return named;
}

/** What was kept of a game in its present state, by the present method. */
export async function keptFor({ id, board, nodes, at, played }: Game): Promise<StoredReview | undefined> {
  const outcome = (await oneOf(REVIEWS, id).catch(() => undefined))?.found;
  const isSame =
    outcome?.nodes === nodes.length &&
    outcome.at === at &&
    outcome.played === played &&
    (outcome.named?.review.board ?? board) === board;
  return isSame ? outcome : undefined;
}

/** A game of a month with its review. */
export interface GameReview extends NamedReview {
  readonly game: Game;
}

/** The reviews of some games, one after the other; games without a review are left out. */
export async function reviewsOf(
  games: readonly Game[],
  { progress, ...options }: ReviewWishes = {},
): Promise<GameReview[]> {
  const reviews: GameReview[] = [];
  for (const [index, game] of games.entries()) {
    const tell = (share: number): void => progress?.((index + share) / games.length, undefined);
    const named = await reviewFor(game, { ...options, isInBackground: true, progress: tell });
    if (named) reviews.push({ game, ...named });
    tell(1);
  }
  return reviews;
}
