import { type Crew, openCrew } from '@pencilmark/bulk';
import type { Depot } from './depot.ts';
import { workOf } from './jobs.ts';

/** The threads of one job, and how many of its tasks they have. */
export interface CrewOfJob {
  /** Undefined when the job is no more. */
  readonly crew: Promise<Crew | undefined>;
  tasks: number;
}

/** The threads of a worker, for each job at which it is. */
export class Crews {
  private readonly depot: Depot;
  private readonly options: { readonly threads: number; readonly worker?: URL | undefined };
  private readonly crews = new Map<string, CrewOfJob>();

  constructor(depot: Depot, { threads, worker }: Crews['options']) {
    this.depot = depot;
    this.options = { threads, worker };
  }

  /** The threads for a job. When they are new, those that have no tasks are ended. */
  of(job: string): CrewOfJob {
    const known = this.crews.get(job);
    if (known) return known;
    for (const [other, { tasks }] of this.crews) if (tasks === 0) void this.end(other);
    const crew = workOf(this.depot, job).then((work) => work && openCrew(work, this.options));
    const made = { crew, tasks: 0 };
    this.crews.set(job, made);
    return made;
  }

  /** Ends the threads of a job. */
  async end(job: string): Promise<void> {
    const ended = this.crews.get(job);
    this.crews.delete(job);
    // When the database was away, there are no threads.
    await ended?.crew.then((crew) => crew?.close()).catch(() => {});
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    await Promise.all([...this.crews.keys()].map((job) => this.end(job)));
  }
}
