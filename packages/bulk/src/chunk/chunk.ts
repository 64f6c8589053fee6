import { guardedAnswerer } from '../jobs/fault.ts';
import type { Job } from '../jobs/job.ts';
import { readingOf } from '../jobs/reading.ts';
import { isMaking, jobNamed } from '../jobs.ts';
import type { Chunk, ChunkAnswer, JobOptions, Work } from '../types.ts';
import { OddLines } from './odd-lines.ts';
import { PlainLines, type PlainSolver, type SolvedLines } from './plain-lines.ts';
import { Progress } from './progress.ts';
import { isOver, type Ready } from './records.ts';

/**
 * Answers chunks, one after the other. `begun` are the plain lines at the beginning of the chunk
 * that were solved before.
 */
export type ChunkWorker = (chunk: Chunk, begun?: SolvedLines) => Promise<ChunkAnswer>;

/** Prepares a worker for chunks, for a job by its name. */
export async function makeChunkWorker(work: Work, plain?: PlainSolver): Promise<ChunkWorker> {
  if (isMaking(work)) throw new RangeError(`job "${work.job}"; expected one that answers records`);
  return chunkWorkerOf(jobNamed(work.job), work.options, plain);
}

/**
 * Prepares a worker for chunks. When only solutions are wanted, lines of 81 digits and blanks are
 * solved where they lie, as bytes. A reader of core takes everything else, so the answers are the
 * same as when the whole source is read record by record.
 */
export async function chunkWorkerOf(job: Job, options: JobOptions, plain?: PlainSolver): Promise<ChunkWorker> {
  const ready: Ready = {
    answer: guardedAnswerer(await job.prepare(options), options),
    reading: readingOf(options),
    plain,
    json: options.json === true,
    onError: options.onError,
    job,
  };
  return async (chunk, begun) => {
    const progress = new Progress(chunk);
    if (begun) progress.takePlain(begun, plain?.limit ?? 0);
    if (!plain) await new OddLines(progress, ready).takeWhole();
    // When a record continues after the chunk, reading line by line may still answer what comes
    // before.
    if (plain || progress.used === 0) await takeByLines(progress, ready);
    return progress.whole();
  };
}

/**
 * Solves plain lines as bytes and reads the lines between them, up to a record that continues after
 * the chunk.
 */
async function takeByLines(progress: Progress, ready: Ready): Promise<void> {
  const { bytes } = progress.chunk;
  const plain = new PlainLines(bytes, ready.plain);
  while (progress.used < bytes.length && !isOver(progress, ready)) {
    const solved = plain.solve(progress.used, bytes.length);
    if (solved) progress.takePlain(solved, ready.plain!.limit);
    else if (!(await new OddLines(progress, ready).takeUntilPlain(plain))) return;
  }
}
