import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { dayOf } from '../../model/daily.ts';
import type { Game } from '../../model/game.ts';
import { monthOf } from '../../statistics/month.ts';
import { keptGames } from '../../storage/games/store.ts';
import { keptFor, reviewsOf } from '../review/kept.ts';
import type { NamedReview } from '../review/tasks.ts';

/** What is known of the games of a month. */
export interface Reviewed {
  readonly reviews: readonly NamedReview[];
  /** Solved games that nobody has reviewed. */
  readonly others: readonly Game[];
  /** How far the review of these is, 0…1, while it goes on. */
  readonly share?: number;
}

const NOTHING: Reviewed = { reviews: [], others: [] };

const isOf = (game: Game, month: string): boolean =>
  game.nodes.length > 1 && monthOf(dayOf(new Date(game.solved ?? game.touched))) === month;

async function readReviews(month: string): Promise<Reviewed> {
  const games = (await keptGames()).filter((game) => isOf(game, month));
  const kept = await Promise.all(games.map(keptFor));
  return {
    reviews: kept.flatMap((review) => review?.named ?? []),
    others: games.filter(({ solved }, index) => solved !== undefined && !kept[index]),
  };
}

/** The kept reviews of a month, and what makes those that are missing until the page is left. */
export function useReviewed(month: string) {
  const known = useSignal<Reviewed>(NOTHING);
  const end = useRef(new AbortController());
  const read = (signal: AbortSignal): Promise<void> =>
    readReviews(month).then(
      (now) => {
        if (!signal.aborted) known.value = now;
      },
      () => {}, // without storage there is nothing to show
    );
  useEffect(() => {
    end.current = new AbortController();
    known.value = NOTHING;
    void read(end.current.signal);
    return () => end.current.abort();
  }, [month]);
  const reviewAll = async (): Promise<void> => {
    const { signal } = end.current;
    const progress = (share: number): void => {
      if (!signal.aborted) known.value = { ...known.peek(), share };
    };
    progress(0);
    // Those that were made before it was called off are kept.
    await reviewsOf(known.peek().others, { signal, progress }).catch(() => {});
    if (!signal.aborted) await read(signal);
  };
  return { reviewed: known.value, reviewAll };
}
