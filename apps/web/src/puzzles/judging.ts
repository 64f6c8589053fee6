import { effect } from '@preact/signals';
import { engine } from '../engine/engine.ts';
import type { PuzzleMessage } from './message.ts';
import { PUZZLES, type Verdict } from './tasks.ts';

/**
 * Counts the solutions of a puzzle, whenever it changes, and reports the verdict; nothing while
 * it is not known, or while there is no puzzle. Returns a function that ends it.
 */
export function watchVerdict(
  puzzle: () => PuzzleMessage | undefined,
  tell: (verdict: Verdict | undefined) => void,
): () => void {
  let judging = new AbortController();
  return effect(() => {
    const message = puzzle();
    judging.abort();
    judging = new AbortController();
    const { signal: end } = judging;
    tell(undefined);
    if (!message) return;
    engine
      .ask(PUZZLES.judge, message, { signal: end })
      .catch((): Verdict => ({ verdict: 'unknown', solutions: [] }))
      .then((verdict) => {
        if (!end.aborted) tell(verdict);
      });
  });
}
