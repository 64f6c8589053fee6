import { Answers } from './answers.ts';
import type { Work } from './chunk.ts';
import type { Make } from './job.ts';
import { makerNamed } from './jobs.ts';
import type { AnsweredMaking } from './tasks.ts';

let preparing: Promise<Make> | undefined;

/** Makes some of what a thread is for: it has one job as long as it lives, which is made ready once. */
export async function makeSome({ job, options }: Work, first: number, count: number): Promise<AnsweredMaking> {
  preparing ??= makerNamed(job).prepare(options as never);
  const make = await preparing;
  const answers = new Answers(count * 128);
  let isOver = false;
  for (let index = first; index < first + count && !isOver; index++) {
    answers.line = index;
    answers.records++;
    isOver = !make(index, answers);
  }
  return { ...answers.whole(), isOver };
}
