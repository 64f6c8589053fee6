import { isOfClues, TECHNIQUES, type TechniqueId } from '@pencilmark/core/human';
import type { Difficulty } from '@pencilmark/core/rate';
import { timeOfDay } from '../../model/daily.ts';
import { LEVELS } from '../../puzzles/boards.ts';
import { levelOf } from '../techniques/levels.ts';

/** With fewer to choose among, the same techniques would come back too soon. */
const ENOUGH = 7;

/**
 * The technique of a day for a player: what cost them most time the day before (`costly`, the
 * costliest first), else one of the level that they are ready for. It is the same all day, and none
 * of those that the way through today's puzzle uses.
 */
export function techniqueOf(
  day: string,
  reach: Difficulty,
  used: readonly string[],
  costly: readonly string[] = [],
): TechniqueId {
  const unused = TECHNIQUES.filter(({ id }) => !used.includes(id));
  const [dear] = costly.flatMap((id) => unused.find((technique) => technique.id === id) ?? []);
  if (dear) return dear.id;
  const rankOf = (id: TechniqueId): number => LEVELS.indexOf(levelOf(id));
  const fitting = unused
    .filter(({ family }) => !isOfClues(family))
    .map(({ id }) => id)
    .sort((a, b) => rankOf(a) - rankOf(b));
  const most = LEVELS.indexOf(reach);
  // The hardest three levels of those within reach are the news.
  const news = fitting.filter((id) => rankOf(id) <= most && rankOf(id) > most - 3);
  const among = news.length >= ENOUGH ? news : fitting.slice(0, ENOUGH);
  const number = Math.floor(timeOfDay(day).getTime() / 86_400_000);
  return among[(number * STRIDE) % among.length]!;
}

/** Days that follow each other show techniques that lie apart. */
const STRIDE = 31;
