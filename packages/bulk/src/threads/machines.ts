import type { Machines } from '../types.ts';
import { type PortableReply, type PortableTask, parcelOfTask, replyIn } from './parcel.ts';
import type { AnsweredBatch, AnsweredChunk } from './tasks.ts';

const CODE = 'machines';

/**
 * Why other machines give no answer to a task. Its message is a sentence for people.
 *
 *     new MachineProblem('No machine answers.').code      // 'machines'
 */
export class MachineProblem extends Error {
  readonly code = CODE;
}

/** Whether an error is a `MachineProblem`, be it of another copy of this package. */
export const isMachineProblem = (problem: unknown): problem is MachineProblem =>
  (problem as Partial<MachineProblem>).code === CODE;

/**
 * Has a task done by other machines. The task is not kept here meanwhile, so thousands may be under
 * way.
 */
export const askMachines = (machines: Machines, task: PortableTask): Promise<AnsweredChunk | AnsweredBatch> =>
  machines.ask(parcelOfTask(task)).then(({ answer, task: again }) => {
    const reply: PortableReply = replyIn(answer);
    return { ...reply, bytes: async () => (await again()).bytes } as AnsweredChunk | AnsweredBatch;
  });
