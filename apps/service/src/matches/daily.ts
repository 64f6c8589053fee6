import { createHash, createHmac } from 'node:crypto';
import { dailyCommitText, dailyText, levelsOf, type MatchRules } from '@pencilmark/race';
import { sql } from 'kysely';
import type { Account } from '../accounts/account.ts';
import { newSecret } from '../accounts/secrets.ts';
import type { ServiceClock } from '../clock.ts';
import { Problem } from '../problems.ts';
import { LARGEST_SEED, makePuzzles } from '../puzzles/maker.ts';
import type { PuzzleWish } from '../puzzles/wish.ts';
import type { Store } from '../store/store.ts';
import type { Threads } from '../threads/threads.ts';
import type { Lobby } from './lobby.ts';

/** A day and a level. */
export interface DailyKey {
  /** Written as 2026-11-22; days begin at midnight UTC. */
  readonly date: string;
  readonly level: PuzzleWish['level'];
}

/** The same as it stands in the database. */
type DayAndLevel = Readonly<Record<keyof DailyKey, string>>;

/** What anybody may know of the race of a day. */
export interface DailyFacts {
  readonly state: 'announced' | 'open' | 'over';
  /** The hash of the puzzle, published the day before. */
  readonly commit: string;
  /** With this everybody can check the hash; null until the day is over. */
  readonly salt: string | null;
  /** The match is there for those who may see it move by move. */
  readonly table: { name: string; ms: number; match: string | null }[];
}

/** The race of each day: the same puzzle for all, one attempt for each account. */
export interface Daily {
  facts(key: DailyKey, account: Account | undefined): Promise<DailyFacts>;
  /** Begins the attempt of an account, or gives the one that it has begun. */
  attempt(key: DailyKey, account: Account): Promise<string>;
  /** Whether somebody may see this match move by move. */
  mayReplay(match: number, account: Account | undefined): Promise<boolean>;
}

const BOARD = '9x9';
/** The levels that each day has a race of. */
export const DAILY_LEVELS = levelsOf(BOARD);
const LONGEST = 6 * 3600; // seconds
const MOST_IN_TABLE = 500;
const DAY = 86_400_000; // ms

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The secret from which the puzzles of days come. The nodes share it. */
async function secretOf({ db }: Store): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name: 'daily', value: newSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('secret').select('value').where('name', '=', 'daily').executeTakeFirstOrThrow();
  return row.value;
}

/** What the race of a day needs of the node. */
export interface DailyParts {
  readonly store: Store;
  readonly clock: ServiceClock;
  readonly threads: Threads;
  readonly lobby: Lobby;
}

export async function openDaily({ store, clock, threads, lobby }: DailyParts): Promise<Daily> {
  const { db } = store;
  const secret = await secretOf(store);

  const find = ({ date, level }: DailyKey) =>
    db.selectFrom('daily').selectAll().where('date', '=', date).where('level', '=', level).executeTakeFirst();

  /** Every node makes the same puzzle from the secret; the first one keeps it. */
  const make = async ({ date, level }: DailyKey): Promise<void> => {
    const salt = createHmac('sha256', secret).update(dailyText(date, level)).digest('hex');
    const seed = Number.parseInt(salt.slice(0, 11), 16) % LARGEST_SEED;
    const order = { kind: 'daily', isAwaited: true };
    const [[made] = []] = await threads.inTurn(order, (run) =>
      makePuzzles(run, [{ board: BOARD, level, count: 1, seed }]),
    );
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

  const tableOf = ({ date, level }: DailyKey) =>
    db
      .selectFrom('attempt')
      .innerJoin('account', 'account.id', 'attempt.account')
      .innerJoin('match', 'match.id', 'attempt.match')
      .select(['account.name', sql<number>`time_ms`.as('ms'), 'match.public_id as match'])
      .where('date', '=', date)
      .where('level', '=', level)
      .where('time_ms', 'is not', null)
      .orderBy('time_ms')
      .limit(MOST_IN_TABLE)
      .execute();

  const begunBy = ({ date, level }: DailyKey, { key }: Account) =>
    db
      .selectFrom('attempt')
      .innerJoin('match', 'match.id', 'attempt.match')
      .select('match.public_id')
      .where('date', '=', date)
      .where('level', '=', level)
      .where('attempt.account', '=', key)
      .executeTakeFirst();

  /** Whether an account has finished its own attempt. */
  const hasFinished = async ({ date, level }: DayAndLevel, { key }: Account): Promise<boolean> => {
    const own = await db
      .selectFrom('attempt')
      .select('finished_ms')
      .where('date', '=', date)
      .where('level', '=', level)
      .where('account', '=', key)
      .executeTakeFirst();
    return own?.finished_ms != null;
  };

  const maySee = async (key: DayAndLevel, account: Account | undefined): Promise<boolean> =>
    stateOf(key.date) === 'over' || (account !== undefined && (await hasFinished(key, account)));

  return {
    facts: async (key, account) => {
      const { state, day } = await dayFor(key);
      const salt = state === 'over' ? day.salt : null;
      const isSeen = await maySee(key, account);
      const rows = await tableOf(key);
      const table = rows.map(({ name, ms, match }) => ({ name, ms, match: isSeen ? match : null }));
      return { state, commit: day.commit_hash, salt, table };
    },
    attempt: async (key, account) => {
      const { state, day } = await dayFor(key);
      if (state !== 'open') throw new Problem('too-late', 'The race of this day is not open.');
      const begun = await begunBy(key, account);
      if (begun) return begun.public_id;
      const seats = { seats: 1, seconds: LONGEST, isChecked: true, isRated: false };
      const rules: MatchRules = { mode: 'race', board: BOARD, level: key.level, ...seats };
      const match = await lobby.createWith(rules, [day]);
      const { rows } = await sql`
        insert into attempt (date, level, account, match, started_ms)
        select ${key.date}, ${key.level}, ${account.key}, id, ${clock.now()} from match where public_id = ${match}
        on conflict do nothing returning match`.execute(db);
      if (rows.length > 0) return match;
      // Two clicks at once: the other one counts.
      await lobby.drop(match);
      return (await begunBy(key, account))!.public_id;
    },
    mayReplay: async (match, account) => {
      const own = await db
        .selectFrom('attempt')
        .select(['date', 'level'])
        .where('match', '=', match)
        .executeTakeFirst();
      return !own || maySee(own, account);
    },
  };
}
