import { DRILL_GRADES, type DrillGrade } from '@pencilmark/coach/drill';
import { type DrillAnswer, NEEDED } from '@pencilmark/coach/mastery';
import type { DrillRow } from '../tasks.ts';

type Answer = Pick<DrillAnswer, 'drill' | 'outcome' | 'at'>;

/**
 * How many drills of each grade lead to mastery: as many of each as there are, up to five in all;
 * where that does not come out even, more of those that are easier to see.
 */
export function sharesOf(drills: readonly DrillRow[]): ReadonlyMap<DrillGrade, number> {
  const shares = new Map<DrillGrade, number>();
  const left = (grade: DrillGrade): number =>
    drills.filter((drill) => drill.grade === grade).length - (shares.get(grade) ?? 0);
  for (let given = 0; given < Math.min(NEEDED, drills.length); ) {
    const grades = DRILL_GRADES.filter((grade) => left(grade) > 0).slice(0, NEEDED - given);
    for (const grade of grades) shares.set(grade, (shares.get(grade) ?? 0) + 1);
    given += grades.length;
  }
  return shares;
}

/**
 * The drill that comes next on the way to mastery: of the first grade that lacks a drill, the drill
 * with the fewest tries; nothing once all are solved.
 */
export function nextDrill(drills: readonly DrillRow[], answers: readonly Answer[]): DrillRow | undefined {
  const solved = new Set(answers.filter(({ outcome }) => outcome === 'found').map(({ drill }) => drill));
  const shares = sharesOf(drills);
  const isLacking = (grade: DrillGrade): boolean =>
    drills.filter((drill) => drill.grade === grade && solved.has(drill.id)).length < (shares.get(grade) ?? 0);
  const open = drills.filter(({ id }) => !solved.has(id));
  const grade = DRILL_GRADES.find((grade) => isLacking(grade) && open.some((drill) => drill.grade === grade));
  const tries = ({ id }: DrillRow): number => attemptsAt(id, answers);
  return open.filter((drill) => !grade || drill.grade === grade).sort((a, b) => tries(a) - tries(b))[0];
}

/**
 * The drill by which somebody shows that a technique is still known: no drill that says where to
 * look, where there is another; of those, the drill that was answered longest ago.
 */
export function dueDrill(drills: readonly DrillRow[], answers: readonly Answer[]): DrillRow | undefined {
  const hidden = drills.filter(({ grade }) => grade !== 'shown');
  const last = ({ id }: DrillRow): number =>
    Math.max(0, ...answers.filter(({ drill }) => drill === id).map(({ at }) => at));
  return [...(hidden.length > 0 ? hidden : drills)].sort((a, b) => last(a) - last(b))[0];
}

/** How often a drill was answered: each time it looks another way. */
export const attemptsAt = (id: string, answers: readonly Answer[]): number =>
  answers.filter(({ drill }) => drill === id).length;
