import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RoundPlan, Task } from '@pencilmark/arena';

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

/** Makes the tasks of a round in a thread of their own, those that do not count first. */
export async function makeTasks(order: RoundOrder): Promise<readonly MadeTask[]> {
  const worker = new Worker(SCRIPT, { workerData: order, execArgv: [] });
  const [made] = (await once(worker, 'message')) as [readonly MadeTask[]];
  await worker.terminate();
  return made;
}
