import { Worker } from 'node:worker_threads';
import type { Kind, Replies, Start, Task } from './tasks.ts';

/** What a task gave, and the number of the thread that did it. */
export interface Replied<Which extends Kind> {
  readonly reply: Replies[Which];
  readonly thread: number;
}

/** A task that was given to the pool, and who waits for it. */
interface QueuedTask {
  readonly task: Task;
  readonly moved: readonly Uint8Array[];
  readonly resolve: (reply: unknown, thread: number) => void;
  readonly reject: (problem: Error) => void;
}

/** What a thread sends. */
interface Message {
  readonly id: number;
  readonly reply?: unknown;
  readonly problem?: { readonly code?: string; readonly message: string };
}

interface Thread {
  readonly worker: Worker;
  readonly orders: Map<number, QueuedTask>;
  /** How many tasks it has to do; those that it does at once do not count. */
  busy: number;
}

/** What a thread has at once: the task that it does, and the next, so that it need not wait. */
const AT_ONCE = 2;

const isQuick = ({ kind }: Task): boolean => kind === 'write' || kind === 'drop';

/** Threads that do tasks. */
export class Pool {
  private readonly threads: readonly Thread[];
  private readonly waiting: QueuedTask[] = [];
  private lastId = 0;
  private problem: Error | undefined;

  constructor(threads: number, url: URL, started: readonly Worker[], start: Start) {
    this.threads = Array.from({ length: threads }, (_, index) => this.open(index, url, started[index], start));
  }

  /**
   * Has a task done by the thread with least to do. The bytes that move with it come back with the
   * reply, if at all. An urgent one goes before those that wait.
   */
  ask<Which extends Kind>(
    task: Task & { readonly kind: Which },
    moved: readonly Uint8Array[] = [],
    isUrgent = false,
  ): Promise<Replied<Which>> {
    return this.promised<Which>((order) => void this.waiting[isUrgent ? 'unshift' : 'push'](order), task, moved);
  }

  /** Has a task done by one thread, at once. */
  tell<Which extends Kind>(thread: number, task: Task & { readonly kind: Which }): Promise<Replied<Which>> {
    return this.promised<Which>((order) => this.post(this.threads[thread]!, order), task, []);
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }

  private open(index: number, url: URL, started: Worker | undefined, start: Start): Thread {
    const worker = started ?? new Worker(url, { execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 8 } });
    const thread: Thread = { worker, orders: new Map(), busy: 0 };
    worker.postMessage(start);
    worker.on('message', ({ id, reply, problem }: Message) => {
      const { task, resolve, reject } = thread.orders.get(id)!;
      thread.orders.delete(id);
      if (!isQuick(task)) thread.busy--;
      if (problem) reject(Object.assign(new Error(), problem));
      else resolve(reply, index);
      this.handOut();
    });
    worker.on('error', (reason) => this.fail(reason as Error));
    return thread;
  }

  private promised<Which extends Kind>(
    take: (order: QueuedTask) => void,
    task: Task,
    moved: readonly Uint8Array[],
  ): Promise<Replied<Which>> {
    const replied = new Promise<Replied<Which>>((resolve, reject) => {
      const done = (reply: unknown, thread: number): void => resolve({ reply: reply as Replies[Which], thread });
      if (this.problem) reject(this.problem);
      else take({ task, moved, resolve: done, reject });
    });
    // Whoever waits for an earlier one hears of the problem there.
    replied.catch(() => {});
    this.handOut();
    return replied;
  }

  private handOut(): void {
    while (this.waiting.length > 0) {
      const least = this.threads.reduce((one, other) => (other.busy < one.busy ? other : one));
      if (least.busy >= AT_ONCE) return;
      least.busy++;
      this.post(least, this.waiting.shift()!);
    }
  }

  private post({ worker, orders }: Thread, order: QueuedTask): void {
    const id = ++this.lastId;
    orders.set(id, order);
    worker.postMessage(
      { id, task: order.task },
      order.moved.map((bytes) => bytes.buffer as ArrayBuffer),
    );
  }

  private fail(problem: Error): void {
    this.problem = problem;
    const all = this.threads.flatMap(({ orders }) => [...orders.values()]);
    for (const { reject } of [...all, ...this.waiting.splice(0)]) reject(problem);
  }
}
