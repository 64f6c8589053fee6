import {
  type DrillAnswer,
  type Mastery,
  type Next,
  nextTechniques,
  type Subject,
  statesOf,
} from '@pencilmark/coach/mastery';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { engine } from '../engine/engine.ts';
import { reachOf } from '../game/level.ts';
import { player } from '../game/player.ts';
import { solvedGames } from '../game/store.ts';
import { answers, areRead, readKept } from '../learning/answers.ts';
import { TAUGHT } from './tasks.ts';

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
    next: nextTechniques(given, subjects, now, level ? { level } : {}),
    mastered: those(({ isMastered }) => isMastered),
    due: those(({ isDue }) => isDue),
  };
}

interface Known {
  readonly subjects: readonly Subject[];
  readonly level: string | undefined;
}

/** What is asked for once: the techniques, and the level that somebody plays, where it is known. */
async function known(): Promise<Known> {
  const [subjects, solved] = await Promise.all([
    engine.ask(TAUGHT.subjects, undefined),
    solvedGames().catch(() => []),
    readKept(),
  ]);
  const knows = player.peek()?.knows ?? 'unsaid';
  return { subjects, level: knows === 'unsaid' && solved.length === 0 ? undefined : reachOf(knows, solved) };
}

/** The progress, which follows what is answered in any tab; nothing until it is read. */
export function useProgress(): Progress | undefined {
  const here = useSignal<Known | undefined>(undefined);
  // What is due changes with time; whoever comes back to the page looks anew.
  const moment = useSignal(0);
  useEffect(() => {
    let isOver = false;
    known().then(
      (found) => {
        if (!isOver) here.value = found;
      },
      () => {}, // without the engine there is a map without progress
    );
    const look = (): void => {
      moment.value++;
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return useMemo(() => {
    if (!here.value || !areRead.value) return undefined;
    return progressOf(here.value.subjects, answers.value, Date.now(), here.value.level);
  }, [here.value, areRead.value, answers.value, moment.value]);
}
