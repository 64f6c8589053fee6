import type { Result } from '@pencilmark/core';
import type { MergeOptions } from './merge.ts';
import type { BulkOptions, Summary } from './run.ts';

// Threads, streams and digests take as long to load as some thousand puzzles to solve.

/** `runFiles` of run.ts, loaded when it is asked for. */
export const runFiles = async (options: BulkOptions): Promise<Result<Summary, string>> =>
  (await import('./run.ts')).runFiles(options);

/** `mergeShards` of merge.ts, loaded when it is asked for. */
export const mergeShards = async (options: MergeOptions): Promise<Result<number, string>> =>
  (await import('./merge.ts')).mergeShards(options);
