import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { engine } from '../engine/engine.ts';
import type { Game } from '../game/game.ts';
import { solution } from '../game/session.ts';
import type { SolvedGame } from '../game/solved.ts';
import { solvedGames } from '../game/store.ts';
import type { Course } from './course.ts';
import { END, type Way } from './tasks.ts';

/** What was solved before, without one game; nothing until it is known. */
export function useSolvedGames(without: string): readonly SolvedGame[] | undefined {
  const found = useSignal<readonly SolvedGame[] | undefined>(undefined);
  useEffect(() => {
    found.value = undefined;
    solvedGames().then(
      (games) => {
        found.value = games.filter(({ id }) => id !== without);
      },
      () => {
        found.value = []; // without storage this is the first
      },
    );
  }, [without]);
  return found.value;
}

/** The largest board whose way is looked through: on larger ones it would take too long. */
const MOST_CELLS = 256;

/** What the way through a puzzle needed; nothing until it is known, or where it cannot be. */
export function useWay({ board, givens }: Game, course: Course | undefined): Way | undefined {
  const found = useSignal<Way | undefined>(undefined);
  const isProper = solution.value !== undefined;
  useEffect(() => {
    found.value = undefined;
    if (!course || !isProper || givens.length > MOST_CELLS) return;
    const end = new AbortController();
    const entries = course.entries.map(({ cell, digit }) => ({ cell, digit }));
    engine.ask(END.way, { board, givens, entries }, { signal: end.signal }).then(
      (way) => {
        found.value = way;
      },
      () => {}, // the card does without it
    );
    return () => end.abort();
  }, [course, isProper]);
  return found.value;
}
