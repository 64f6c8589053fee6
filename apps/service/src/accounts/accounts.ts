import { randomBytes } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { ServiceClock } from '../clock.ts';
import { Problem } from '../problems.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { ACCOUNT_COLUMNS, type Account, accountOf } from './account.ts';
import { newPasswords } from './passwords.ts';

/** The people and programs of a service. */
export interface Accounts {
  newGuest(name: string): Promise<Account>;
  /** Gives a guest a name of its own and a password; without a guest it makes a new account. */
  register(guest: Account | undefined, name: string, password: string): Promise<Account>;
  /** The player with this name and password; throws a problem when there is none. */
  logIn(name: string, password: string): Promise<Account>;
  /** Whether a password is that of an account. A guest has none, and needs none. */
  isOwner(account: Account, password: string | undefined): Promise<boolean>;
  /** Gives a player another password. */
  changePassword(account: Account, password: string): Promise<void>;
  /** Deletes an account. Its matches stay for those who played with it, without its name. */
  remove(account: Account): Promise<void>;
}

/** Names that differ only in case, in how an accent is written, or in colour are the same. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll('\u{fe0f}', '');

const newId = (): string => randomBytes(12).toString('base64url');

const isTaken = (problem: unknown): boolean => (problem as { code?: string }).code === '23505';

const GONE = 'somebody';

type Kept = Pick<Insertable<Tables['account']>, 'name' | 'name_key' | 'password'>;

const insert = ({ db }: Store, kept: Kept, now: number) =>
  db
    .insertInto('account')
    .values({ ...kept, public_id: newId(), created_ms: now })
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirstOrThrow();

/** Nothing where a guest has a name of its own already. */
const promote = ({ db }: Store, { key }: Account, kept: Kept) =>
  db
    .updateTable('account')
    .set(kept)
    .where('id', '=', key)
    .where('name_key', 'is', null)
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();

export function openAccounts(store: Store, clock: ServiceClock): Accounts {
  const { db } = store;
  const passwords = newPasswords();
  const passwordOf = async ({ key }: Account): Promise<string | null> =>
    (await db.selectFrom('account').select('password').where('id', '=', key).executeTakeFirst())?.password ?? null;

  return {
    newGuest: async (name) => {
      const row = await insert(store, { name, name_key: null, password: null }, clock.now());
      return accountOf(row);
    },

    register: async (guest, name, password) => {
      const kept = { name, name_key: nameKey(name), password: await passwords.hash(password) };
      try {
        const row = guest ? await promote(store, guest, kept) : await insert(store, kept, clock.now());
        if (!row) throw new Problem('not-allowed', 'This account has a name of its own already.');
        return accountOf(row);
      } catch (problem) {
        if (isTaken(problem)) throw new Problem('name-taken', `The name "${name}" is taken.`, 'name');
        throw problem;
      }
    },

    logIn: async (name, password) => {
      const row = await db
        .selectFrom('account')
        .select([...ACCOUNT_COLUMNS, 'password'])
        .where('name_key', '=', nameKey(name))
        .executeTakeFirst();
      const isRight = await passwords.isRight(password, row?.password ?? null);
      if (!row || !isRight) throw new Problem('wrong-password', 'There is no account with this name and password.');
      return accountOf(row);
    },

    isOwner: async (account, password) =>
      account.isGuest || (password !== undefined && passwords.isRight(password, await passwordOf(account))),

    changePassword: async ({ key }, password) => {
      const kept = await passwords.hash(password);
      await db.updateTable('account').set({ password: kept }).where('id', '=', key).execute();
    },

    remove: ({ key }) =>
      db.transaction().execute(async (transaction) => {
        const nobody = JSON.stringify({ name: GONE, account: null });
        await sql`update match_event set body = body || ${nobody}::jsonb from seat
          where seat.match = match_event.match and seat.seat = match_event.seat
          and kind = 'joined' and seat.account = ${key}`.execute(transaction);
        await transaction.updateTable('seat').set({ name: GONE, account: null }).where('account', '=', key).execute();
        await transaction.deleteFrom('account').where('id', '=', key).execute();
      }),
  };
}
