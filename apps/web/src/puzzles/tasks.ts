import type { LanguageCode } from '@pencilmark/core/human';
import type { Judgement } from '@pencilmark/core/solve';
import { task } from '../engine/task.ts';
import type { PuzzleMessage } from './message.ts';
import type { Contradiction, Newest, Order, Wish } from './order.ts';

/** Whether a puzzle is proper, and what its solutions are. */
export interface Verdict {
  readonly verdict: Judgement['verdict'];
  readonly solutions: readonly Uint8Array[];
}

/** What the engine's thread can do with puzzles. */
export const PUZZLES = {
  judge: task<PuzzleMessage, Verdict>('puzzles.judge'),
  /** Makes a puzzle; tells how many grids were tried, or versions of one with clues rated. */
  make: task<Order, Newest | undefined, number>('puzzles.make'),
  /** What in the wishes themselves says that no puzzle meets them. */
  contradiction: task<Wish, Contradiction | undefined>('puzzles.contradiction'),
  /** The techniques that can be ordered for a puzzle, the easiest first. */
  techniques: task<{ readonly language: LanguageCode }, { readonly id: string; readonly name: string }[]>(
    'puzzles.techniques',
  ),
};
