import { Worker } from 'node:worker_threads';
import type { Chunk, ChunkAnswer, ChunkOptions } from './chunk.ts';

interface Task {
  readonly chunk: Chunk;
  readonly resolve: (answer: ChunkAnswer) => void;
  readonly reject: (problem: Error) => void;
}

/** Threads that solve chunks; each has one at a time, the others wait in line. */
export class Pool {
  private readonly free: Worker[] = [];
  private readonly all: Worker[] = [];
  private readonly waiting: Task[] = [];
  private readonly tasks = new Map<Worker, Task>();
  private problem: Error | undefined;

  constructor(threads: number, url: URL, workerData: ChunkOptions) {
    for (let index = 0; index < threads; index++) {
      const worker = new Worker(url, { workerData, execArgv: [] });
      worker.on('message', (answer: ChunkAnswer) => {
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

  /** Solves a chunk; it is copied to the thread. An urgent one goes before those that wait. */
  solve(chunk: Chunk, isUrgent = false): Promise<ChunkAnswer> {
    const answer = new Promise<ChunkAnswer>((resolve, reject) => {
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
      worker.postMessage(task.chunk);
    }
  }

  private fail(problem: Error): void {
    this.problem = problem;
    for (const { reject } of [...this.tasks.values(), ...this.waiting.splice(0)]) reject(problem);
  }
}
