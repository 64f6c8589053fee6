import { sql } from 'kysely';
import type { ServiceClock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { DAY } from './days.ts';

/** What a player who gave up a race of a day does not see yet, though the race is over. */
export interface Withheld {
  /** Whether the puzzle of a day may be known to all: nobody can be at it any more. */
  isOpen(date: string): boolean;
  /** Whether somebody may see a match with its solution, once it is over. */
  maySee(match: number, account: number | null): Promise<boolean>;
}

/** How long an attempt at the race of a day may take, in seconds. */
export const LONGEST_ATTEMPT = 6 * 3600;

/** How long after midnight UTC a day ends where it ends last. */
const LAST_MIDNIGHT = 12 * 3_600_000; // ms

export function newWithheld({ db }: Store, clock: ServiceClock): Withheld {
  const isOpen = (date: string): boolean =>
    // Whoever began in the last moment has ended long before.
    clock.now() >= Date.parse(`${date}T00:00:00Z`) + DAY + LAST_MIDNIGHT;

  return {
    isOpen,
    maySee: async (match, account) => {
      const { rows } = await sql<{ date: string; has_solved: boolean }>`
        select this.date, own.time_ms is not null as has_solved from attempt this
        left join attempt own on own.date = this.date and own.level = this.level and own.account = ${account}
        where this.match = ${match}`.execute(db);
      const [attempt] = rows;
      // Who gave up does not know the solution, and has perhaps a second account.
      return !attempt || isOpen(attempt.date) || attempt.has_solved;
    },
  };
}
