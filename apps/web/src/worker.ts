/** The engine's thread: answers one question after the other. */
import { TASKS, type TaskName, type Work } from './engine/tasks.ts';

export interface Asked {
  readonly id: number;
  readonly task: TaskName;
  readonly question: unknown;
}

export type Answered =
  | { readonly id: number; readonly kind: 'progress'; readonly share: number; readonly details: unknown }
  | { readonly id: number; readonly kind: 'done'; readonly reply: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = async ({ data: { id, task, question } }: MessageEvent<Asked>) => {
  const post = (answer: Answered, buffers: ArrayBuffer[] = []): void => self.postMessage(answer, buffers);
  try {
    const progress = (share: number, details?: unknown): void => post({ id, kind: 'progress', share, details });
    const run = TASKS[task] as (question: unknown, work: Work) => Promise<unknown>;
    const buffers: ArrayBuffer[] = [];
    const reply = await run(question, { progress, transfer: (list) => buffers.push(...list) });
    post({ id, kind: 'done', reply }, buffers);
  } catch (problem) {
    post({ id, kind: 'failed', message: problem instanceof Error ? problem.message : String(problem) });
  }
};
