import type { MatchRules } from '@pencilmark/race';
import { sql } from 'kysely';
import type { Account } from '../accounts/account.ts';
import type { ServiceClock } from '../clock.ts';
import { Problem } from '../problems.ts';
import type { Store } from '../store/store.ts';
import { DAILY_BOARD, DAY, type DailyKey, type Days, dayOf } from './days.ts';
import { isDisclosed } from './disclosure.ts';
import type { Lobby } from './lobby.ts';

/** The same as it stands in the database. */
type DayAndLevel = Readonly<Record<keyof DailyKey, string>>;

/** A result of the race of a day. */
export interface DailyResult {
  readonly name: string;
  readonly ms: number;
  readonly match: string | null;
}

/** What anybody may know of the race of a day. */
export interface DailyFacts {
  readonly state: 'announced' | 'open' | 'over';
  /** The hash of the puzzle, published the day before. */
  readonly commit: string;
  /** With this everybody can check the hash; null until the day is over everywhere. */
  readonly salt: string | null;
  /** The match is there for those who may see it move by move. */
  readonly table: DailyResult[];
  /** Times that are faster than people are; they have no rank. */
  readonly apart: DailyResult[];
}

/** The race of each day: the same puzzle for all, one attempt for each account. */
export interface Daily {
  facts(key: DailyKey, account: Account | undefined): Promise<DailyFacts>;
  /** Begins the attempt of an account, or gives the one that it has begun. */
  attempt(key: DailyKey, account: Account): Promise<string>;
  /** Whether somebody may see this match move by move. */
  mayReplay(match: number, account: Account | undefined): Promise<boolean>;
}

const LONGEST = 6 * 3600; // seconds
const MOST_IN_TABLE = 500;

/** What the race of a day needs of the node. */
export interface DailyParts {
  readonly store: Store;
  readonly clock: ServiceClock;
  readonly days: Days;
  readonly lobby: Lobby;
}

export function openDaily({ store, clock, days, lobby }: DailyParts): Daily {
  const { db } = store;
  const stateOf = (date: string): DailyFacts['state'] | undefined => {
    const today = dayOf(clock.now());
    if (date === dayOf(clock.now() + DAY)) return 'announced';
    if (date > today) return undefined;
    return date === today ? 'open' : 'over';
  };

  const dayFor = async (key: DailyKey) => {
    const state = stateOf(key.date);
    if (state === undefined) throw new Problem('not-found', 'This day is not announced yet.');
    const known = await days.find(key);
    if (!known && state !== 'over') await days.make(key);
    const day = known ?? (await days.find(key));
    if (!day) throw new Problem('not-found', 'There was no race on this day.');
    return { state, day };
  };

  const tableOf = ({ date, level }: DailyKey, isApart: boolean) =>
    db
      .selectFrom('attempt')
      .innerJoin('account', 'account.id', 'attempt.account')
      .innerJoin('match', 'match.id', 'attempt.match')
      .select(['account.name', sql<number>`time_ms`.as('ms'), 'match.public_id as match'])
      .where('date', '=', date)
      .where('level', '=', level)
      .where('time_ms', 'is not', null)
      .where('is_apart', '=', isApart)
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

  /** Whether an account has filled the board in its own attempt. Who gave up has no time. */
  const hasFinished = async ({ date, level }: DayAndLevel, { key }: Account): Promise<boolean> => {
    const own = await db
      .selectFrom('attempt')
      .select('time_ms')
      .where('date', '=', date)
      .where('level', '=', level)
      .where('account', '=', key)
      .executeTakeFirst();
    return own?.time_ms != null;
  };

  const maySee = async (key: DayAndLevel, account: Account | undefined): Promise<boolean> =>
    isDisclosed(key.date, clock.now()) || (account !== undefined && (await hasFinished(key, account)));

  return {
    facts: async (key, account) => {
      const { state, day } = await dayFor(key);
      const salt = isDisclosed(key.date, clock.now()) ? day.salt : null;
      const isSeen = await maySee(key, account);
      const [table, apart] = await Promise.all(
        [false, true].map(async (isApart) =>
          (await tableOf(key, isApart)).map((row) => ({ ...row, match: isSeen ? row.match : null })),
        ),
      );
      return { state, commit: day.commit_hash, salt, table: table!, apart: apart! };
    },
    attempt: async (key, account) => {
      const { state, day } = await dayFor(key);
      if (state !== 'open') throw new Problem('too-late', 'The race of this day is not open.');
      const begun = await begunBy(key, account);
      if (begun) return begun.public_id;
      const seats = { seats: 1, seconds: LONGEST, isChecked: true, isRated: false };
      const rules: MatchRules = { mode: 'race', board: DAILY_BOARD, level: key.level, ...seats };
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
