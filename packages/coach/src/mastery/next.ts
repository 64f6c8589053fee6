import { check, checkOptions, type KeysOf, TEXT } from '@pencilmark/core/result';
import { A_MOMENT, ANSWERS, STATES, SUBJECTS } from '../expected.ts';
import type { DrillAnswer } from './answer.ts';
import { type Mastery, NEEDED, type Subject, statesOf } from './state.ts';

/** Why a technique comes next. */
export type NextReason =
  /** It is mastered and due again: since when, and whether because its last drill was missed. */
  | { readonly kind: 'due'; readonly since: number; readonly isMissed: boolean }
  /** It is begun: so many of its drills are done. */
  | { readonly kind: 'begun'; readonly done: number; readonly needed: number }
  /** It is the next of its family after a technique that is mastered. */
  | { readonly kind: 'after'; readonly technique: string }
  /** It is the easiest new one of its level, of a family of which nothing else comes next. */
  | { readonly kind: 'level'; readonly level: string }
  /** Nothing was learnt yet, and it is the easiest of all. */
  | { readonly kind: 'first' };

/** A technique that comes next, and why. */
export interface Next {
  readonly technique: string;
  readonly reason: NextReason;
}

/** What somebody is known to play. */
export interface NextOptions {
  /** The level of their puzzles; without it that of the hardest technique that is mastered. */
  readonly level?: string;
}

const NEXT_KEYS: KeysOf<NextOptions> = { level: TEXT };

/**
 * What comes next for a learner, the most urgent first, each technique once with its reason: what
 * is due, the longest first; what is begun, the last first; the next of each family in which
 * something is mastered; then, of another family, the easiest of the level that somebody plays,
 * or the easiest of all where that level has nothing new.
 *
 * `techniques` come in the order of difficulty.
 *
 *     nextTechniques([], [], 0)      // []
 */
export function nextTechniques(
  answers: readonly DrillAnswer[],
  techniques: readonly Subject[],
  now: number,
  options: NextOptions = {},
): readonly Next[] {
  check('nextTechniques', 'answers', answers, ANSWERS);
  check('nextTechniques', 'techniques', techniques, SUBJECTS);
  check('nextTechniques', 'now', now, A_MOMENT);
  checkOptions('nextTechniques', options, NEXT_KEYS);
  return nextIn(statesOf(answers, techniques, now), techniques, options);
}

/**
 * The same out of the states of these techniques, where they are known already.
 *
 *     const subject = { id: 'x-wing', family: 'fish', level: 'hard', grades: ['shown', 'game'] };
 *     nextIn(statesOf([], [subject], 0), [subject], { level: 'hard' }).length      // 1
 */
export function nextIn(
  states: ReadonlyMap<string, Mastery>,
  techniques: readonly Subject[],
  options: NextOptions = {},
): readonly Next[] {
  check('nextIn', 'states', states, STATES);
  check('nextIn', 'techniques', techniques, SUBJECTS);
  checkOptions('nextIn', options, NEXT_KEYS);
  const { level } = options;
  const stateFor = ({ id }: Subject): Mastery => states.get(id)!;
  const listed = techniques.map((technique) => ({ technique, state: stateFor(technique) }));
  const due = listed
    .filter(({ state }) => state.isDue)
    .sort((a, b) => a.state.due! - b.state.due!)
    .map(({ technique: { id }, state: { due: since, isMissed } }) =>
      next(id, { kind: 'due', since: since!, isMissed }),
    );
  const begun = listed
    .filter(({ state }) => !state.isMastered && state.last !== undefined)
    .sort((a, b) => b.state.last! - a.state.last!)
    .map(({ technique: { id }, state: { done } }) => next(id, { kind: 'begun', done, needed: NEEDED }));
  const isNew = (technique: Subject): boolean => stateFor(technique).last === undefined;
  const isMastered = (technique: Subject): boolean => stateFor(technique).isMastered;
  const further = afterMastered(techniques, isMastered, isNew);
  const ids = new Set(further.map(({ technique }) => technique));
  const goingOn = new Set(techniques.filter(({ id }) => ids.has(id)).map(({ family }) => family));
  const fresh = techniques.filter((technique) => isNew(technique) && !goingOn.has(technique.family));
  return [...due, ...begun, ...further, ...easiest(fresh, level ?? techniques.findLast(isMastered)?.level)];
}

const next = (technique: string, reason: NextReason): Next => ({ technique, reason });

/** In each family the easiest new technique behind a mastered technique. */
function afterMastered(
  techniques: readonly Subject[],
  isMastered: (technique: Subject) => boolean,
  isNew: (technique: Subject) => boolean,
): readonly Next[] {
  const known = new Map<string, string>();
  const done = new Set<string>();
  return techniques.flatMap((technique) => {
    const { id, family } = technique;
    if (isMastered(technique)) known.set(family, id);
    const before = known.get(family);
    if (before === undefined || done.has(family) || !isNew(technique)) return [];
    done.add(family);
    return [next(id, { kind: 'after', technique: before })];
  });
}

/** The easiest of a level, or the first of all where no level is known. */
function easiest(fresh: readonly Subject[], level: string | undefined): readonly Next[] {
  if (level === undefined) return fresh.slice(0, 1).map(({ id }) => next(id, { kind: 'first' }));
  const own = fresh.find((technique) => technique.level === level) ?? fresh[0];
  return own ? [next(own.id, { kind: 'level', level: own.level })] : [];
}
