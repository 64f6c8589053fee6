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
  const fitting = TECHNIQUES.filter(({ id }) => !used.includes(id));
  const most = LEVELS.indexOf(reach) + ABOVE;
  const below = fitting.filter(({ id }) => LEVELS.indexOf(levelOf(id)) <= most);
  // The hardest of them are the news.
  const news = below.filter(({ id }) => LEVELS.indexOf(levelOf(id)) >= most - 2);
  const among = [news, below, fitting].find(({ length }) => length >= ENOUGH) ?? fitting;
  const number = Math.floor(timeOfDay(day).getTime() / 86_400_000);
  return among[(number * STRIDE) % among.length]!.id;
}

/** Days that follow each other show techniques that lie apart. */
const STRIDE = 31;
