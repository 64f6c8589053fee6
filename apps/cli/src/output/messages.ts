import { groupedNumber, type LazyText } from '@pencilmark/bulk';
import { ClosedPipe, writeAll } from './output.ts';

const MOST_PROBLEMS = 20;
const FIRST_COUNT_MS = 1000;

/**
 * Standard error: notes for people, and problems with their place. After the first twenty, problems
 * are only counted. Throws `ClosedPipe` once nobody reads them.
 */
export class Messages {
  /** Called before anything appears, so that a progress bar can make room. */
  beforeWrite: () => void = () => {};
  private problems = 0;
  /** When the first problem came that was only counted, and when the count is told next. */
  private countingSince = 0;
  private nextCount = 0;

  /** One line for people. */
  note(text: string): void {
    this.beforeWrite();
    try {
      writeAll(2, `${text}\n`);
    } catch {
      throw new ClosedPipe(); // or the disk is full, and there is nowhere to say it
    }
  }

  /**
   * One thing that went wrong, and where: `puzzles.txt:3:5`.
   * A sentence that takes work is only made if it is shown.
   */
  problem(place: string, sentence: LazyText): void {
    if (this.problems++ < MOST_PROBLEMS) this.note(`${place}: ${typeof sentence === 'string' ? sentence : sentence()}`);
    else this.tellCount();
  }

  /** Says how many problems were counted only. */
  finish(): void {
    const more = this.problems - MOST_PROBLEMS;
    if (more > 0) this.note(`… and ${more} more ${more === 1 ? 'message' : 'messages'} like these.`);
  }

  /** Tells the count after one second, two, four …: only who writes notices a closed pipe. */
  private tellCount(): void {
    const now = performance.now();
    if (this.countingSince === 0) {
      this.countingSince = now;
      this.nextCount = now + FIRST_COUNT_MS;
    }
    if (now < this.nextCount) return;
    this.nextCount += this.nextCount - this.countingSince;
    this.note(`… ${groupedNumber(this.problems - MOST_PROBLEMS)} more so far.`);
  }
}
