import { FIRST_RATING, type MatchResult, type MatchSetup, type Rating, ratingsAfter, rested } from '@pencilmark/race';
import { sql, type Transaction } from 'kysely';
import type { ServiceClock } from '../clock.ts';
import type { Queue } from '../queue.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { RATE_QUEUE } from './milestones.ts';
import { RATED_CHANNEL } from './ratings.ts';

/** Somebody whose rating a match changes; `account` is null when it was deleted meanwhile. */
interface Rated {
  readonly seat: number;
  readonly account: number | null;
  readonly isProgram: boolean;
}

/** People and programs have ratings apart. */
const kindOf = (mode: string, isProgram: boolean): string => (isProgram ? `${mode} of programs` : mode);

async function seatsOf(db: Transaction<Tables>, match: number): Promise<Rated[]> {
  const { rows } = await sql<Rated>`
    select seat.seat, seat.account, (event.body->>'isProgram')::boolean as "isProgram" from seat
    join match_event event on event.match = seat.match and event.seat = seat.seat and event.kind = 'joined'
    where seat.match = ${match} order by seat.seat`.execute(db);
  return rows;
}

/** What somebody brings to a match, after the time without one. */
async function ratingOf(
  db: Transaction<Tables>,
  account: number | null,
  mode: string,
  now: number,
): Promise<Rating & { games: number }> {
  const row = await db
    .selectFrom('rating')
    .select(['rating', 'deviation', 'volatility', 'games', 'changed_ms'])
    .where('account', '=', account)
    .where('mode', '=', mode)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return { ...FIRST_RATING, games: 0 };
  const { changed_ms, games, ...last } = row;
  return { ...rested(last, now - changed_ms), games };
}

/** Rates a match that is over. Done again it changes nothing. */
async function rateMatch({ db }: Store, clock: ServiceClock, match: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const at_ms = clock.now();
    const taken = await transaction
      .updateTable('match')
      .set({ rated_ms: at_ms })
      .where('id', '=', match)
      .where('rated_ms', 'is', null)
      .returning(['setup', 'result'])
      .executeTakeFirst();
    if (!taken) return;
    const { rules } = taken.setup as MatchSetup;
    const seats = await seatsOf(transaction, match);
    const isProgram = seats[0]?.isProgram ?? false;
    // A person against a program is a pleasure, and says nothing about either among its own.
    if (seats.some((seat) => seat.isProgram !== isProgram)) return;
    const mode = kindOf(rules.mode, isProgram);
    const before: (Rating & { games: number })[] = [];
    for (const { account } of seats) before.push(await ratingOf(transaction, account, mode, at_ms));
    const after = ratingsAfter(taken.result as MatchResult, before);
    for (const [index, { account }] of seats.entries()) {
      if (account === null) continue;
      const games = before[index]!.games + 1;
      const next = { ...after[index]!, games, changed_ms: at_ms };
      await transaction
        .insertInto('rating')
        .values({ account, mode, ...next })
        .onConflict((conflict) => conflict.columns(['account', 'mode']).doUpdateSet(next))
        .execute();
      await transaction
        .insertInto('rating_change')
        .values({ match, account, mode, before: before[index]!.rating, after: next.rating, at_ms })
        .execute();
    }
    await sql`select pg_notify(${RATED_CHANNEL}, ${String(match)})`.execute(transaction);
  });
}

/** Lets this node rate matches, one after the other. */
export async function startRating(store: Store, queue: Queue, clock: ServiceClock): Promise<void> {
  await queue.createQueue(RATE_QUEUE);
  await queue.work<{ match: number }>(RATE_QUEUE, { pollingIntervalSeconds: 1 }, async (jobs) => {
    for (const { data } of jobs) await rateMatch(store, clock, data.match);
  });
}
