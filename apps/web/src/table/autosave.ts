import { effect } from '@preact/signals';
import { type Game, isKeptHere } from '../model/game.ts';
import { merge } from '../model/merge.ts';
import { isOwn, solvedFrom } from '../statistics/solved.ts';
import { keep, keepSolved, keptGame, onNews } from '../storage/games/store.ts';
import { t } from '../text/index.ts';
import { say } from '../ui/parts/announcement.ts';
import { clockText } from '../ui/parts/clock.ts';
import { leaveClock } from './clock.ts';
import { alter, celebrate, game, isAtTable, isPaused, played, replace, solved, tick } from './session.ts';

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
  const keeper = new Keeper();
  effect(() => {
    if (game.value && isKeptHere(game.value) && game.value !== keeper.kept) keeper.keepSoon();
  });
  // A player who leaves the table may put another game on it.
  effect(() => {
    if (!isAtTable.value) void keeper.keepNow();
  });
  addEventListener('pagehide', () => {
    const current = game.peek();
    if (current && isKeptHere(current)) leaveClock(current, played.peek());
    void keeper.keepNow();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void keeper.keepNow();
  });
  onNews(async ({ id, isDropped }) => {
    if (!isDropped && game.peek()?.id === id) await keeper.join(id);
  });
  countTime(keeper);
  effect(() => {
    if (solved.value && isKeptHere(game.peek()!) && game.peek()?.solved === undefined) queueMicrotask(end);
  });
}

class Keeper {
  /** What is kept of the game on screen. */
  kept: Game | undefined;
  /** The time played as it was kept last. */
  clock = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private isBusy = false;

  keepSoon(after = SOON): void {
    this.waiting ??= setTimeout(() => void this.keepNow(), after);
  }

  async keepNow(): Promise<void> {
    clearTimeout(this.waiting);
    this.waiting = undefined;
    const current = game.peek();
    const isMoved = current !== this.kept;
    if (!current || !isKeptHere(current) || this.isBusy || (!isMoved && played.peek() === this.clock)) return;
    this.isBusy = true;
    this.clock = played.peek();
    const sent = { ...current, played: Math.max(current.played, this.clock) };
    try {
      const there = await keep(sent, { isThereOnly: !isMoved });
      if (game.peek() === current) {
        this.kept = there === sent ? current : there;
        if (there !== sent) replace(there);
      } else if (there !== sent && game.peek()?.id === there.id) replace(merge(game.peek()!, there));
    } catch {
      this.isBusy = false;
      this.keepSoon(AGAIN);
      return;
    }
    this.isBusy = false;
    if (game.peek() !== this.kept) this.keepSoon();
  }

  /**
   * Another tab played on: this one shows it too, and what both played without knowing of each
   * other becomes branches of one game.
   */
  async join(id: string): Promise<void> {
    const there = await keptGame(id).catch(() => undefined);
    const mine = game.peek();
    if (!there || mine?.id !== id || there.touched === mine.touched) return;
    const both = merge(mine, there);
    const isMore = both.nodes.length > there.nodes.length || both.touched > there.touched;
    if (!isMore) this.kept = both;
    if (isMore && both.nodes.length > mine.nodes.length) say(t('play.otherTab'));
    replace(both);
  }
}

/** Counts the time in which the game on screen is played. */
function countTime(keeper: Keeper): void {
  let last = performance.now();
  setInterval(() => {
    const time = performance.now();
    // The time in which the machine slept does not count.
    const passed = Math.min(time - last, 2 * TICK);
    last = time;
    const current = game.peek();
    const isPlayed = isAtTable.peek() && !isPaused.peek() && document.visibilityState === 'visible';
    if (!current || !isKeptHere(current) || current.solved !== undefined || !isPlayed) return;
    tick(passed);
    if (played.value - keeper.clock > CLOCK) void keeper.keepNow();
    if (played.value > LONG) void stay().catch(() => {});
  }, TICK);
}

/** The game on screen is solved: that is kept, shown and said. */
function end(): void {
  alter((current) => ({ ...current, solved: Date.now() }));
  const mine = solvedFrom(game.peek()!);
  celebrate(CELEBRATION);
  say(t(isOwn(mine) ? 'play.solved' : 'play.solvedHelped', { time: clockText(mine.ms) }));
  // A puzzle that was known says nothing of how quickly one solves.
  if (!game.peek()!.isKnown) void keepSolved(mine).catch(() => {});
  void stay().catch(() => {});
}
