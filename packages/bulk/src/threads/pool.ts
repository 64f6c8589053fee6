import { Worker } from 'node:worker_threads';
import type { Machines, StartedThread } from '../types.ts';
import { askMachines } from './machines.ts';
import { isPortable } from './parcel.ts';
import type { Kind, Replies, Start, Task } from './tasks.ts';

/** The reply to a task, and the number of the thread that did it. */
export interface Replied<Which extends Kind> {
  readonly reply: Replies[Which];
  readonly thread: number;
}

/** A task that the pool has, and the functions that settle its promise. */
interface QueuedTask {
  readonly task: Task;
  readonly moved: readonly Uint8Array[];
  readonly resolve: (reply: unknown, thread: number) => void;
  readonly reject: (problem: Error) => void;
}

/** A message from a thread. */
interface Message {
  readonly id: number;
  readonly reply?: unknown;
  readonly problem?: { readonly code?: string; readonly message: string };
}

interface Thread {
  readonly worker: Worker;
  readonly orders: Map<number, QueuedTask>;
  /** How many tasks the thread has, without those that it does at once. */
  busy: number;
}

/**
 * How many tasks a thread has at a time: the present task, and the next, so that it need
 * not wait.
 */
const AT_ONCE = 2;

/** The number in place of a thread's when another machine did the task. */
const AWAY = -1;

const isQuick = ({ kind }: Task): boolean => kind === 'write' || kind === 'drop';

/**
 * A pool of threads that do tasks. Where there are machines, they do what need not be done here.
 */
export class Pool {
  private readonly machines: Machines | undefined;
  private readonly threads: readonly Thread[];
  private readonly waiting: QueuedTask[] = [];
  private lastId = 0;
  private problem: Error | undefined;

  constructor(threads: number, url: URL, started: readonly StartedThread[], start: Start, machines?: Machines) {
    this.machines = machines;
    this.threads = Array.from({ length: threads }, (_, index) => this.open(index, url, started[index], start));
  }

  /**
   * Gives a task to the thread that has least to do. The bytes in `moved` move to the thread. Only
   * some replies bring them back. An urgent task is done before those that wait, and always here.
   */
  ask<Which extends Kind>(
    task: Task & { readonly kind: Which },
    moved: readonly Uint8Array[] = [],
    isUrgent = false,
  ): Promise<Replied<Which>> {
    if (this.machines && isPortable(task) && !isUrgent)
      return askMachines(this.machines, task).then((reply) => ({ reply: reply as Replies[Which], thread: AWAY }));
    return this.promised<Which>((order) => void this.waiting[isUrgent ? 'unshift' : 'push'](order), task, moved);
  }

  /** Waits while the machines take no further task. Threads take any number. */
  async room(): Promise<void> {
    await this.machines?.room();
  }

  /** Gives a task to a certain thread, which does it at once. */
  tell<Which extends Kind>(thread: number, task: Task & { readonly kind: Which }): Promise<Replied<Which>> {
    return this.promised<Which>((order) => this.post(this.threads[thread]!, order), task, []);
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }

  private open(index: number, url: URL, started: StartedThread | undefined, start: Start): Thread {
    const worker =
      (started as Worker | undefined) ??
      new Worker(url, { execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 8 } });
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
    // The caller that waits for an earlier reply gets the error there.
    replied.catch(() => {});
    this.handOut();
    return replied;
  }

  private handOut(): void {
    while (this.waiting.length > 0) {
      const least = this.threads.reduce((a, b) => (b.busy < a.busy ? b : a));
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
