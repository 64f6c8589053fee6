/** Sudoku files of any size, on all processors; and what its threads share with a command that goes puzzle by puzzle. */

export { Answers, type Counts, type Problem } from './answers.ts';
export type { OnError, Work } from './chunk.ts';
export { counted, grouped, rounded } from './counted.ts';
export {
  type Answer,
  type Found,
  type Job,
  type JobOptions,
  type JobRow,
  leftOutOf,
  type Make,
  type Maker,
  report,
  type Sentence,
  type Sink,
  type SolverChoice,
  solverChoice,
  tellLeftOut,
  writeJson,
} from './job.ts';
export type { Shown } from './jobs/explain.ts';
export { JOBS, jobNamed, loadTelling, MAKERS, makerNamed, rowNamed } from './jobs.ts';
export { mergeShards, runFiles } from './lazy.ts';
export type { MergeOptions } from './merge.ts';
export { conflictNames, noSolution } from './no-solution.ts';
export { unwritable } from './output-problem.ts';
export type { Advance, BulkOptions, Summary } from './run.ts';
export { readShard, type Shard } from './shard.ts';
export { bytesOf, isPacked, sentenceOf, sourceName } from './source.ts';
export { lineOf, Texts, textIn } from './text.ts';
export { soon } from './waiting.ts';
