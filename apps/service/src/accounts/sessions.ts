import type { ServiceClock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { ACCOUNT_COLUMNS, type Account, accountOf } from './account.ts';
import { hashOf, newSecret } from './secrets.ts';

const DAY = 86_400_000;
const LIFETIME = 90 * DAY;

/** Sessions of browsers: a cookie with a secret stands for an account. */
export interface Sessions {
  /** Begins a session and gives its secret. */
  begin(account: number): Promise<string>;
  /** The account of a session that has not ended. */
  find(secret: string): Promise<Account | undefined>;
  end(secret: string): Promise<void>;
  /** Ends all sessions of an account but one. */
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
    endOthers: async (account, secret) => {
      await db.deleteFrom('session').where('account', '=', account).where('token_hash', '!=', hashOf(secret)).execute();
    },
  };
}
