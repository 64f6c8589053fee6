import { type DrillAnswer, type Mastery, type Next, nextIn, type Subject, statesOf } from '@pencilmark/coach/mastery';

/** How far somebody is with all techniques, and what comes next. */
export interface Progress {
  /** By the id of the technique. */
  readonly states: ReadonlyMap<string, Mastery>;
  readonly next: readonly Next[];
  readonly mastered: readonly string[];
  readonly due: readonly string[];
}

/** The progress at a moment, for somebody who plays puzzles of a level. */
export function progressOf(
  subjects: readonly Subject[],
  given: readonly DrillAnswer[],
  now: number,
  level?: string,
): Progress {
  const states = statesOf(given, subjects, now);
  const those = (is: (state: Mastery) => boolean): string[] =>
    subjects.map(({ id }) => id).filter((id) => is(states.get(id)!));
  return {
    states,
    next: nextIn(states, subjects, level ? { level } : {}),
    mastered: those(({ isMastered }) => isMastered),
    due: those(({ isDue }) => isDue),
  };
}
