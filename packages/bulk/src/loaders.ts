import type { Result } from '@pencilmark/core/result';
import { check, checkOptions, POSITIVE, TEXT } from '@pencilmark/core/result';
import { CREW_KEYS, MERGE_KEYS, OPTIONS, RUN_KEYS, TEXTS, WORK } from './expected.ts';
import type { MergeOptions } from './shards/merge.ts';
import type { BulkOptions, Crew, CrewOptions, Summary, TextAnswers, Work } from './types.ts';

// Loading threads, streams and digests takes as long as solving some thousand puzzles.

/**
 * `runFiles` of run/run.ts, which is loaded on the first call.
 *
 *     const chunks = [];
 *     const write = (bytes) => chunks.push(...bytes);
 *     const inputs = ['corpus/examples.txt'];
 *     const done = await runFiles({ job: 'check', options: {}, inputs, threads: 1, write });
 *     done.ok      // true
 */
export async function runFiles(options: BulkOptions): Promise<Result<Summary, string>> {
  checkOptions('runFiles', options, RUN_KEYS);
  check('runFiles', 'inputs', options.inputs, TEXTS);
  check('runFiles', 'options', options.options, OPTIONS);
  return (await import('./run/run.ts')).runFiles(options);
}

/**
 * `mergeShards` of shards/merge.ts, which is loaded on the first call.
 *
 *     (await mergeShards({ shards: ['no-such-file'], write: () => {} })).ok      // false
 */
export async function mergeShards(options: MergeOptions): Promise<Result<number, string>> {
  checkOptions('mergeShards', options, MERGE_KEYS);
  check('mergeShards', 'shards', options.shards, TEXTS);
  return (await import('./shards/merge.ts')).mergeShards(options);
}

/**
 * `openCrew` of threads/crew.ts, which is loaded on the first call.
 *
 *     const crew = await openCrew({ job: 'solve', options: {} }, { threads: 1 });
 *     await crew.close();
 */
export async function openCrew(work: Work, options: CrewOptions): Promise<Crew> {
  check('openCrew', 'work', work, WORK);
  checkOptions('openCrew', options, CREW_KEYS);
  check('openCrew', 'threads', options.threads, POSITIVE);
  return (await import('./threads/crew.ts')).openCrew(work, options);
}

/**
 * Does work with a text in this thread, and answers with what the command of that name writes with
 * `--json`. Work that makes puzzles takes no text. It takes as long as the text and its options
 * make it take: a program that has them from strangers calls it in a thread that it can end.
 *
 *     const { lines } = await answerText({ job: 'check', options: {} }, '12..34..........');
 *     JSON.parse(lines[0]).verdict      // 'several'
 */
export async function answerText(work: Work, text = ''): Promise<TextAnswers> {
  check('answerText', 'work', work, WORK);
  check('answerText', 'text', text, TEXT);
  return (await import('./run/text-answers.ts')).answerText(work, text);
}
