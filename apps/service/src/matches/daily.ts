import type { MatchRules } from '@pencilmark/race';
import { sql } from 'kysely';
import type { Account } from '../accounts/account.ts';
import type { ServiceClock } from '../clock.ts';
import { Problem } from '../problems.ts';
import type { Store } from '../store/store.ts';
import { DAILY_BOARD, DAY, type DailyKey, type Days, dayOf } from './days.ts';
import type { Lobby } from './lobby.ts';
import { type Effort, isPlausible } from './plausible.ts';
import { LONGEST_ATTEMPT, type Withheld } from './withheld.ts';

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
  /** Begins the attempt of an account, or returns the attempt that it has begun. */
  attempt(key: DailyKey, account: Account): Promise<string>;
}

const MOST_IN_TABLE = 500;

/** What the race of a day needs of the node. */
export interface DailyParts {
  readonly store: Store;
  readonly clock: ServiceClock;
  readonly days: Days;
  readonly lobby: Lobby;
  readonly withheld: Withheld;
}

/**
 * The finished attempts of a day, the quickest first, with what shows whether they are plausible.
 */
async function finishedOn({ db }: Store, { date, level }: DailyKey) {
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
}

const attemptOf = ({ db }: Store, { date, level }: DailyKey, { key }: Account) =>
  db
    .selectFrom('attempt')
    .innerJoin('match', 'match.id', 'attempt.match')
    .select(['match.public_id', 'time_ms'])
    .where('date', '=', date)
    .where('level', '=', level)
    .where('attempt.account', '=', key)
    .executeTakeFirst();

export function openDaily({ store, clock, days, lobby, withheld }: DailyParts): Daily {
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

  /**
   * Whether an account may see how others did it: who has solved the puzzle, and later everybody.
   */
  const mayReplay = async (key: DailyKey, account: Account | undefined): Promise<boolean> => {
    if (withheld.isOpen(key.date)) return true;
    const own = account && (await attemptOf(store, key, account));
    return own?.time_ms != null;
  };

  return {
    facts: async (key, account) => {
      const { state, day } = await dayFor(key);
      const salt = withheld.isOpen(key.date) ? day.salt : null;
      const isSeen = await mayReplay(key, account);
      const rows = await finishedOn(store, key);
      const shown = (isFine: boolean): DailyRow[] =>
        rows
          .filter((row) => isPlausible(row) === isFine)
          .map(({ name, ms, match }) => ({ name, ms, match: isSeen ? match : null }));
      return { state, commit: day.commit_hash, salt, table: shown(true), apart: shown(false) };
    },
    attempt: async (key, account) => {
      const { state, day } = await dayFor(key);
      if (state !== 'open') throw new Problem('too-late', 'The race of this day is not open.');
      const begun = await attemptOf(store, key, account);
      if (begun) return begun.public_id;
      const seats = { seats: 1, seconds: LONGEST_ATTEMPT, isChecked: true, isRated: false };
      const rules: MatchRules = { mode: 'race', board: DAILY_BOARD, level: key.level, ...seats };
      const match = await lobby.createWith(rules, [day]);
      const { rows } = await sql`
        insert into attempt (date, level, account, match, started_ms)
        select ${key.date}, ${key.level}, ${account.key}, id, ${clock.now()} from match where public_id = ${match}
        on conflict do nothing returning match`.execute(store.db);
      if (rows.length > 0) return match;
      // Two clicks at once: the other click counts.
      await lobby.drop(match);
      return (await attemptOf(store, key, account))!.public_id;
    },
  };
}
