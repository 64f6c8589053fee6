import type { ServiceClock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { DAY } from './days.ts';
import type { LiveMatch } from './live.ts';

/** Who may know the solution of a match that is over. */
export interface Disclosure {
  /** Whether a seat may, or a spectator where it is null. */
  isFor(match: LiveMatch, seat: number | null): Promise<boolean>;
}

/**
 * Whether the solution of a day may be told to everybody: its day is over at every place of the
 * earth, the last one being 12 hours behind UTC. The longest attempts have ended long before.
 *
 *     isDisclosed('2026-11-22', Date.parse('2026-11-23T11:59:59Z'))      // false
 *     isDisclosed('2026-11-22', Date.parse('2026-11-23T12:00:00Z'))      // true
 */
export const isDisclosed = (date: string, now: number): boolean => now >= Date.parse(date) + 1.5 * DAY;

export function openDisclosure({ db }: Store, clock: ServiceClock): Disclosure {
  return {
    isFor: async (match, seat) => {
      // Who has filled the board knows the solution. Who has resigned does not.
      const own = match.state.progress.result?.standings.find((one) => one.seat === seat);
      if (typeof own?.ms === 'number') return true;
      const day = await db.selectFrom('attempt').select('date').where('match', '=', match.key).executeTakeFirst();
      return !day || isDisclosed(day.date, clock.now());
    },
  };
}
