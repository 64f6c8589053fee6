import { rested } from '@pencilmark/race';
import type { ServiceClock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { Account } from './account.ts';
import { nameKey } from './accounts.ts';

/** The rating of a player in one mode, as everybody may see it. */
export interface RatingRecord {
  readonly mode: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

/** How a match changed a rating. */
export interface RatingStep {
  readonly match: string;
  readonly mode: string;
  readonly before: number;
  readonly after: number;
  readonly at: number;
}

/** What everybody may see of a player. */
export interface Profile {
  readonly name: string;
  readonly since: number;
  readonly ratings: RatingRecord[];
  readonly history: RatingStep[];
}

/** What is kept about accounts. */
export interface Records {
  profileOf(name: string): Promise<Profile | undefined>;
  /** All that is kept about an account, except secrets, which are kept as hashes only. */
  exportOf(account: Account): Promise<object>;
}

const MOST_STEPS = 200;

export function openRecords({ db }: Store, clock: ServiceClock): Records {
  /** As they are now: a pause has made them less sure. */
  const ratingsOf = async (account: number): Promise<RatingRecord[]> => {
    const rows = await db.selectFrom('rating').selectAll().where('account', '=', account).orderBy('mode').execute();
    return rows.map(({ mode, games, changed_ms, ...last }) => {
      const { rating, deviation } = rested(last, clock.now() - changed_ms);
      return { mode, rating, deviation, games };
    });
  };
  const historyOf = (account: number, limit: number): Promise<RatingStep[]> =>
    db
      .selectFrom('rating_change')
      .innerJoin('match', 'match.id', 'rating_change.match')
      .select(['match.public_id as match', 'mode', 'before', 'after', 'at_ms as at'])
      .where('account', '=', account)
      .orderBy('at_ms', 'desc')
      .limit(limit)
      .execute();
  const matchesOf = (account: number) =>
    db
      .selectFrom('seat')
      .innerJoin('match', 'match.id', 'seat.match')
      .select(['match.public_id as match', 'seat.seat', 'seat.name', 'rules', 'result', 'match.created_ms as at'])
      .where('account', '=', account)
      .orderBy('match.id')
      .execute();
  const eventsOf = (account: number) =>
    db
      .selectFrom('match_event')
      .innerJoin('seat', (join) =>
        join.onRef('seat.match', '=', 'match_event.match').onRef('seat.seat', '=', 'match_event.seat'),
      )
      .innerJoin('match', 'match.id', 'match_event.match')
      .select(['match.public_id as match', 'seq', 'at_ms as at', 'kind', 'body'])
      .where('seat.account', '=', account)
      .orderBy('match_event.match')
      .orderBy('seq')
      .execute();

  return {
    profileOf: async (name) => {
      const row = await db
        .selectFrom('account')
        .select(['id', 'name', 'created_ms'])
        .where('name_key', '=', nameKey(name))
        .executeTakeFirst();
      if (!row) return undefined;
      const [ratings, history] = await Promise.all([ratingsOf(row.id), historyOf(row.id, MOST_STEPS)]);
      return { name: row.name, since: row.created_ms, ratings, history };
    },
    exportOf: async ({ key, id, name, isGuest }) => {
      const { created_ms } = await db
        .selectFrom('account')
        .select('created_ms')
        .where('id', '=', key)
        .executeTakeFirstOrThrow();
      const tokens = await db
        .selectFrom('api_token')
        .select(['id', 'name', 'scopes', 'created_ms as since', 'expires_ms as expires'])
        .where('account', '=', key)
        .execute();
      return {
        account: { id, name, isGuest, since: created_ms },
        tokens,
        ratings: await ratingsOf(key),
        history: await historyOf(key, Number.MAX_SAFE_INTEGER),
        matches: await matchesOf(key),
        events: await eventsOf(key),
      };
    },
  };
}
