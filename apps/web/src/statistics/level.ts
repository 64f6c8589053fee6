import type { Difficulty } from '@pencilmark/core/rate';
import { dayOf, timeOfDay } from '../model/daily.ts';
import type { Player } from '../player.ts';
import { isLevel, LEVELS } from '../puzzles/boards.ts';
import { isOwn, type SolvedGame } from './solved.ts';

/** What each weekday offers, Sunday first: as in newspapers a week begins gently and ends hard. */
const WEEK: readonly Difficulty[] = ['hard', 'gentle', 'easy', 'moderate', 'moderate', 'tricky', 'tricky'];

/** The level of a day, the same for everyone. */
export const levelOfDay = (day: string): Difficulty => WEEK[timeOfDay(day).getDay()]!;

/** Where a player begins who has solved nothing here yet, by their own words. */
const BEGINNING: Readonly<Record<Player['knows'], Difficulty>> = {
  unsaid: 'tricky',
  new: 'gentle',
  basics: 'moderate',
  techniques: 'hard',
};

const rankOf = (level: Difficulty): number => LEVELS.indexOf(level);

/**
 * The hardest level that a player is ready for: one above what they have solved alone, or where
 * they began.
 */
export function reachOf(knows: Player['knows'], games: readonly SolvedGame[]): Difficulty {
  const solved = games.flatMap((game) =>
    isOwn(game) && isLevel(game.difficulty) ? [rankOf(game.difficulty) + 1] : [],
  );
  return LEVELS[Math.min(LEVELS.length - 1, Math.max(rankOf(BEGINNING[knows]), ...solved))]!;
}

/**
 * The level that a player is offered on a day: that of the day, or a gentler one as long as it is
 * out of reach. What is solved on the day itself changes nothing before the next.
 */
export function offeredLevel(day: string, knows: Player['knows'], games: readonly SolvedGame[]): Difficulty {
  if (knows === 'unsaid') return levelOfDay(day);
  return LEVELS[Math.min(rankOf(levelOfDay(day)), rankOf(reachOn(day, knows, games)))]!;
}

/** The hardest level that a player is ready for on a day: what is solved then counts tomorrow. */
export const reachOn = (day: string, knows: Player['knows'], games: readonly SolvedGame[]): Difficulty =>
  reachOf(
    knows,
    games.filter(({ at }) => dayOf(new Date(at)) < day),
  );
