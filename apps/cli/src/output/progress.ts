import { groupedNumber } from '@pencilmark/bulk';
import type { SingleBar } from 'cli-progress';

const PATIENCE_MS = 1000;
const BETWEEN_LOOKS_MS = 100;

/** How far the work is. */
export interface ProgressState {
  /** The word for what is counted: "puzzles". */
  readonly what: string;
  readonly count: number;
  /** Work done and work in all, in bytes or puzzles. Without a total the time left is not shown. */
  readonly done: number;
  readonly total: number | undefined;
  /** How much of both an earlier run has done. That does not count for the rate. */
  readonly before?: { readonly count: number; readonly done: number };
}

const NOTHING = { count: 0, done: 0 };

/**
 * A bar with rate and time left. It appears only on terminals, when the work takes longer than a
 * second.
 */
export class Progress {
  private readonly isAllowed: boolean;
  private readonly start = performance.now();
  private nextLook = this.start + PATIENCE_MS;
  private bar: SingleBar | undefined;
  private isSaid = false;

  constructor(isAllowed: boolean) {
    this.isAllowed = isAllowed;
  }

  /** Whether it is time to call `show`. Callers check this for every puzzle, so it is quick. */
  isDue(): boolean {
    return this.isAllowed && performance.now() >= this.nextLook;
  }

  async show({ what, count, done, total, before = NOTHING }: ProgressState): Promise<void> {
    const now = performance.now();
    this.nextLook = now + BETWEEN_LOOKS_MS;
    const seconds = (now - this.start) / 1000;
    const here = done - before.done;
    const left = total === undefined || here === 0 ? '' : duration((seconds * (total - done)) / here);
    const payload = { count: groupedNumber(count), rate: rateOf((count - before.count) / seconds), left };
    this.bar ??= await makeBar(what, total, payload);
    this.bar.update(done, payload);
  }

  /** Shows a sentence in place of the bar, when it is time to: for work that cannot be awaited. */
  say(text: () => string): void {
    if (!this.isDue()) return;
    this.nextLook = performance.now() + BETWEEN_LOOKS_MS;
    process.stderr.write(`\r\x1b[K ${text()}`);
    this.isSaid = true;
  }

  /** Removes the bar, so that something else can be written. The next `show` draws it again. */
  makeRoom(): void {
    if (this.bar || this.isSaid) process.stderr.write('\r\x1b[K');
    this.isSaid = false;
  }

  stop(): void {
    if (this.isSaid) this.makeRoom();
    this.bar?.stop();
    this.bar = undefined;
  }
}

async function makeBar(what: string, total: number | undefined, payload: object): Promise<SingleBar> {
  const { default: cliProgress } = await import('cli-progress');
  const known = ` {bar} {percentage}% · {count} ${what} · {rate}/s · {left} left`;
  const bar = new cliProgress.SingleBar({
    format: total === undefined ? ` {count} ${what} · {rate}/s` : known,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    // The bar changes no setting of the terminal, so an interrupt has nothing to restore.
    linewrap: true,
    hideCursor: false,
    gracefulExit: false,
    clearOnComplete: true,
    forceRedraw: true,
  });
  bar.start(total ?? 0, 0, payload);
  return bar;
}

const rateOf = (rate: number): string => (rate < 10 ? rate.toFixed(1) : groupedNumber(Math.round(rate)));

/** Seconds for people: "42 s", "3 min 20 s", "2 h 5 min". */
function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
