import { Worker } from 'node:worker_threads';
import type { Chunk, ChunkAnswer, Work } from './chunk.ts';

/** An answer with the bytes of its chunk, which were away meanwhile. */
export interface ReturnedAnswer extends ChunkAnswer {
  readonly bytes: Uint8Array;
}

interface Task {
  readonly chunk: Chunk;
  readonly resolve: (answer: ReturnedAnswer) => void;
  readonly reject: (problem: Error) => void;
}

/** Threads that work on chunks; each has one at a time, the others wait in line. */
export class Pool {
  private readonly free: Worker[] = [];
  private readonly all: Worker[] = [];
  private readonly waiting: Task[] = [];
  private readonly tasks = new Map<Worker, Task>();
  private problem: Error | undefined;

  constructor(threads: number, url: URL, workerData: Work) {
    for (let index = 0; index < threads; index++) {
      const worker = new Worker(url, { workerData, execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 8 } });
      worker.on('message', (answer: ReturnedAnswer) => {
        this.tasks.get(worker)!.resolve(answer);
        this.tasks.delete(worker);
        this.free.push(worker);
        this.handOut();
      });
      worker.on('error', (problem) => this.fail(problem as Error));
      this.all.push(worker);
      this.free.push(worker);
    }
  }

  /** Works on a chunk; its bytes, which need a buffer of their own, go to the thread and come back with the answer. An urgent one goes before those that wait. */
  work(chunk: Chunk, isUrgent = false): Promise<ReturnedAnswer> {
    const answer = new Promise<ReturnedAnswer>((resolve, reject) => {
      if (this.problem) reject(this.problem);
      else this.waiting[isUrgent ? 'unshift' : 'push']({ chunk, resolve, reject });
    });
    // Whoever waits for an earlier chunk hears of the problem there.
    answer.catch(() => {});
    this.handOut();
    return answer;
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    await Promise.all(this.all.map((worker) => worker.terminate()));
  }

  private handOut(): void {
    while (this.free.length > 0 && this.waiting.length > 0) {
      const worker = this.free.pop()!;
      const task = this.waiting.shift()!;
      this.tasks.set(worker, task);
      worker.postMessage(task.chunk, [task.chunk.bytes.buffer as ArrayBuffer]);
    }
  }

  private fail(problem: Error): void {
    this.problem = problem;
    for (const { reject } of [...this.tasks.values(), ...this.waiting.splice(0)]) reject(problem);
  }
}
