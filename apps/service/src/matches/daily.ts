import { createHash, createHmac } from 'node:crypto';
import { dailyCommitText, dailyText, type MatchRules } from '@pencilmark/race';
import { sql } from 'kysely';
import type { Account } from '../accounts/account.ts';
import type { ServiceClock } from '../clock.ts';
import { Problem } from '../problems.ts';
import { LARGEST_SEED, makePuzzles } from '../puzzles/maker.ts';
import type { PuzzleWish } from '../puzzles/wish.ts';
import { sharedSecret } from '../store/secret.ts';
import type { Store } from '../store/store.ts';
import type { Lobby } from './lobby.ts';
import { type Effort, isPlausible } from './plausible.ts';
import { LONGEST_ATTEMPT, type Withheld } from './withheld.ts';

/** A day and a level. */
export interface DailyKey {
  /** Written as 2026-11-22; days begin at midnight UTC. */
  readonly date: string;
  readonly level: PuzzleWish['level'];
}

/** What anybody may know of the race of a day. */
export interface DailyFacts {
  readonly state: 'announced' | 'open' | 'over';
  /** The hash of the puzzle, published the day before. */
  readonly commit: string;
  /** With this everybody can check the hash; null until the day is over. */
  readonly salt: string | null;
  readonly table: DailyRow[];
  /** Times of which nobody can say that they came about without help. They have no rank. */
  readonly apart: DailyRow[];
}

/** A finished attempt. The match is there for those who may see it move by move. */
export interface DailyRow {
  readonly name: string;
  readonly ms: number;
  readonly match: string | null;
}

/** The race of each day: the same puzzle for all, one attempt for each account. */
export interface Daily {
  facts(key: DailyKey, account: Account | undefined): Promise<DailyFacts>;
  /** Begins the attempt of an account, or gives the one that it has begun. */
  attempt(key: DailyKey, account: Account): Promise<string>;
}

const BOARD = '9x9';
const MOST_IN_TABLE = 500;
const DAY = 86_400_000; // ms

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export async function openDaily(store: Store, clock: ServiceClock, lobby: Lobby, withheld: Withheld): Promise<Daily> {
  const { db } = store;
  // The puzzles of days come from it.
  const secret = await sharedSecret(store, 'daily');

  const find = ({ date, level }: DailyKey) =>
    db.selectFrom('daily').selectAll().where('date', '=', date).where('level', '=', level).executeTakeFirst();

  /** Every node makes the same puzzle from the secret; the first one keeps it. */
  const make = async ({ date, level }: DailyKey): Promise<void> => {
    const salt = createHmac('sha256', secret).update(dailyText(date, level)).digest('hex');
    const seed = Number.parseInt(salt.slice(0, 11), 16) % LARGEST_SEED;
    const [made] = await makePuzzles({ board: BOARD, level }, 1, seed);
    if (!made) throw new Problem('no-puzzle', `No ${level} puzzle was found for ${date}.`);
    const text = dailyCommitText(date, level, BOARD, made.puzzle, salt);
    const commit_hash = createHash('sha256').update(text).digest('hex');
    await db
      .insertInto('daily')
      .values({ ...made, date, level, commit_hash, salt, board: BOARD })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };

  const stateOf = (date: string): DailyFacts['state'] | undefined => {
    const today = dayOf(clock.now());
    if (date === dayOf(clock.now() + DAY)) return 'announced';
    if (date > today) return undefined;
    return date === today ? 'open' : 'over';
  };

  const dayFor = async (key: DailyKey) => {
    const state = stateOf(key.date);
    if (state === undefined) throw new Problem('not-found', 'This day is not announced yet.');
    const known = await find(key);
    if (!known && state !== 'over') await make(key);
    const day = known ?? (await find(key));
    if (!day) throw new Problem('not-found', 'There was no race on this day.');
    return { state, day };
  };

  const rowsOf = async ({ date, level }: DailyKey) => {
    const { rows } = await sql<Effort & { name: string; match: string }>`
      select account.name, this.time_ms as ms, match.public_id as match,
        length(translate(daily.puzzle, '123456789', '')) as cells,
        this.started_ms - account.created_ms as age, coalesce(before.finished, 0)::integer as finished, before.best
      from attempt this
      join account on account.id = this.account
      join match on match.id = this.match
      join daily using (date, level)
      left join lateral (
        select count(*) as finished,
          min(other.time_ms::double precision / length(translate(day.puzzle, '123456789', ''))) as best
        from attempt other join daily day using (date, level)
        where other.account = this.account and other.date < this.date and other.time_ms is not null
      ) before on true
      where this.date = ${date} and this.level = ${level} and this.time_ms is not null
      order by this.time_ms limit ${MOST_IN_TABLE}`.execute(db);
    return rows;
  };

  const ownAttempt = ({ date, level }: DailyKey, { key }: Account) =>
    db
      .selectFrom('attempt')
      .innerJoin('match', 'match.id', 'attempt.match')
      .select(['match.public_id', 'time_ms'])
      .where('date', '=', date)
      .where('level', '=', level)
      .where('attempt.account', '=', key)
      .executeTakeFirst();

  /** Whether an account may see how others did it: who has solved the puzzle, and later everybody. */
  const mayReplay = async (key: DailyKey, account: Account | undefined): Promise<boolean> => {
    if (withheld.isOpen(key.date)) return true;
    const own = account && (await ownAttempt(key, account));
    return own?.time_ms != null;
  };

  return {
    facts: async (key, account) => {
      const { state, day } = await dayFor(key);
      const salt = withheld.isOpen(key.date) ? day.salt : null;
      const isSeen = await mayReplay(key, account);
      const rows = await rowsOf(key);
      const told = (isFine: boolean): DailyRow[] =>
        rows
          .filter((row) => isPlausible(row) === isFine)
          .map(({ name, ms, match }) => ({ name, ms, match: isSeen ? match : null }));
      return { state, commit: day.commit_hash, salt, table: told(true), apart: told(false) };
    },
    attempt: async (key, account) => {
      const { state, day } = await dayFor(key);
      if (state !== 'open') throw new Problem('too-late', 'The race of this day is not open.');
      const begun = await ownAttempt(key, account);
      if (begun) return begun.public_id;
      const seats = { seats: 1, seconds: LONGEST_ATTEMPT, isChecked: true, isRated: false };
      const rules: MatchRules = { mode: 'race', board: BOARD, level: key.level, ...seats };
      const match = await lobby.createWith(rules, [day]);
      const { rows } = await sql`
        insert into attempt (date, level, account, match, started_ms)
        select ${key.date}, ${key.level}, ${account.key}, id, ${clock.now()} from match where public_id = ${match}
        on conflict do nothing returning match`.execute(db);
      if (rows.length > 0) return match;
      // Two clicks at once: the other one counts.
      await lobby.drop(match);
      return (await ownAttempt(key, account))!.public_id;
    },
  };
}
