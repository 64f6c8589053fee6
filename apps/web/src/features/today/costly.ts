import { dayOf, lastDays, timeOfDay } from '../../model/daily.ts';
import type { SolvedGame } from '../../statistics/solved.ts';
import { keptGame } from '../../storage/games/store.ts';
import { costsIn } from '../review/costs.ts';
import { reviewsOf } from '../review/kept.ts';

/** Reviews of more games would keep the page waiting. */
const MOST_GAMES = 3;

/** The techniques that cost the player most time on the day before, the costliest first. */
export async function costlyBefore(day: string, solved: readonly SolvedGame[]): Promise<string[]> {
  const [, yesterday] = lastDays(2, timeOfDay(day));
  const last = solved.filter(({ at }) => dayOf(new Date(at)) === yesterday).sort((a, b) => b.at - a.at);
  const games = await Promise.all(last.slice(0, MOST_GAMES).map(({ id }) => keptGame(id)));
  const reviews = await reviewsOf(games.flatMap((game) => game ?? []));
  return costsIn(reviews.map(({ review }) => review)).costly.map(({ technique }) => technique);
}
