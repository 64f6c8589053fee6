import { Worker } from 'node:worker_threads';
import type { Start, Task } from './tasks.ts';

interface Asked {
  readonly task: Task;
  readonly moved: readonly Uint8Array[];
  readonly resolve: (reply: never) => void;
  readonly reject: (problem: Error) => void;
}

/** What a thread has at once: the task that it does, and the next, so that it need not wait. */
const AT_ONCE = 2;

/** What a task gave, and the number of the thread that did it. */
export interface Replied<Reply> {
  readonly reply: Reply;
  readonly thread: number;
}

/** Threads that do tasks. */
export class Pool {
  private readonly threads: Worker[] = [];
  private readonly asked: Map<number, Asked>[] = [];
  /** How many tasks each thread has to do, those apart that it does at once. */
  private readonly busy: number[] = [];
  private readonly waiting: Asked[] = [];
  private lastId = 0;
  private problem: Error | undefined;

  constructor(threads: number, url: URL, started: readonly Worker[], start: Start) {
    for (let thread = 0; thread < threads; thread++) {
      const worker =
        started[thread] ?? new Worker(url, { execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 8 } });
      worker.postMessage(start);
      const asked = new Map<number, Asked>();
      worker.on('message', ({ id, reply, problem }: { id: number; reply: unknown; problem?: { message: string } }) => {
        const { resolve, reject, task } = asked.get(id)!;
        asked.delete(id);
        if (task.kind !== 'write' && task.kind !== 'drop') this.busy[thread]!--;
        if (problem) reject(Object.assign(new Error(), problem));
        else resolve({ reply, thread } as never);
        this.handOut();
      });
      worker.on('error', (reason) => this.fail(reason as Error));
      this.threads.push(worker);
      this.asked.push(asked);
      this.busy.push(0);
    }
  }

  /** Has a task done by the thread with least to do; the bytes that move with it come back with the reply, if at all. An urgent one goes before those that wait. */
  ask<Reply>(task: Task, moved: readonly Uint8Array[] = [], isUrgent = false): Promise<Replied<Reply>> {
    return this.promised((asked) => this.waiting[isUrgent ? 'unshift' : 'push'](asked), task, moved);
  }

  /** Has a task done by one thread, at once. */
  tell(thread: number, task: Task): Promise<Replied<void>> {
    return this.promised((asked) => this.post(thread, asked), task, []);
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    await Promise.all(this.threads.map((worker) => worker.terminate()));
  }

  private promised<Reply>(
    take: (asked: Asked) => void,
    task: Task,
    moved: readonly Uint8Array[],
  ): Promise<Replied<Reply>> {
    const reply = new Promise<Replied<Reply>>((resolve, reject) => {
      if (this.problem) reject(this.problem);
      else take({ task, moved, resolve, reject });
    });
    // Whoever waits for an earlier one hears of the problem there.
    reply.catch(() => {});
    this.handOut();
    return reply;
  }

  private handOut(): void {
    while (this.waiting.length > 0) {
      let least = 0;
      for (let thread = 1; thread < this.threads.length; thread++)
        if (this.busy[thread]! < this.busy[least]!) least = thread;
      if (this.busy[least]! >= AT_ONCE) return;
      this.busy[least]!++;
      this.post(least, this.waiting.shift()!);
    }
  }

  private post(thread: number, asked: Asked): void {
    const id = ++this.lastId;
    this.asked[thread]!.set(id, asked);
    const moved = asked.moved.map((bytes) => bytes.buffer as ArrayBuffer);
    this.threads[thread]!.postMessage({ id, task: asked.task }, moved);
  }

  private fail(problem: Error): void {
    this.problem = problem;
    const all = this.asked.flatMap((asked) => [...asked.values()]);
    for (const { reject } of [...all, ...this.waiting.splice(0)]) reject(problem);
  }
}
