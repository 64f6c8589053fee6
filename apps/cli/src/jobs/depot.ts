import type { Machines, Summary, Work } from '@pencilmark/bulk';
import type { Result } from '@pencilmark/core/result';
import type { Depot } from '@pencilmark/service/jobs';
import { shownDatabase } from '../options/database.ts';
import { loadService } from '../service.ts';
import type { Session } from '../session.ts';

const load = () => import('@pencilmark/service/jobs');

/** Opens the depot on a PostgreSQL server; undefined, with a message, when that is impossible. */
export async function depotAt(session: Session, address: string): Promise<Depot | undefined> {
  const service = await loadService(session, load);
  if (!service) return undefined;
  try {
    return await service.openDepot(address);
  } catch (problem) {
    const { message, code } = problem as NodeJS.ErrnoException;
    session.refuse('pencilmark', `${shownDatabase(address)} cannot be used: ${message || code}.`);
    return undefined;
  }
}

/** A job that workers do, as long as somebody waits for it here. */
export interface AwayJob {
  readonly machines: Machines;
  /** Ends the job when its output is written, and leaves the depot. */
  leave(result: Result<Summary, string>): Promise<void>;
}

/** Puts a job into the depot of a server; undefined, with a message, when that is impossible. */
export async function sendAway(
  session: Session,
  address: string,
  { work, inputs, stop }: { readonly work: Work; readonly inputs: readonly string[]; readonly stop: AbortSignal },
): Promise<AwayJob | undefined> {
  const depot = await depotAt(session, address);
  if (!depot) return undefined;
  const { finishJob, JobMachines, openJob, removeEmptyJob } = await load();
  const job = await openJob(depot, work, inputs);
  session.messages.note(`job ${job} is in the queue`);
  return {
    machines: new JobMachines(depot, job, { hear: (sentence) => session.messages.note(sentence), stop }),
    leave: async (result) => {
      if (!result.ok) await removeEmptyJob(depot, job);
      else if (result.value.stopped?.why !== 'enough') await finishJob(depot, job);
      await depot.close();
    },
  };
}
