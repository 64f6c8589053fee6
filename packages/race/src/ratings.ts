import rate from 'glicko2-lite';
import type { MatchResult } from './messages/rules.ts';

/** A rating by Glicko-2: 1500 in the middle, how sure it is, and how steady the results are. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** What somebody starts with. */
export const FIRST_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/**
 * The ratings after a match, in the order of the seats. A match with more than two seats counts as
 * its pairs, in one update: who has the better place beats the other. Seats of one place share a
 * draw. A void match changes nothing. People and programs, and the modes, have ratings apart: the
 * caller passes those that belong together.
 *
 *     const first = { seat: 0, place: 1, ms: 9000, count: 3 };
 *     const standings = [first, { seat: 1, place: 2, ms: 5000, count: 2 }];
 *     const after = ratingsAfter({ ending: 'full', standings }, [FIRST_RATING, FIRST_RATING]);
 *     after.map(({ rating }) => Math.round(rating))      // [1662, 1338]
 */
export function ratingsAfter({ standings }: MatchResult, ratings: readonly Rating[]): Rating[] {
  const placeOf = (seat: number): number => standings.find((one) => one.seat === seat)!.place;
  return ratings.map((own, seat) => {
    if (standings.length < 2) return own;
    const rivals = ratings.flatMap((rival, other): [number, number, number][] =>
      other === seat ? [] : [[rival.rating, rival.deviation, scoreOf(placeOf(seat), placeOf(other))]],
    );
    const { rating, rd, vol } = rate(own.rating, own.deviation, own.volatility, rivals);
    return { rating, deviation: rd, volatility: vol };
  });
}

const scoreOf = (own: number, other: number): number => (own === other ? 0.5 : own < other ? 1 : 0);
