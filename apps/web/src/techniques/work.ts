/** The work behind `TAUGHT`, done in the engine's thread. */
import { DRILL_GRADES } from '@pencilmark/coach/drill';
import type { Subject } from '@pencilmark/coach/mastery';
import { type Family, TECHNIQUES } from '@pencilmark/core/human';
import { LEVELS } from '../puzzles/boards.ts';
import { gradesOfDrills } from './grades.ts';
import { levelOf } from './levels.ts';

/** Families that only boards with clues ask for: they come last. */
const OF_CLUES: readonly Family[] = ['ties', 'sums', 'clues'];

/** Every technique as somebody learns it: by level, and in the order in which they are tried. */
export async function subjects(): Promise<readonly Subject[]> {
  const grades = await gradesOfDrills();
  const rankOf = ({ family, level }: { readonly family: Family; readonly level: (typeof LEVELS)[number] }): number =>
    LEVELS.indexOf(level) + (OF_CLUES.includes(family) ? LEVELS.length : 0);
  return TECHNIQUES.map(({ id, family }) => ({
    id,
    family,
    level: levelOf(id),
    grades: grades.get(id) ?? DRILL_GRADES,
  })).sort((one, other) => rankOf(one) - rankOf(other));
}
