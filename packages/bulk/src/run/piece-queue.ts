import { settled } from '../promises.ts';
import type { StopSignal } from '../types.ts';
import type { BegunPiece, Feed } from './feed.ts';
import { unlessAborted } from './stop.ts';

/**
 * How many pieces a queue keeps under way, up to which place, and the signal that ends it early.
 */
export interface QueueLimits {
  readonly most: number;
  readonly to: number;
  readonly stop: StopSignal | undefined;
}

type Coming = Promise<Awaited<ReturnType<Feed['next']>> | 'aborted'>;

/** The pieces of an input that are with the threads, in order. */
export class PieceQueue {
  /** Whether the feed has no more pieces. */
  isAtEnd = false;
  private begun: BegunPiece[] = [];
  private coming: Coming | undefined;
  /** Up to which place the input was given out. */
  private handedOut: number;
  private feed: Feed;
  private readonly limits: QueueLimits;

  constructor(feed: Feed, from: number, limits: QueueLimits) {
    this.feed = feed;
    this.handedOut = from;
    this.limits = limits;
  }

  /** Whether no piece is under way. */
  get isEmpty(): boolean {
    return this.begun.length === 0;
  }

  /** Whether everything was given out, up to the end of the input or of the work. */
  get isDone(): boolean {
    return this.isAtEnd || this.handedOut >= this.limits.to;
  }

  /**
   * The next piece, after enough others are under way or no more come; undefined at the end.
   * `goesOn` says that a record continues, so that a piece after the end of the work is needed too.
   */
  async next(goesOn: boolean): Promise<BegunPiece | undefined> {
    while (await this.takesMore(goesOn));
    return this.begun.shift();
  }

  /** Drops the pieces under way, and continues with another feed from a place. */
  async restart(feed: Feed, from: number, drop: (done: Awaited<BegunPiece['done']>) => Promise<void>): Promise<void> {
    const late = await this.coming;
    if (late && late !== 'aborted' && !late.done) this.begun.push(late.value);
    this.coming = undefined;
    await this.feed.return();
    await Promise.allSettled(this.begun.splice(0).map(({ done }) => done.then(drop)));
    this.feed = feed;
    this.isAtEnd = false;
    this.handedOut = from;
  }

  /** Takes no more pieces, and waits for those under way. */
  async finish(): Promise<void> {
    this.isAtEnd = true;
    await Promise.allSettled(this.begun.splice(0).map(({ done }) => done));
  }

  /** Ends the feed. */
  async close(): Promise<void> {
    await this.feed.return();
  }

  /** Takes one more piece if there is room. Says whether there may be room for another. */
  private async takesMore(goesOn: boolean): Promise<boolean> {
    const { most, to, stop } = this.limits;
    if (this.isAtEnd || this.begun.length >= most || stop?.aborted) return false;
    if (this.handedOut >= to && !(goesOn && this.isEmpty)) return false;
    this.coming ??= unlessAborted(this.feed.next(), stop);
    this.coming.catch(() => {}); // whoever waits for it hears of it
    // A piece that is answered is written at once, whether or not more pieces come.
    const next = await (this.begun[0] ? Promise.race([this.coming, settled(this.begun[0].done)]) : this.coming);
    if (next === 'settled') return false;
    this.coming = undefined;
    if (next === 'aborted') return false;
    if (next.done) this.isAtEnd = true;
    else {
      this.handedOut = next.value.border;
      this.begun.push(next.value);
    }
    return true;
  }
}
