import { check, NUMBER } from '@pencilmark/core/result';
import { A_RATING, A_RESULT, RATINGS } from './expected.ts';
import { POINTS, type Rating, rated } from './glicko2.ts';
import type { MatchResult } from './messages/rules.ts';

export type { Rating } from './glicko2.ts';

/** What somebody starts with. */
export const FIRST_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** A rating period: who plays none of its days becomes as much less sure as Glickman says. */
const PERIOD = 5 * 24 * 3600 * 1000; // ms

/**
 * A rating after a pause of some milliseconds. How strong somebody is who has not played lately is
 * known less well: each whole period of five days adds the square of the volatility to that of the
 * deviation (step 6 of Glickman's description of Glicko-2), up to what a newcomer has.
 *
 *     const year = 365 * 24 * 3600 * 1000;
 *     const before = { rating: 1700, deviation: 60, volatility: 0.06 };
 *     Math.round(rested(before, year).deviation)      // 107
 */
export function rested(before: Rating, ms: number): Rating {
  check('rested', 'before', before, A_RATING);
  check('rested', 'ms', ms, NUMBER);
  const periods = Math.max(0, Math.floor(ms / PERIOD));
  if (periods === 0) return before;
  const deviation = Math.hypot(before.deviation, POINTS * before.volatility * Math.sqrt(periods));
  return { ...before, deviation: Math.min(deviation, FIRST_RATING.deviation) };
}

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
export function ratingsAfter(result: MatchResult, ratings: readonly Rating[]): Rating[] {
  check('ratingsAfter', 'result', result, A_RESULT);
  check('ratingsAfter', 'ratings', ratings, RATINGS);
  const { standings } = result;
  const placeOf = (seat: number): number => standings.find((standing) => standing.seat === seat)!.place;
  return ratings.map((own, seat) => {
    if (standings.length < 2) return own;
    const games = ratings.flatMap((rival, other) =>
      other === seat ? [] : [{ rival, score: scoreOf(placeOf(seat), placeOf(other)) }],
    );
    return rated(own, games);
  });
}

const scoreOf = (own: number, other: number): number => (own === other ? 0.5 : own < other ? 1 : 0);
