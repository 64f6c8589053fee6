import type { AnswerMessage, QuestionMessage } from './message.ts';
import type { Employed } from './task.ts';

declare const self: DedicatedWorkerGlobalScope;

/**
 * Makes this thread answer one question after the other. `prepare` loads what a question needs
 * whatever its task.
 */
export function serve(tasks: readonly Employed[], prepare: (question: unknown) => Promise<void>): void {
  const byName = new Map(tasks.map((row) => [row.name, row]));
  self.onmessage = async ({ data: { id, task, question } }: MessageEvent<QuestionMessage>) => {
    const post = (answer: AnswerMessage, buffers: ArrayBuffer[] = []): void => self.postMessage(answer, buffers);
    let isLoaded = false;
    try {
      const progress = (share: number, details: unknown): void => post({ id, kind: 'progress', share, details });
      const buffers: ArrayBuffer[] = [];
      const transfer = (list: readonly ArrayBuffer[]): void => void buffers.push(...list);
      const [work] = await Promise.all([byName.get(task)!.load(), prepare(question)]);
      isLoaded = true;
      const reply = await work(question, { progress, transfer });
      post({ id, kind: 'done', reply }, buffers);
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : String(problem);
      post({ id, kind: 'failed', message, isLoaded });
    }
  };
}
