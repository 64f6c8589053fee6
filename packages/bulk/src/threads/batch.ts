import { Answers } from '../chunk/answers.ts';
import type { Make } from '../jobs/job.ts';
import { isMaking, makerNamed } from '../jobs.ts';
import type { Work } from '../types.ts';
import type { AnsweredBatch } from './tasks.ts';

let preparing: Promise<Make> | undefined;

/**
 * Makes some puzzles. A thread has the same job as long as it lives, so the job is prepared once.
 */
export async function makeBatch(work: Work, first: number, count: number): Promise<AnsweredBatch> {
  if (!isMaking(work)) throw new RangeError(`job "${work.job}"; expected one that makes something`);
  preparing ??= makerNamed(work.job).prepare(work.options);
  return batchOf(await preparing, first, count);
}

/** Makes some puzzles with a job that is prepared. */
export function batchOf(make: Make, first: number, count: number): AnsweredBatch {
  const answers = new Answers(count * 128);
  let isOver = false;
  for (let index = first; index < first + count && !isOver; index++) {
    answers.line = index;
    answers.records++;
    isOver = !make(index, answers);
  }
  return { ...answers.whole(), isOver };
}
