import { REVIEW_METHOD } from '@pencilmark/coach/review';
import { type AskOptions, engine, workshop } from '../engine/engine.ts';
import type { Game } from '../game/game.ts';
import { database, written } from '../game/store.ts';
import { type NamedReview, REVIEW } from './tasks.ts';

/** What a game told, and of which state of the game by which method. */
interface Found {
  readonly method: number;
  readonly nodes: number;
  readonly at: number;
  readonly played: number;
  /** Nothing when the puzzle has not exactly one solution. */
  readonly named?: NamedReview;
}

export interface ReviewWishes extends AskOptions {
  /** Whether nobody waits for it: then hints go before. */
  readonly isInBackground?: boolean;
  /** Whether it is kept on this device. Default: true; a game that came with a link is not. */
  readonly isKept?: boolean;
}

/**
 * What a game tells, as it was kept or found anew; nothing when its puzzle has not exactly one
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
  const found: Found = { method: REVIEW_METHOD, nodes: nodes.length, at, played, ...(named && { named }) };
  // Without storage it is found again the next time.
  if (isKept) await written((db) => db.put('reviews', { id: game.id, at: Date.now(), found })).catch(() => undefined);
  return named;
}

/** What was kept of a game in its present state, by the present method. */
export async function keptFor({ id, nodes, at, played }: Game): Promise<Found | undefined> {
  const kept = await database().then(
    (db) => db.get('reviews', id),
    () => undefined,
  );
  const found = Object(kept?.found) as Partial<Found>;
  const isSame =
    found.method === REVIEW_METHOD && found.nodes === nodes.length && found.at === at && found.played === played;
  return isSame ? (found as Found) : undefined;
}

/** A game of a month with what it tells. */
export interface GameReview extends NamedReview {
  readonly game: Game;
}

/** What some games tell, one after the other; those without a review are left out. */
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
