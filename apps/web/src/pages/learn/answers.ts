import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { engine } from '../../engine/engine.ts';
import { readyFor } from '../../puzzles/boards.ts';
import { language } from '../../text/index.ts';
import { type Example, LEARN, type Posed, type Wish } from './tasks.ts';

/**
 * The ids of the techniques that somebody may mean, the likeliest first; nothing while no text is
 * typed.
 */
export function useFound(typed: string): readonly string[] | undefined {
  const text = typed.trim();
  const found = useSignal<readonly string[] | undefined>(undefined);
  useEffect(() => {
    let isLast = true;
    const show = (ids?: readonly string[]): void => {
      if (isLast) found.value = ids;
    };
    if (text === '') show();
    else engine.ask(LEARN.find, text).then(show, () => {}); // then what was found before stays
    return () => {
      isLast = false;
    };
  }, [text]);
  return found.value;
}

/** The example of a technique in the language on screen; the one before until it is there. */
export function useExample(id: string): { readonly id: string; readonly example: Example } | undefined {
  const shown = useSignal<{ readonly id: string; readonly example: Example } | undefined>(undefined);
  const code = language.value;
  useEffect(() => {
    let isLast = true;
    engine.ask(LEARN.example, { id, language: code }).then(
      async (example) => {
        await readyFor([example.board]);
        if (isLast) shown.value = { id, example };
      },
      () => {}, // of an unknown technique there is nothing to show
    );
    return () => {
      isLast = false;
    };
  }, [id, code]);
  return shown.value;
}

/** The position that is wished for, with its seed; nothing while it is thought of. */
export function usePosed(wish: Wish | undefined): { readonly seed: number; readonly posed: Posed } | undefined {
  const shown = useSignal<{ readonly wish: string; readonly seed: number; readonly posed: Posed } | undefined>(
    undefined,
  );
  const key = JSON.stringify(wish);
  useEffect(() => {
    if (!wish) return;
    let isLast = true;
    engine.ask(LEARN.pose, { ...wish, language: language.peek() }).then(
      async (posed) => {
        await readyFor([posed.board]);
        if (isLast) shown.value = { wish: key, seed: wish.seed, posed };
      },
      () => {}, // of an unknown technique there is nothing to find
    );
    return () => {
      isLast = false;
    };
  }, [key]);
  return shown.value?.wish === key ? shown.value : undefined;
}

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  const isSo = useSignal(list.matches);
  useEffect(() => {
    const hear = (): void => {
      isSo.value = list.matches;
    };
    list.addEventListener('change', hear);
    return () => list.removeEventListener('change', hear);
  }, [list]);
  return isSo.value;
}
