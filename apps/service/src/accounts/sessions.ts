import type { ServiceClock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { ACCOUNT_COLUMNS, type Account, accountOf } from './account.ts';
import { hashOf, newSecret } from './secrets.ts';

const DAY = 86_400_000;
const LIFETIME = 90 * DAY;

/** A session as its owner may see it. Nobody can use the id to come in. */
export interface SessionFacts {
  readonly id: string;
  readonly begun: number;
  readonly expires: number;
}

const ID_LENGTH = 16;

/** The id by which the owner of a session names it: the beginning of what is kept of its secret. */
export const sessionId = (secret: string): string => hashOf(secret).slice(0, ID_LENGTH);

/** Sessions of browsers: a cookie with a secret stands for an account. */
export interface Sessions {
  /** Begins a session and gives its secret. */
  begin(account: number): Promise<string>;
  /** The account of a session that has not ended. */
  find(secret: string): Promise<Account | undefined>;
  end(secret: string): Promise<void>;
  /** The sessions of an account that have not ended, the latest first. */
  of(account: number): Promise<SessionFacts[]>;
  /** Ends a session of an account by its id; returns whether there was such a session. */
  endOne(account: number, id: string): Promise<boolean>;
  /** Ends all sessions of an account but the one with this secret. */
  endOthers(account: number, secret: string): Promise<void>;
}

export function openSessions({ db }: Store, clock: ServiceClock): Sessions {
  return {
    begin: async (account) => {
      const secret = newSecret();
      const expires_ms = clock.now() + LIFETIME;
      await db
        .insertInto('session')
        .values({ token_hash: hashOf(secret), account, expires_ms })
        .execute();
      return secret;
    },
    find: async (secret) => {
      const row = await db
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account')
        .select(ACCOUNT_COLUMNS)
        .where('token_hash', '=', hashOf(secret))
        .where('expires_ms', '>', clock.now())
        .executeTakeFirst();
      return row && accountOf(row);
    },
    end: async (secret) => {
      await db.deleteFrom('session').where('token_hash', '=', hashOf(secret)).execute();
    },
    of: async (account) => {
      const rows = await db
        .selectFrom('session')
        .select(['token_hash', 'expires_ms'])
        .where('account', '=', account)
        .where('expires_ms', '>', clock.now())
        .orderBy('expires_ms', 'desc')
        .execute();
      return rows.map(({ token_hash, expires_ms }) => ({
        id: token_hash.slice(0, ID_LENGTH),
        begun: expires_ms - LIFETIME,
        expires: expires_ms,
      }));
    },
    endOne: async (account, id) => {
      const ended = await db
        .deleteFrom('session')
        .where('account', '=', account)
        .where((where) => where(where.fn('starts_with', ['token_hash', where.val(id)]), '=', true))
        .returning('account')
        .execute();
      return ended.length > 0;
    },
    endOthers: async (account, secret) => {
      await db.deleteFrom('session').where('account', '=', account).where('token_hash', '!=', hashOf(secret)).execute();
    },
  };
}
