import { FIRST_RATING, type MatchResult, type MatchSetup, type Rating, ratingsAfter, rested } from '@pencilmark/race';
import { sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { ServiceClock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { RATED_CHANNEL } from './ratings.ts';

/** Rates the matches that are over and not rated yet, one after the other. */
export interface Rater {
  /**
   * Says that there may be some; done when all are rated that can be. The table of matches knows
   * which wait, so a word that gets lost loses nothing.
   */
  wake(): Promise<void>;
  /** Rates no more. Done when the match at hand is rated. */
  stop(): Promise<void>;
}

/** Somebody whose rating a match changes; `account` is null when it was deleted meanwhile. */
interface Rated {
  readonly seat: number;
  readonly account: number | null;
  readonly isProgram: boolean;
}

/** What somebody brings to a match, after the time without one. */
type Before = Rating & { readonly games: number };

const MOST = 100; // read at once

/** People and programs have ratings apart. */
const kindOf = (mode: string, isProgram: boolean): string => (isProgram ? `${mode} of programs` : mode);

async function seatsOf(db: Transaction<Tables>, match: number): Promise<Rated[]> {
  const { rows } = await sql<Rated>`
    select seat.seat, seat.account, (event.body->>'isProgram')::boolean as "isProgram" from seat
    join match_event event on event.match = seat.match and event.seat = seat.seat and event.kind = 'joined'
    where seat.match = ${match} order by seat.seat`.execute(db);
  return rows;
}

/**
 * Locks the ratings of some accounts, the first ones too, and gives what their owners bring to a
 * match now. Everybody locks in the order of the accounts, so no two matches wait for each other.
 */
async function lockRatings(db: Transaction<Tables>, accounts: readonly number[], mode: string, clock: ServiceClock) {
  const first = { ...FIRST_RATING, mode, games: 0, changed_ms: clock.now() };
  await db
    .insertInto('rating')
    .values(accounts.map((account) => ({ account, ...first })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await db
    .selectFrom('rating')
    .select(['account', 'rating', 'deviation', 'volatility', 'games', 'changed_ms'])
    .where('account', 'in', accounts)
    .where('mode', '=', mode)
    .orderBy('account')
    .forUpdate()
    .execute();
  // After the locks, and after what others have changed: the times follow the order of the changes.
  const at_ms = Math.max(clock.now(), ...rows.map(({ changed_ms, games }) => (games > 0 ? changed_ms + 1 : 0)));
  const before = new Map<number | null, Before>();
  for (const { account, changed_ms, games, ...last } of rows)
    before.set(account, { ...rested(last, at_ms - changed_ms), games });
  return { at_ms, before };
}

/** Changes the ratings of those who played a match, and gives when. */
async function changeRatings(
  db: Transaction<Tables>,
  clock: ServiceClock,
  match: number,
  { setup, result }: { readonly setup: MatchSetup; readonly result: MatchResult },
): Promise<number> {
  const seats = await seatsOf(db, match);
  const accounts = seats.flatMap(({ account }) => account ?? []).sort((first, second) => first - second);
  const isProgram = seats[0]?.isProgram ?? false;
  // A person against a program is a pleasure, and says nothing about either among its own.
  if (accounts.length === 0 || seats.some((seat) => seat.isProgram !== isProgram)) return clock.now();
  const mode = kindOf(setup.rules.mode, isProgram);
  const { at_ms, before: known } = await lockRatings(db, accounts, mode, clock);
  const before = seats.map(({ account }) => known.get(account) ?? { ...FIRST_RATING, games: 0 });
  const after = ratingsAfter(result, before);
  for (const [index, { account }] of seats.entries()) {
    if (account === null) continue;
    const games = before[index]!.games + 1;
    await db
      .updateTable('rating')
      .set({ ...after[index]!, games, changed_ms: at_ms })
      .where('account', '=', account)
      .where('mode', '=', mode)
      .execute();
    await db
      .insertInto('rating_change')
      .values({ match, account, mode, before: before[index]!.rating, after: after[index]!.rating, at_ms })
      .execute();
  }
  return at_ms;
}

/**
 * Rates a match that is over. Done again, or at the same time on another node, it changes nothing.
 */
async function rateMatch({ db }: Store, clock: ServiceClock, match: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .selectFrom('match')
      .select(['setup', 'result'])
      .where('id', '=', match)
      .where('rated_ms', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!taken) return;
    const rated_ms = await changeRatings(transaction, clock, match, taken as never);
    await transaction.updateTable('match').set({ rated_ms }).where('id', '=', match).execute();
    await sql`select pg_notify(${RATED_CHANNEL}, ${String(match)})`.execute(transaction);
  });
}

/** Matches that wait for being rated, in the order in which they were made. */
async function waitingAfter({ db }: Store, last: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from match where state = 'done' and rated_ms is null and rules->>'isRated' = 'true' and id > ${last}
    order by id limit ${MOST}`.execute(db);
  return rows.map(({ id }) => id);
}

export function newRater(store: Store, clock: ServiceClock, log: Logger): Rater {
  let isWoken = false;
  let isStopped = false;
  let running: Promise<void> | undefined;

  const rateAll = async (): Promise<void> => {
    let waiting: number[];
    for (let last = 0; !isStopped; last = waiting.at(-1)!) {
      waiting = await waitingAfter(store, last);
      for (const match of waiting) {
        if (isStopped) return;
        // It waits on, and keeps the others from nothing.
        await rateMatch(store, clock, match).catch((problem: Error) =>
          log.warn({ err: problem, match }, 'a match could not be rated'),
        );
      }
      if (waiting.length < MOST) return;
    }
  };

  const run = async (): Promise<void> => {
    while (isWoken && !isStopped) {
      isWoken = false;
      await rateAll().catch((problem: Error) => log.warn({ err: problem }, 'matches wait for their ratings'));
    }
    running = undefined;
  };

  return {
    wake: () => {
      isWoken = true;
      running ??= run();
      return running;
    },
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
