import { TECHNIQUES, type TechniqueId } from '@pencilmark/core/human';
import type { Difficulty } from '@pencilmark/core/rate';
import { timeOfDay } from '../../game/daily.ts';
import { LEVELS } from '../../puzzles/boards.ts';
import { levelOf } from '../../techniques/levels.ts';

/** So many levels above what a player is ready for a technique is worth a look. */
const ABOVE = 1;

/** With fewer to choose among, the same ones would come back too soon. */
const ENOUGH = 7;

/**
 * The technique of a day for a player: the same all day, another tomorrow, and none of those that
 * the way through today's puzzle uses.
 */
export function techniqueOf(day: string, reach: Difficulty, used: readonly string[]): TechniqueId {
  const rankOf = (id: TechniqueId): number => LEVELS.indexOf(levelOf(id));
  const fitting = TECHNIQUES.map(({ id }) => id)
    .filter((id) => !used.includes(id))
    .sort((one, other) => rankOf(one) - rankOf(other));
  const most = LEVELS.indexOf(reach) + ABOVE;
  // The hardest three levels of those within reach are the news.
  const news = fitting.filter((id) => rankOf(id) <= most && rankOf(id) > most - 3);
  const among = news.length >= ENOUGH ? news : fitting.slice(0, ENOUGH);
  const number = Math.floor(timeOfDay(day).getTime() / 86_400_000);
  return among[(number * STRIDE) % among.length]!;
}

/** Days that follow each other show techniques that lie apart. */
const STRIDE = 31;
