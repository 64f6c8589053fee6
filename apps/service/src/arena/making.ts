import type { RoundPlan, Task } from '@pencilmark/arena';
import type { Threads } from '../threads/threads.ts';
import { MAKING_SECONDS } from './arenas.ts';

/** A round that is wanted. */
export interface RoundOrder {
  readonly plan: RoundPlan;
  readonly seed: number;
}

/** A task as plain data. */
export interface MadeTask {
  readonly isWarm: boolean;
  readonly message: Task;
  readonly counts: readonly number[];
}

// The thread needs JavaScript. From src as from dist, this is what the compiler made.
const SCRIPT = new URL('../../dist/arena/thread.js', import.meta.url);

// Nobody waits for them at a page, and a round may have a thousand puzzles.
const BOUNDS = { ms: 1000 * MAKING_SECONDS, megabytes: 512 };

/** Makes the tasks of a round in a thread of their own, those that do not count first. */
export const makeTasks = (threads: Threads, order: RoundOrder): Promise<readonly MadeTask[]> =>
  threads.inTurn({ kind: 'arena', isAwaited: false }, (run) => run(SCRIPT, order, BOUNDS));
