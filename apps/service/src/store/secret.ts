import { randomBytes } from 'node:crypto';
import type { Store } from './store.ts';

/** A secret with this name that all nodes share; the first node that needs it makes it. */
export async function sharedSecret({ db }: Store, name: string): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
}
