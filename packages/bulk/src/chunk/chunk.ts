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
 * Works on chunks, one after the other; `begun` are plain lines at the beginning that are solved
 * already.
 */
export type ChunkWorker = (chunk: Chunk, begun?: SolvedLines) => Promise<ChunkAnswer>;

/** Prepares to work on chunks, for a job by its name. */
export async function makeChunkWorker(work: Work, plain?: PlainSolver): Promise<ChunkWorker> {
  if (isMaking(work)) throw new RangeError(`job "${work.job}"; expected one that answers records`);
  return chunkWorkerOf(jobNamed(work.job), work.options, plain);
}

/**
 * Prepares to work on chunks. When solutions alone are wanted, lines of 81 digits and blanks are
 * solved where they lie, as bytes. Everything else goes through a reader of core, so that the
 * answers are those of reading the whole source, record by record.
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
    // Where a record goes on after the chunk, line by line more may be dealt with.
    if (plain || progress.used === 0) await takeByLines(progress, ready);
    return progress.whole();
  };
}

/**
 * Takes plain lines as bytes and those between through a reader, until a record goes on after the
 * chunk.
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
