import type { RatingChange } from '@pencilmark/race';
import type { Store } from '../store/store.ts';
import type { LiveMatch } from './live.ts';

/** What rated matches did to ratings. */
export interface Ratings {
  /** The changes that a match brought; empty until they are known, and for unrated matches. */
  of(match: LiveMatch): Promise<RatingChange[]>;
  /** Hears the numbers of matches whose ratings have become known, on any node. */
  hear(listener: (key: number) => void): Promise<void>;
}

export const RATED_CHANNEL = 'pencilmark_rated';

export function openRatings(store: Store): Ratings {
  return {
    of: async ({ key, setup }) => {
      if (!setup.rules.isRated) return [];
      return store.db
        .selectFrom('rating_change')
        .innerJoin('seat', (join) =>
          join.onRef('seat.match', '=', 'rating_change.match').onRef('seat.account', '=', 'rating_change.account'),
        )
        .innerJoin('rating', (join) =>
          join.onRef('rating.account', '=', 'rating_change.account').onRef('rating.mode', '=', 'rating_change.mode'),
        )
        .select(['seat.seat', 'seat.name', 'before', 'after', 'rating.deviation'])
        .where('rating_change.match', '=', key)
        .orderBy('seat.seat')
        .execute();
    },
    hear: (listener) =>
      store.listen(
        RATED_CHANNEL,
        (payload) => listener(Number(payload)),
        () => {},
      ),
  };
}
