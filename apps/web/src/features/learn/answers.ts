import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { engine } from '../../engine/engine.ts';
import { readyFor } from '../../puzzles/boards.ts';
import { language } from '../../text/index.ts';
import { useAnswer } from '../../ui/parts/answer.ts';
import { setterOf } from '../../ui/parts/signals.ts';
import { type Example, LEARN, type Posed, type Wish } from './tasks.ts';

/**
 * The ids of the techniques that somebody may mean, the likeliest first; nothing while no text is
 * typed.
 */
export function useMatches(typed: string): readonly string[] | undefined {
  const text = typed.trim();
  const matches = useSignal<readonly string[] | undefined>(undefined);
  const ask = async (): Promise<readonly string[] | undefined> =>
    text === '' ? undefined : engine.ask(LEARN.find, text);
  // Where there is no answer, what was shown before stays.
  useAnswer({ ask, hear: setterOf(matches), miss: () => {} }, [text]);
  return matches.value;
}

/** The example of a technique in the language on screen; the last example until it is there. */
export function useExample(id: string): { readonly id: string; readonly example: Example } | undefined {
  const shown = useSignal<{ readonly id: string; readonly example: Example } | undefined>(undefined);
  const code = language.value;
  const ask = async (): Promise<{ readonly id: string; readonly example: Example }> => {
    const example = await engine.ask(LEARN.example, { id, language: code });
    await readyFor([example.board]);
    return { id, example };
  };
  // Of an unknown technique there is nothing to show.
  useAnswer({ ask, hear: setterOf(shown), miss: () => {} }, [id, code]);
  return shown.value;
}

/** The position that is wished for, with its seed; nothing while it is thought of. */
export function usePosed(wish: Wish | undefined): { readonly seed: number; readonly posed: Posed } | undefined {
  const shown = useSignal<{ readonly wish: string; readonly seed: number; readonly posed: Posed } | undefined>(
    undefined,
  );
  const key = JSON.stringify(wish);
  const ask = async ({ seed, ...rest }: Wish): Promise<typeof shown.value> => {
    const posed = await engine.ask(LEARN.pose, { ...rest, seed, language: language.peek() });
    await readyFor([posed.board]);
    return { wish: key, seed, posed };
  };
  // Of an unknown technique there is nothing to find.
  useAnswer({ ask: () => wish && ask(wish), hear: setterOf(shown), miss: () => {} }, [key]);
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
