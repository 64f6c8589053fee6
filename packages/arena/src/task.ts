import type { Puzzle } from '@pencilmark/core/puzzle';
import type { Task } from './protocol/from-arena.ts';

/** A task with what only the arena knows: the puzzles, and how many solutions each has. */
export interface JudgedTask {
  readonly message: Task;
  readonly puzzles: readonly Puzzle[];
  /** For each puzzle the number of its solutions; counting stops at the limit of the task. */
  readonly counts: readonly number[];
}
