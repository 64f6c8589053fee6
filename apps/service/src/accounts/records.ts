import { rested } from '@pencilmark/race';
import { sql } from 'kysely';
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
  /**
   * All that is kept about an account, except secrets, which are kept as hashes only: an object of
   * JSON, in texts of a bounded size, each of which is read when it is requested.
   */
  exportOf(account: Account): AsyncIterable<string>;
}

const MOST_STEPS = 200;
const PAGE = 500; // rows

/** Where a page of the export ends: a match, and what orders its rows. */
interface Last {
  readonly key: number;
  readonly part: number;
}

const stepsOf = ({ db }: Store, account: number) =>
  db
    .selectFrom('rating_change')
    .innerJoin('match', 'match.id', 'rating_change.match')
    .select(['match.public_id as match', 'mode', 'before', 'after', 'at_ms as at'])
    .where('account', '=', account);

// The pages of the export. Each begins behind the last row of the page before.

const stepsAfter = (store: Store, account: number, last: Last | undefined) =>
  stepsOf(store, account)
    .select(['rating_change.match as key', 'at_ms as part'])
    .$if(last !== undefined, (page) =>
      page.where(sql<boolean>`(at_ms, rating_change.match) > (${last!.part}, ${last!.key})`),
    )
    .orderBy('at_ms')
    .orderBy('rating_change.match')
    .limit(PAGE)
    .execute();

const matchesAfter = ({ db }: Store, account: number, last: Last | undefined) =>
  db
    .selectFrom('seat')
    .innerJoin('match', 'match.id', 'seat.match')
    .select(['match.public_id as match', 'seat.seat', 'seat.name', 'rules', 'result', 'match.created_ms as at'])
    .select(['seat.match as key', 'seat.seat as part'])
    .where('account', '=', account)
    .where('seat.match', '>', last?.key ?? 0)
    .orderBy('seat.match')
    .limit(PAGE)
    .execute();

const eventsAfter = ({ db }: Store, account: number, last: Last | undefined) =>
  db
    .selectFrom('match_event')
    .innerJoin('seat', (join) =>
      join.onRef('seat.match', '=', 'match_event.match').onRef('seat.seat', '=', 'match_event.seat'),
    )
    .innerJoin('match', 'match.id', 'match_event.match')
    .select(['match.public_id as match', 'seq', 'at_ms as at', 'kind', 'body'])
    .select(['match_event.match as key', 'seq as part'])
    .where('seat.account', '=', account)
    .where('seat.match', '>=', last?.key ?? 0)
    .where(sql<boolean>`(match_event.match, seq) > (${last?.key ?? 0}, ${last?.part ?? 0})`)
    .orderBy('match_event.match')
    .orderBy('seq')
    .limit(PAGE)
    .execute();

export function openRecords(store: Store, clock: ServiceClock): Records {
  const { db } = store;
  /** As they are now: a pause has made them less sure. */
  const ratingsOf = async (account: number): Promise<RatingRecord[]> => {
    const rows = await db.selectFrom('rating').selectAll().where('account', '=', account).orderBy('mode').execute();
    return rows.map(({ mode, games, changed_ms, ...last }) => {
      const { rating, deviation } = rested(last, clock.now() - changed_ms);
      return { mode, rating, deviation, games };
    });
  };
  const historyOf = (account: number): Promise<RatingStep[]> =>
    stepsOf(store, account).orderBy('at_ms', 'desc').limit(MOST_STEPS).execute();

  return {
    profileOf: async (name) => {
      const row = await db
        .selectFrom('account')
        .select(['id', 'name', 'created_ms'])
        .where('name_key', '=', nameKey(name))
        .executeTakeFirst();
      if (!row) return undefined;
      const [ratings, history] = await Promise.all([ratingsOf(row.id), historyOf(row.id)]);
      return { name: row.name, since: row.created_ms, ratings, history };
    },
    exportOf: async function* ({ key, id, name, isGuest }) {
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
      const head = { account: { id, name, isGuest, since: created_ms }, tokens, ratings: await ratingsOf(key) };
      yield JSON.stringify(head).slice(0, -1);
      yield* listOf('history', (last) => stepsAfter(store, key, last));
      yield* listOf('matches', (last) => matchesAfter(store, key, last));
      yield* listOf('events', (last) => eventsAfter(store, key, last));
      yield '}';
    },
  };
}

/** A list of an object of JSON, one text for each page of its rows. */
async function* listOf<Row extends Last>(
  name: string,
  pageAfter: (last: Last | undefined) => Promise<Row[]>,
): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let [last, comma]: [Last | undefined, string] = [undefined, ''];
  for (;;) {
    const rows = await pageAfter(last);
    if (rows.length > 0) yield comma + rows.map(({ key: _, part: __, ...row }) => JSON.stringify(row)).join(',');
    if (rows.length < PAGE) break;
    [last, comma] = [rows.at(-1), ','];
  }
  yield ']';
}
