import type { Sentence } from '@pencilmark/bulk';
import { ClosedPipe, writeAll } from './output.ts';

const MOST_PROBLEMS = 20;

/** Standard error: notes for people, and problems with their place. After the first twenty, problems are only counted. */
export class Messages {
  /** Called before anything appears, so that a progress bar can make room. */
  beforeWrite: () => void = () => {};
  private problems = 0;

  /** One line for people. */
  note(text: string): void {
    this.beforeWrite();
    try {
      writeAll(2, `${text}\n`);
    } catch (problem) {
      if (!(problem instanceof ClosedPipe)) throw problem; // nobody listens: go on with the answers
    }
  }

  /** One thing that went wrong, and where: `puzzles.txt:3:5`. A sentence that takes work is only made if it is shown. */
  problem(place: string, sentence: Sentence): void {
    if (this.problems++ < MOST_PROBLEMS) this.note(`${place}: ${typeof sentence === 'string' ? sentence : sentence()}`);
  }

  /** Says how many problems were counted only. */
  finish(): void {
    const more = this.problems - MOST_PROBLEMS;
    if (more > 0) this.note(`… and ${more} more ${more === 1 ? 'message' : 'messages'} like these.`);
  }
}
