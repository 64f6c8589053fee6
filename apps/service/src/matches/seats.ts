import type { RefusalCode } from '@pencilmark/race';
import type { Account } from '../accounts/account.ts';
import { Problem, type ProblemCode } from '../problems.ts';
import type { Store } from '../store/store.ts';
import type { LiveMatch } from './live.ts';
import type { Referee } from './referee.ts';
import type { Registry } from './registry.ts';

/** The seats of matches. */
export interface Seats {
  /** Gives an account a seat, or the seat that it has already. */
  join(match: LiveMatch, account: Account, name: string, isProgram: boolean): Promise<number>;
  /** The seat of an account; nothing when it has none. */
  of(match: LiveMatch, account: Account): Promise<number | undefined>;
}

/** Somebody who sits down. */
interface Sitter {
  readonly account: Account;
  readonly name: string;
  readonly isProgram: boolean;
}

/** The problems of those who cannot sit down; all others hear that the match is under way. */
const PROBLEM_OF: { readonly [Code in RefusalCode]?: ProblemCode } = { account: 'not-allowed', unwritable: 'bad-body' };

export function newSeats({ db }: Store, registry: Registry, referee: Referee): Seats {
  const seatOf: Seats['of'] = async ({ key }, account) => {
    const row = await db
      .selectFrom('seat')
      .select('seat')
      .where('match', '=', key)
      .where('account', '=', account.key)
      .executeTakeFirst();
    return row?.seat;
  };

  /** Notes that a seat is for an account, unless it is for somebody else. */
  const reserve = async ({ key }: LiveMatch, seat: number, { account, name }: Sitter): Promise<boolean> => {
    const rows = await db
      .insertInto('seat')
      .values({ match: key, seat, account: account.key, name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('seat')
      .execute();
    return rows.length > 0;
  };

  const sit = async (match: LiveMatch, seat: number, { account, name, isProgram }: Sitter): Promise<void> => {
    const named = account.isGuest ? {} : { account: account.name };
    const { refusal } = await referee.act(match, { t: 'join', seat, name, isProgram, ...named });
    // Two clicks at once: the other click took the seat. The seat is noted for this account alone.
    if (!refusal || match.state.progress.seats[seat] !== null) return;
    await db.deleteFrom('seat').where('match', '=', match.key).where('seat', '=', seat).execute();
    throw new Problem(PROBLEM_OF[refusal.code] ?? 'already-begun', refusal.text);
  };

  return {
    of: seatOf,
    join: async (match, account, name, isProgram) => {
      const sitter = { account, name, isProgram };
      await registry.pull(match);
      const mine = await seatOf(match, account);
      if (mine !== undefined) {
        // The node may have died between the two halves of the first time.
        if (match.state.progress.seats[mine] === null) await sit(match, mine, sitter);
        return mine;
      }
      for (const [seat, holder] of match.state.progress.seats.entries()) {
        if (holder !== null || !(await reserve(match, seat, sitter))) continue;
        await sit(match, seat, sitter);
        return seat;
      }
      // Two clicks at once: the other click took the seat.
      const other = await seatOf(match, account);
      if (other !== undefined) return other;
      throw new Problem('already-begun', 'All seats of this match are taken.');
    },
  };
}
