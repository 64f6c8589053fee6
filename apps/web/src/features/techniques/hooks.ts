import type { Subject } from '@pencilmark/coach/mastery';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { engine } from '../../engine/engine.ts';
import { player } from '../../player.ts';
import { reachOf } from '../../statistics/level.ts';
import { solvedGames } from '../../storage/games/store.ts';
import { answers, areRead, readKept } from './answers.ts';
import { type Progress, progressOf } from './progress.ts';
import { TAUGHT } from './tasks.ts';

interface Known {
  readonly subjects: readonly Subject[];
  readonly level: string | undefined;
}

/** What is loaded once: the techniques, and the level of the player, where it is known. */
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
      (now) => {
        if (!isOver) here.value = now;
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
