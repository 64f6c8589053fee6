import { effect } from '@preact/signals';
import type { Game } from './game.ts';
import { alter, game, isPaused, solved } from './session.ts';
import { keep } from './store.ts';

// A move is on disk this many milliseconds later at most, and at once when the page is left.
const SOON = 300;
const TICK = 1000;

/** Keeps the game on screen whenever it changes, and counts the time that it is played. */
export function startAutosave(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let kept: Game | undefined;
  const now = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    const current = game.peek();
    if (!current || current === kept) return;
    kept = current;
    void keep(current).catch(() => {
      kept = undefined; // without storage the game lives as long as the page
    });
  };
  effect(() => {
    if (game.value) waiting ??= setTimeout(now, SOON);
  });
  addEventListener('pagehide', now);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') now();
  });

  let last = performance.now();
  setInterval(() => {
    const time = performance.now();
    // A machine that slept does not count.
    const passed = Math.min(time - last, 2 * TICK);
    last = time;
    if (game.peek() && !isPaused.peek() && !solved.peek() && document.visibilityState === 'visible')
      alter((current) => ({ ...current, played: current.played + passed }));
  }, TICK);
  effect(() => {
    if (solved.value && game.peek() && game.peek()!.solved === undefined)
      queueMicrotask(() => alter((current) => ({ ...current, solved: Date.now() })));
  });
}
