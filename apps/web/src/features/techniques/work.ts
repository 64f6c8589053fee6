/** The work behind `TAUGHT`, done in the engine's thread. */
import type { Subject } from '@pencilmark/coach/mastery';
import { TECHNIQUES } from '@pencilmark/core/human';
import { LEVELS } from '../../puzzles/boards.ts';
import { gradesOfDrills } from './drills.ts';
import { levelOf } from './levels.ts';
import { usualFirst } from './usual.ts';

/** Every technique as somebody learns it: by level, and what only clues need last. */
export async function subjects(): Promise<readonly Subject[]> {
  const grades = await gradesOfDrills();
  const listed = TECHNIQUES.map(({ id, family }) => ({ id, family, level: levelOf(id), grades: grades.get(id) ?? [] }));
  return usualFirst(listed.sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level)));
}
