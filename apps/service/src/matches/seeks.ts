import { FIRST_RATING, type MatchRules } from '@pencilmark/race';
import { sql } from 'kysely';
import type { Account } from '../accounts/account.ts';
import type { ServiceClock } from '../clock.ts';
import { Problem } from '../problems.ts';
import type { Store } from '../store/store.ts';
import { checkRules, type Lobby } from './lobby.ts';

/** People who look for somebody of their strength. */
export interface Seeks {
  /**
   * Says that somebody still looks, and gives the match once there is one. Who does not say so
   * again in 15 seconds has left.
   */
  seek(account: Account, rules: MatchRules): Promise<string | null>;
  cancel(account: Account): Promise<void>;
}

const GONE = 15_000; // ms
/** How far ratings may lie apart, at first, and how much further with each second. */
const NEAR = 100;
const NEAR_PER_SECOND = 10;

/** What is noted of somebody who looks. */
interface Own {
  readonly rules: MatchRules;
  readonly rating: number;
  readonly since_ms: number;
  readonly match: string | null;
}

/** Notes that somebody looks. Who changes the rules begins anew. */
async function note(db: Store['db'], { key }: Account, rules: MatchRules, now: number): Promise<Own> {
  const { rows } = await sql<Omit<Own, 'rules'>>`
    insert into seek (account, rules, rating, since_ms, seen_ms) values (${key}, ${JSON.stringify(rules)}::jsonb,
      coalesce((select rating from rating where account = ${key} and mode = ${rules.mode}), ${FIRST_RATING.rating}),
      ${now}, ${now})
    on conflict (account) do update set seen_ms = excluded.seen_ms, rules = excluded.rules,
      since_ms = case when seek.rules = excluded.rules then seek.since_ms else excluded.since_ms end
    returning rating, since_ms, match`.execute(db);
  return { ...rows[0]!, rules };
}

/** Who looks for the same, and is nearest in strength. */
async function nearest(db: Store['db'], { key }: Account, own: Own, now: number): Promise<number | undefined> {
  const near = NEAR + ((now - own.since_ms) / 1000) * NEAR_PER_SECOND;
  const { rows } = await sql<{ account: number }>`
    select account from seek where account != ${key} and match is null and seen_ms > ${now - GONE}
      and rules = ${JSON.stringify(own.rules)}::jsonb and abs(rating - ${own.rating}) <= ${near}
    order by abs(rating - ${own.rating}), since_ms limit 1`.execute(db);
  return rows[0]?.account;
}

/** Gives both the match, or neither when one of them has joined another meanwhile. */
async function pair(db: Store['db'], first: number, other: number, match: string): Promise<boolean> {
  const { rows } = await sql`
    with free as (
      select account from seek where account in (${first}, ${other}) and match is null order by account for update
    )
    update seek set match = ${match} from free
    where seek.account = free.account and (select count(*) from free) = 2 returning seek.account`.execute(db);
  return rows.length === 2;
}

export function openSeeks({ db }: Store, clock: ServiceClock, lobby: Lobby): Seeks {
  const cancel = async ({ key }: Account): Promise<void> => {
    await db.deleteFrom('seek').where('account', '=', key).execute();
  };

  return {
    cancel,
    seek: async (account, rules) => {
      checkRules(rules);
      if (rules.seats !== 2) throw new Problem('bad-body', 'Only matches of two are paired.', 'rules.seats');
      if (rules.isRated && account.isGuest)
        throw new Problem('not-allowed', 'A rated match needs an account with a name of its own.');
      const now = clock.now();
      const own = await note(db, account, rules, now);
      if (own.match === null) {
        const other = await nearest(db, account, own, now);
        if (other === undefined) return null;
        const match = await lobby.create(rules, false, account);
        if (!(await pair(db, account.key, other, match))) {
          await lobby.drop(match);
          return null;
        }
        await cancel(account);
        return match;
      }
      await cancel(account);
      return own.match;
    },
  };
}
