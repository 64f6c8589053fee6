import type { Result } from '@pencilmark/core/result';
import type { MergeOptions } from './shards/merge.ts';
import type { BulkOptions, Crew, CrewOptions, Summary, Work } from './types.ts';

// Loading threads, streams and digests takes as long as solving some thousand puzzles.

/** `runFiles` of run/run.ts, which is loaded on the first call. */
export const runFiles = async (options: BulkOptions): Promise<Result<Summary, string>> =>
  (await import('./run/run.ts')).runFiles(options);

/** `mergeShards` of shards/merge.ts, which is loaded on the first call. */
export const mergeShards = async (options: MergeOptions): Promise<Result<number, string>> =>
  (await import('./shards/merge.ts')).mergeShards(options);

/** `openCrew` of threads/crew.ts, which is loaded on the first call. */
export const openCrew = async (work: Work, options: CrewOptions): Promise<Crew> =>
  (await import('./threads/crew.ts')).openCrew(work, options);
