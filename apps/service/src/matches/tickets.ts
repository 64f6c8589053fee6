import { hashOf, newSecret } from '../accounts/secrets.ts';
import type { ServiceClock } from '../clock.ts';
import type { Store } from '../store/store.ts';

/** What a ticket lets in. */
export interface Admission {
  readonly match: number;
  readonly account: number | null;
  /** Null for a spectator. */
  readonly seat: number | null;
}

/** Tickets that let one connection into a match, once, on any node. */
export interface Tickets {
  issue(admission: Admission): Promise<string>;
  redeem(ticket: string): Promise<Admission | undefined>;
}

const LIFETIME = 30_000; // ms

export function openTickets({ db }: Store, clock: ServiceClock): Tickets {
  return {
    issue: async (admission) => {
      const ticket = newSecret();
      await db
        .insertInto('ticket')
        .values({ ...admission, token_hash: hashOf(ticket), expires_ms: clock.now() + LIFETIME })
        .execute();
      return ticket;
    },
    redeem: async (ticket) => {
      const row = await db
        .deleteFrom('ticket')
        .where('token_hash', '=', hashOf(ticket))
        .returning(['match', 'account', 'seat', 'expires_ms'])
        .executeTakeFirst();
      return row && row.expires_ms > clock.now() ? row : undefined;
    },
  };
}
