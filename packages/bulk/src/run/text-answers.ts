import { chunkWorkerOf } from '../chunk/chunk.ts';
import { NO_PUZZLE } from '../chunk/records.ts';
import { isMaking, jobNamed, makerNamed } from '../jobs.ts';
import { batchOf } from '../threads/batch.ts';
import type { Answered, Problem, TextAnswers, Work } from '../types.ts';

/** What some work answers to a text, in this thread. */
export async function answerText(work: Work, text: string): Promise<TextAnswers> {
  const { output, asides, records, exitCode } = await answered(work, text);
  const problems = asides.flatMap(({ problem }) => (problem ? [problem] : []));
  const lines = new TextDecoder().decode(output).split('\n').slice(0, -1);
  if (records > 0) return { lines, problems, records, exitCode: exitCodeOf(problems, exitCode) };
  const { line, column, message } = NO_PUZZLE;
  const refusal: Problem = { line, column, message, how: 'refuse' };
  return { lines: [JSON.stringify({ error: NO_PUZZLE, line })], problems: [refusal], records, exitCode: 2 };
}

async function answered(work: Work, text: string): Promise<Answered> {
  if (isMaking(work)) {
    const options = { ...work.options, json: true };
    return batchOf(await makerNamed(work.job).prepare(options), 0, options.count);
  }
  const answer = await chunkWorkerOf(jobNamed(work.job), { ...work.options, json: true });
  const bytes = new TextEncoder().encode(text);
  return answer({ bytes, isFirst: true, isLast: true, lead: '', name: 'text', linesBefore: 0 });
}

function exitCodeOf(problems: readonly Problem[], least: 0 | 1): 0 | 1 | 2 {
  const ways = problems.map(({ how }) => how);
  if (ways.includes('refuse')) return 2;
  return ways.includes('disappoint') ? 1 : least;
}
