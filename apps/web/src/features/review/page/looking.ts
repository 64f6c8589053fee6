import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game } from '../../../model/game.ts';
import { reviewFor } from '../kept.ts';
import type { NamedReview } from '../tasks.ts';

/** How far the review of a game is. */
export type Looking =
  /** It would give digits away: the player has to open it. */
  | { readonly state: 'unasked' }
  | { readonly state: 'looking'; readonly share: number }
  | { readonly state: 'done'; readonly named: NamedReview }
  /** The puzzle has no single solution; or the thread could not be loaded. */
  | { readonly state: 'open' | 'failed' };

interface Wish {
  readonly isAsked: boolean;
  readonly isKept: boolean;
}

/** The review of a game; once it is opened, the search goes on until the page is left. */
export function useReview(game: Game, { isAsked, isKept }: Wish): Looking {
  const state = useSignal<Looking>({ state: 'unasked' });
  useEffect(() => {
    const end = new AbortController();
    const show = (now: Looking): void => {
      if (!end.signal.aborted) state.value = now;
    };
    if (!isAsked) show({ state: 'unasked' });
    else {
      show({ state: 'looking', share: 0 });
      const progress = (share: number): void => show({ state: 'looking', share });
      reviewFor(game, { signal: end.signal, progress, isKept }).then(
        (named) => show(named ? { state: 'done', named } : { state: 'open' }),
        () => show({ state: 'failed' }),
      );
    }
    return () => end.abort();
  }, [game.id, isAsked]);
  return state.value;
}
