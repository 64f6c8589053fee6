import { setTimeout as after } from 'node:timers/promises';
import type { Parcel } from '@pencilmark/bulk';
import { Crews } from './crews.ts';
import type { Depot } from './depot.ts';
import { removeOldJobs } from './jobs.ts';
import { putAnswer, renewLeases, type Ticket, taskOf } from './tasks.ts';

const PAUSE = 500; // ms between two looks for tasks
const HOUR = 3_600_000; // ms

/** How a worker works. */
export interface WorkerOptions {
  readonly threads: number;
  /** The script of the threads, when it does not lie beside the package bulk. */
  readonly worker?: URL | undefined;
  /** Milliseconds without tasks after which the worker ends; by default it never does. */
  readonly idle?: number | undefined;
  /** Takes no further tasks, and ends when those at hand are done. */
  readonly stop: AbortSignal;
  /** Gives back the tasks at hand, and ends. */
  readonly leave: AbortSignal;
  /** Hears a sentence about what went wrong. The worker goes on. */
  readonly hear: (sentence: string) => void;
}

interface Taken {
  readonly id: string;
  readonly data: Ticket;
}

/** Does tasks of any jobs until it is to end. Gives how many it did. */
export const workOnTasks = (depot: Depot, options: WorkerOptions): Promise<number> =>
  new TaskWorker(depot, options).goOn();

/** A worker: it has no state that a killed process could lose. */
class TaskWorker {
  private readonly depot: Depot;
  private readonly options: WorkerOptions;
  private readonly atHand = new Map<string, Promise<void>>();
  private readonly crews: Crews;
  private done = 0;
  private isAway = false;

  constructor(depot: Depot, options: WorkerOptions) {
    this.depot = depot;
    this.options = options;
    this.crews = new Crews(depot, options);
  }

  async goOn(): Promise<number> {
    const { leave } = this.options;
    const left = new Promise<void>((resolve) => leave.addEventListener('abort', () => resolve()));
    const upkeep = new AbortController();
    void this.renew(upkeep.signal);
    void this.tidy(upkeep.signal);
    await Promise.race([this.takeTasks(), left]);
    if (!leave.aborted) await Promise.race([Promise.all(this.atHand.values()), left]);
    upkeep.abort();
    if (leave.aborted) await this.giveBack();
    await this.crews.close();
    return this.done;
  }

  /** Takes tasks and begins them, until the worker is to stop. */
  private async takeTasks(): Promise<void> {
    const { queue, name } = this.depot;
    const { stop, threads, idle = Number.POSITIVE_INFINITY } = this.options;
    let last = performance.now();
    while (!stop.aborted) {
      // One task more than threads, so that none has to wait.
      const batchSize = threads + 1 - this.atHand.size;
      const taken = batchSize > 0 ? ((await queue.fetch<Ticket>(name, { batchSize })) as Taken[]) : [];
      for (const task of taken) this.begin(task);
      if (taken.length > 0 || this.atHand.size > 0) last = performance.now();
      if (performance.now() - last > idle) return;
      if (taken.length > 0 && taken.length === batchSize) continue;
      await Promise.race([pause(PAUSE, stop), ...this.atHand.values()]);
    }
  }

  private begin(taken: Taken): void {
    const doing = this.do(taken).finally(() => this.atHand.delete(taken.id));
    this.atHand.set(taken.id, doing);
  }

  /** Does a task and writes its answer. A task that cannot be done goes back into the queue. */
  private async do({ id, data }: Taken): Promise<void> {
    const { queue, name } = this.depot;
    const { job } = data;
    const at = this.crews.of(job);
    at.tasks++;
    try {
      const [crew, task] = await Promise.all([at.crew, taskOf(this.depot, data)]);
      if (crew && task) {
        await this.write(data, await crew.do(task));
        this.done++;
      } else await queue.complete(name, id);
    } catch (problem) {
      const { message } = problem as Error;
      if (this.options.leave.aborted) return;
      this.options.hear(`a task of job ${job} goes back into the queue: ${message}`);
      // If one of the threads has failed, the others are of no further use.
      void this.crews.end(job);
      await queue.fail(name, id, { message }).catch(() => {}); // its lease runs out then
    } finally {
      at.tasks--;
    }
  }

  /** Writes an answer, as often as the database is away. */
  private async write(ticket: Ticket, answer: Parcel): Promise<void> {
    while (!this.options.leave.aborted) {
      if (await this.tried(() => putAnswer(this.depot, ticket, answer))) return;
      await pause(1000, this.options.leave);
    }
  }

  /** Renews the leases of the tasks at hand, until the signal. */
  private async renew(end: AbortSignal): Promise<void> {
    const third = (this.depot.lease * 1000) / 3;
    while (!end.aborted) {
      await this.tried(() => renewLeases(this.depot, [...this.atHand.keys()]));
      await pause(third, end);
    }
  }

  /** Removes old jobs, now and each hour. */
  private async tidy(end: AbortSignal): Promise<void> {
    while (!end.aborted) {
      await this.tried(() => removeOldJobs(this.depot));
      await pause(HOUR, end);
    }
  }

  /** Gives back the tasks at hand. */
  private async giveBack(): Promise<void> {
    const { queue, name } = this.depot;
    const ids = [...this.atHand.keys()];
    const message = 'its worker was interrupted';
    await this.tried(() => Promise.all(ids.map((id) => queue.fail(name, id, { message }))));
  }

  /** Notes whether work with the database succeeded. Reports once that the database is away. */
  private async tried(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      this.isAway = false;
      return true;
    } catch (problem) {
      if (!this.isAway) this.options.hear(`the database does not answer (${(problem as Error).message}); trying again`);
      this.isAway = true;
      return false;
    }
  }
}

/** Waits some milliseconds, or less when the signal comes. */
const pause = (ms: number, signal: AbortSignal): Promise<void> => after(ms, undefined, { signal }).catch(() => {});
