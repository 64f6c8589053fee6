import { effect } from '@preact/signals';
import { engine } from '../engine/engine.ts';
import type { PuzzleMessage } from './message.ts';
import { PUZZLES, type Verdict } from './tasks.ts';

/**
 * Asks how many solutions a puzzle has, whenever it changes, and tells the verdict; nothing while
 * it is not known, or while there is no puzzle to ask about. Gives a function that ends it.
 */
export function watchVerdict(
  puzzle: () => PuzzleMessage | undefined,
  tell: (verdict: Verdict | undefined) => void,
): () => void {
  let judging = new AbortController();
  return effect(() => {
    const asked = puzzle();
    judging.abort();
    judging = new AbortController();
    const { signal: end } = judging;
    tell(undefined);
    if (!asked) return;
    engine
      .ask(PUZZLES.judge, asked, { signal: end })
      .catch((): Verdict => ({ verdict: 'unknown', solutions: [] }))
      .then((found) => {
        if (!end.aborted) tell(found);
      });
  });
}
