import { setTimeout as after } from 'node:timers/promises';
import { type Delivery, MachineProblem, type Machines, type Parcel } from '@pencilmark/bulk';
import type { Depot } from './depot.ts';
import { digestOfParcel } from './digests.ts';
import { keepJob } from './jobs.ts';
import { answeredOf, answerOf, countTaken, JobEnded, placeOf, putAgain, putTask, taskOf } from './tasks.ts';

/** How many tasks may lie in the depot before their answers are written: some gigabytes. */
const MOST = 4096;
/** How many tasks are sent at a time. */
const SENDING = 4;
/** How many answers may be here before they are written. */
const AHEAD = 8;
const PAUSE = 200; // ms between two looks for answers
const PATIENCE = 5_000; // ms

/** A task whose answer somebody waits for. */
interface Wanted {
  readonly key: string;
  resolve(delivery: Delivery): void;
  reject(problem: Error): void;
}

/** What those who wait for a job hear besides the answers. */
export interface JobListener {
  /** Hears a sentence about what keeps the job from going on. */
  readonly hear: (sentence: string) => void;
  /** Ends all waiting; the job itself goes on. */
  readonly stop: AbortSignal;
  /** Milliseconds without an answer, after which the state of the queue is read. */
  readonly patience?: number;
}

/** The workers at a depot, as those machines that do the tasks of one job. */
export class JobMachines implements Machines {
  readonly most = MOST;
  private readonly depot: Depot;
  private readonly job: string;
  private readonly listener: JobListener;
  private readonly wanted: Wanted[] = [];
  private readonly sending = new Set<Promise<void>>();
  private untaken = 0;
  private isLooking = false;
  private isAway = false;
  private isIdleTold = false;
  private nap = new AbortController();
  private problem: Error | undefined;

  constructor(depot: Depot, job: string, listener: JobListener) {
    this.depot = depot;
    this.job = job;
    this.listener = listener;
    listener.stop.addEventListener('abort', () => this.nap.abort());
  }

  async room(): Promise<void> {
    while (this.sending.size >= SENDING && !this.problem) await Promise.race(this.sending);
  }

  ask(task: Parcel): Promise<Delivery> {
    const key = digestOfParcel(task);
    const sent = this.surely(() => putTask(this.depot, { job: this.job, key }, task))
      .catch((problem: Error) => this.fail(problem))
      .finally(() => this.sending.delete(sent));
    this.sending.add(sent);
    const answer = this.answerTo(key);
    if (!this.isLooking) void this.look().catch((problem: Error) => this.fail(problem));
    return answer;
  }

  taken(): void {
    this.untaken--;
    this.nap.abort();
  }

  private answerTo(key: string): Promise<Delivery> {
    return new Promise((resolve, reject) => {
      if (this.problem) reject(this.problem);
      else this.wanted.push({ key, resolve, reject });
    });
  }

  /** Looks for answers, in the order in which they are wanted, until none is wanted. */
  private async look(): Promise<void> {
    const { stop, patience = PATIENCE } = this.listener;
    this.isLooking = true;
    let last = performance.now();
    while (this.wanted.length > 0 && !stop.aborted) {
      if (await this.deliverSome()) {
        last = performance.now();
        this.isIdleTold = false;
        continue;
      }
      this.nap = new AbortController();
      await after(PAUSE, undefined, { signal: this.nap.signal }).catch(() => {});
      if (this.untaken > 0 || performance.now() - last < patience) continue;
      await this.surely(() => this.inquire());
      last = performance.now();
    }
    this.isLooking = false;
  }

  /** Delivers the answers that come next and are there. Says whether there were any. */
  private async deliverSome(): Promise<boolean> {
    const next = this.wanted.slice(0, Math.max(0, AHEAD - this.untaken));
    if (next.length === 0) return false;
    const keys = next.map(({ key }) => key);
    const there = await this.surely(() => answeredOf(this.depot, this.job, keys));
    let count = 0;
    for (const { key, resolve } of next) {
      if (!there.has(key)) break;
      resolve(await this.surely(() => this.deliveryOf(key)));
      this.wanted.shift();
      this.untaken++;
      count++;
    }
    return count > 0;
  }

  private async deliveryOf(key: string): Promise<Delivery> {
    const { depot, job } = this;
    const read = await answerOf(depot, { job, key });
    if (!read) throw new JobEnded();
    if (!read.isWhole)
      throw new MachineProblem(
        `An answer of job ${job} was changed in the database. Cancel the job, and begin it anew.`,
      );
    const task = async (): Promise<Parcel> => {
      const parcel = await this.surely(() => taskOf(depot, { job, key }));
      if (!parcel) throw this.ended();
      return parcel;
    };
    return { answer: read.answer, task };
  }

  /** Finds out why the next answer does not come, and mends what can be mended. */
  private async inquire(): Promise<void> {
    const { depot, job, listener } = this;
    const key = this.wanted[0]!.key;
    if (!(await keepJob(depot, job))) throw new JobEnded();
    const place = await placeOf(depot, { job, key });
    if (place?.state === 'failed')
      throw new MachineProblem(
        `A task of job ${job} was tried ${place.tries} times, and no worker finished it: ${place.problem}.`,
      );
    await putAgain(depot, { job, key });
    if (this.isIdleTold || (await countTaken(depot)) > 0) return;
    this.isIdleTold = true;
    listener.hear('no worker takes tasks at the moment; "pencilmark work" and the address of the queue starts one');
  }

  /** Does something with the database, as often as the database is away. */
  private async surely<Value>(work: () => Promise<Value>): Promise<Value> {
    for (;;) {
      try {
        const value = await work();
        this.isAway = false;
        return value;
      } catch (problem) {
        if (problem instanceof JobEnded || problem instanceof MachineProblem || this.listener.stop.aborted)
          throw problem;
        if (!this.isAway)
          this.listener.hear(`the database does not answer (${(problem as Error).message}); trying again`);
        this.isAway = true;
        await after(1000);
      }
    }
  }

  /** Ends all waiting with the reason. */
  private fail(problem: Error): void {
    this.problem ??= problem instanceof JobEnded ? this.ended() : problem;
    for (const { reject } of this.wanted.splice(0)) reject(this.problem);
  }

  private ended(): MachineProblem {
    return new MachineProblem(`Job ${this.job} was cancelled or removed.`);
  }
}
