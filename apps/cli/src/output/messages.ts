import { groupedNumber, type LazyText } from '@pencilmark/bulk';
import { ClosedPipe, writeAll } from './output.ts';
import { harmlessLines } from './terminal.ts';

const MOST_PROBLEMS = 20;
const FIRST_COUNT_MS = 1000;

/**
 * Standard error: notes for people, and problems with their place. After twenty problems the others
 * are only counted. Throws `ClosedPipe` when nobody reads them any more.
 */
export class Messages {
  /** Is called before a message appears, so that a progress bar can make room. */
  beforeWrite: () => void = () => {};
  private problems = 0;
  /** When the first problem was only counted, and when the count is printed next. */
  private countingSince = 0;
  private nextCount = 0;
  private readonly descriptor: number;

  constructor(descriptor: number) {
    this.descriptor = descriptor;
  }

  /** Writes one line for people. */
  note(text: string): void {
    this.beforeWrite();
    try {
      writeAll(this.descriptor, `${harmlessLines(text)}\n`);
    } catch {
      throw new ClosedPipe(); // or the disk is full, and there is nowhere to say it
    }
  }

  /**
   * Reports a problem and its place, such as `puzzles.txt:3:5`. A sentence that takes work to make
   * is made only when it is shown.
   */
  problem(place: string, sentence: LazyText): void {
    if (this.problems++ < MOST_PROBLEMS) this.note(`${place}: ${typeof sentence === 'string' ? sentence : sentence()}`);
    else this.tellCount();
  }

  /** Says how many problems were only counted. */
  finish(): void {
    const more = this.problems - MOST_PROBLEMS;
    if (more > 0) this.note(`… and ${more} more ${more === 1 ? 'message' : 'messages'} like these.`);
  }

  /**
   * Prints the count after one second, two, four and so on. Only a write shows that a pipe is
   * closed.
   */
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
