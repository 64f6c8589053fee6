import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { engine } from '../../engine/engine.ts';
import type { Game } from '../../model/game.ts';
import type { SolvedGame } from '../../statistics/solved.ts';
import { solvedGames } from '../../storage/games/store.ts';
import { solution } from '../../table/session.ts';
import { useAnswer } from '../../ui/parts/answer.ts';
import type { Course } from './course.ts';
import { END, type Way } from './tasks.ts';

/** What was solved before, without one game; nothing until it is known. */
export function useSolvedGames(without: string): readonly SolvedGame[] | undefined {
  const solved = useSignal<readonly SolvedGame[] | undefined>(undefined);
  const ask = (): Promise<readonly SolvedGame[]> => {
    solved.value = undefined;
    return solvedGames();
  };
  const hear = (games: readonly SolvedGame[]): void => {
    solved.value = games.filter(({ id }) => id !== without);
  };
  useAnswer({ ask, hear, miss: () => hear([]) }, [without]); // without storage this is the first
  return solved.value;
}

interface Looking {
  readonly way: Way | undefined;
  readonly isLookedFor: boolean;
}

/** The largest board whose way is searched: on larger boards that takes too long. */
const MOST_CELLS = 256;

/** What the way through a puzzle needed, as far as it is known, and whether that is looked for. */
export function useWay({ board, givens }: Game, course: Course | undefined): Looking {
  const shown = useSignal<Way | undefined>(undefined);
  // Where there are several solutions, nobody knows which steps led to one.
  const isLookable = course !== undefined && solution.value !== undefined && givens.length <= MOST_CELLS;
  const isLookedFor = useSignal(isLookable);
  useEffect(() => {
    shown.value = undefined;
    isLookedFor.value = isLookable;
    if (!isLookable) return;
    const end = new AbortController();
    const entries = course.entries.map(({ cell, digit }) => ({ cell, digit }));
    engine.ask(END.way, { board, givens, entries }, { signal: end.signal }).then(
      (way) => {
        shown.value = way;
      },
      () => {
        isLookedFor.value = false; // the card does without it
      },
    );
    return () => end.abort();
  }, [course, isLookable]);
  return { way: shown.value, isLookedFor: isLookedFor.value };
}
