import type { Result } from '@pencilmark/core/result';
import type { MergeOptions } from './shards/merge.ts';
import type { BulkOptions, Summary } from './types.ts';

// Threads, streams and digests take as long to load as some thousand puzzles to solve.

/** `runFiles` of run/run.ts, loaded when it is asked for. */
export const runFiles = async (options: BulkOptions): Promise<Result<Summary, string>> =>
  (await import('./run/run.ts')).runFiles(options);

/** `mergeShards` of shards/merge.ts, loaded when it is asked for. */
export const mergeShards = async (options: MergeOptions): Promise<Result<number, string>> =>
  (await import('./shards/merge.ts')).mergeShards(options);
