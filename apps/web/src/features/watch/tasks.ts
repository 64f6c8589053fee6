import type { Recording } from '@pencilmark/lab';
import { task } from '../../engine/task.ts';
import type { PuzzleMessage } from '../../puzzles/message.ts';
import type { Goal } from './view.ts';

/** A search, recorded. */
export interface Recorded {
  readonly recording: Recording;
  /** How long the search takes when nobody watches, in ms. */
  readonly time: number;
}

/** What is to be recorded. */
export interface Take {
  readonly puzzle: PuzzleMessage;
  /** The name of a solver. */
  readonly solver: string;
  readonly goal: Goal;
}

/** What the engine's thread can do about searches. */
export const WATCH = {
  /**
   * Records a search; reports how many events there were. Nothing when the solver does not do the
   * board.
   */
  record: task<Take, Recorded | undefined, { readonly events: number }>('watch.record'),
};
