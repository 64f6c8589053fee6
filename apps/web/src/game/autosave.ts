import { effect } from '@preact/signals';
import { say } from '../parts/announcement.ts';
import { clockText } from '../parts/clock.ts';
import { t } from '../text/index.ts';
import { type Game, isKeptHere } from './game.ts';
import { merge } from './merge.ts';
import { alter, celebrated, game, isAtTable, isPaused, played, solved } from './session.ts';
import { isOwn, solvedFrom } from './solved.ts';
import { keep, keepSolved, keptGame, onNews } from './store.ts';

// Milliseconds after a move until it is written to disk.
const SOON = 25;
const TICK = 1000;
// The time played is written this often, in milliseconds, while nothing is moved.
const CLOCK = 10_000;
// Milliseconds until the app tries again to keep what could not be kept.
const AGAIN = 3000;
// Milliseconds in which a board answers that it is solved.
const CELEBRATION = 1000;
// A game played for so many milliseconds would be missed.
const LONG = 10 * 60_000;

let isAsked = false;

/** Asks the browser once to keep what is here for good. */
async function stay(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const { askOnce } = await import('../storage/persistence.ts');
  await askOnce();
}

/** Keeps the game on screen whenever it changes, and counts the time that it is played. */
export function startAutosave(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  // What is kept of the game on screen.
  let kept: Game | undefined;
  // The time played as it was kept last.
  let clock = 0;
  let isBusy = false;

  const now = async (): Promise<void> => {
    clearTimeout(waiting);
    waiting = undefined;
    const current = game.peek();
    const isMoved = current !== kept;
    if (!current || !isKeptHere(current) || isBusy || (!isMoved && played.peek() === clock)) return;
    isBusy = true;
    clock = played.peek();
    const sent = { ...current, played: Math.max(current.played, clock) };
    try {
      const there = await keep(sent, { isThereOnly: !isMoved });
      if (game.peek() === current) {
        kept = there === sent ? current : there;
        if (there !== sent) show(there);
      } else if (there !== sent && game.peek()?.id === there.id) show(merge(game.peek()!, there));
    } catch {
      isBusy = false;
      soon(AGAIN);
      return;
    }
    isBusy = false;
    if (game.peek() !== kept) soon();
  };
  const soon = (after = SOON): void => {
    waiting ??= setTimeout(now, after);
  };
  const show = (there: Game): void => {
    game.value = there;
    played.value = Math.max(played.peek(), there.played);
  };
  effect(() => {
    if (game.value && isKeptHere(game.value) && game.value !== kept) soon();
  });
  // A player who leaves the table may put another game on it.
  effect(() => {
    if (!isAtTable.value) void now();
  });
  addEventListener('pagehide', () => void now());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void now();
  });

  // Another tab played on: this one shows it too, and what both played without knowing of each
  // other becomes branches of one game.
  onNews(async ({ id, isDropped }) => {
    if (isDropped || game.peek()?.id !== id) return;
    const there = await keptGame(id).catch(() => undefined);
    const mine = game.peek();
    if (!there || mine?.id !== id || there.touched === mine.touched) return;
    const both = merge(mine, there);
    const isMore = both.nodes.length > there.nodes.length || both.touched > there.touched;
    if (!isMore) kept = both;
    if (isMore && both.nodes.length > mine.nodes.length) say(t('play.otherTab'));
    show(both);
  });

  let last = performance.now();
  setInterval(() => {
    const time = performance.now();
    // The time in which the machine slept does not count.
    const passed = Math.min(time - last, 2 * TICK);
    last = time;
    const current = game.peek();
    const isPlayed = isAtTable.peek() && !isPaused.peek() && document.visibilityState === 'visible';
    if (!current || !isKeptHere(current) || current.solved !== undefined || !isPlayed) return;
    played.value += passed;
    if (played.value - clock > CLOCK) void now();
    if (played.value > LONG) void stay().catch(() => {});
  }, TICK);
  effect(() => {
    if (!solved.value || !isKeptHere(game.peek()!) || game.peek()?.solved !== undefined) return;
    queueMicrotask(() => {
      alter((current) => ({ ...current, solved: Date.now() }));
      const mine = solvedFrom(game.peek()!);
      celebrated.value = mine.id;
      setTimeout(() => {
        if (celebrated.peek() === mine.id) celebrated.value = undefined;
      }, CELEBRATION);
      say(t(isOwn(mine) ? 'play.solved' : 'play.solvedHelped', { time: clockText(mine.ms) }));
      // A puzzle that was known says nothing of how quickly one solves.
      if (!game.peek()!.isKnown) void keepSolved(mine).catch(() => {});
      void stay().catch(() => {});
    });
  });
}
