import { isMaking, limitOfPlain, plainWork } from '../jobs.ts';
import { script } from '../script.ts';
import type { Crew, CrewOptions, Work } from '../types.ts';
import { isPortable, parcelOfReply, taskIn } from './parcel.ts';
import { Pool } from './pool.ts';

/** The most bytes of input in a task for another machine: some ten thousand plain puzzles. */
export const LARGEST_TASK = 1 << 20;

/** Starts threads that do tasks of a job, which another process has given out as parcels. */
export function openCrew(work: Work, { threads, worker }: CrewOptions): Crew {
  const limit = isMaking(work) ? 0 : limitOfPlain(work);
  const own = worker ? new URL(worker.href) : script();
  const pool = new Pool(threads, own, [], { work: plainWork(work), limit, pieceBytes: LARGEST_TASK });
  return {
    do: async (parcel) => {
      const task = taskIn(parcel);
      if (!isPortable(task)) throw new RangeError('a task of another kind; expected a chunk, or puzzles to make');
      const { reply } = await pool.ask(task);
      return parcelOfReply(reply);
    },
    close: () => pool.close(),
  };
}
