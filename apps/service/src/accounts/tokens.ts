import type { ServiceClock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { ACCOUNT_COLUMNS, type Account, accountOf } from './account.ts';
import { hashOf, newSecret } from './secrets.ts';

const LIFETIME = 365 * 86_400_000; // ms

/** What a token of a program may be good for. */
export const SCOPES = ['play', 'arena', 'jobs', 'account'] as const;
export type Scope = (typeof SCOPES)[number];

/** A program that acts for an account. */
export interface TokenHolder {
  readonly account: Account;
  readonly scopes: readonly Scope[];
}

/** A token as its owner may see it, without its secret. */
export interface TokenFacts {
  readonly id: number;
  readonly name: string;
  readonly scopes: Scope[];
  readonly begun: number;
  readonly expires: number;
}

/** Tokens with which programs act for an account. */
export interface Tokens {
  /** Makes a token. Only this answer holds its secret. */
  make(
    account: number,
    name: string,
    scopes: readonly Scope[],
  ): Promise<{ id: number; token: string; expires: number }>;
  /** The tokens of an account that have not expired, the oldest first. */
  of(account: number): Promise<TokenFacts[]>;
  find(token: string): Promise<TokenHolder | undefined>;
  /** Ends a token of an account; returns whether there was such a token. */
  revoke(account: number, id: number): Promise<boolean>;
}

export function openTokens({ db }: Store, clock: ServiceClock): Tokens {
  return {
    make: async (account, name, scopes) => {
      const token = newSecret();
      const now = clock.now();
      const expires = now + LIFETIME;
      const { id } = await db
        .insertInto('api_token')
        .values({
          account,
          name,
          token_hash: hashOf(token),
          scopes: JSON.stringify(scopes),
          created_ms: now,
          expires_ms: expires,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, token, expires };
    },
    of: async (account) => {
      const rows = await db
        .selectFrom('api_token')
        .select(['id', 'name', 'scopes', 'created_ms as begun', 'expires_ms as expires'])
        .where('account', '=', account)
        .where('expires_ms', '>', clock.now())
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ ...row, scopes: row.scopes as Scope[] }));
    },
    find: async (token) => {
      const row = await db
        .selectFrom('api_token')
        .innerJoin('account', 'account.id', 'api_token.account')
        .select([...ACCOUNT_COLUMNS, 'scopes'])
        .where('token_hash', '=', hashOf(token))
        .where('expires_ms', '>', clock.now())
        .executeTakeFirst();
      return row && { account: accountOf(row), scopes: row.scopes as Scope[] };
    },
    revoke: async (account, id) => {
      const revoked = await db
        .deleteFrom('api_token')
        .where('id', '=', id)
        .where('account', '=', account)
        .returning('id')
        .execute();
      return revoked.length > 0;
    },
  };
}
