/**
 * Sudoku files of any size, on all processors; and what its threads share with a command that goes
 * puzzle by puzzle.
 */

export { Answers } from './chunk/answers.ts';
export { bytesOf } from './input/bytes.ts';
export { beginsPacked, isPacked, isReadingProblem, sentenceOf, sourceName } from './input/input.ts';
export type { Shown } from './jobs/explain.ts';
export { keepingOn } from './jobs/fault.ts';
export {
  type Answer,
  type Found,
  type Job,
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
} from './jobs/job.ts';
export { conflictNames, noSolution } from './jobs/no-solution.ts';
export { countsOf, JOBS, jobNamed, loadTelling, MAKERS, makerNamed } from './jobs.ts';
export { mergeShards, runFiles } from './loaders.ts';
export { counted, grouped, rounded } from './numbers.ts';
export { soon } from './promises.ts';
export type { MergeOptions } from './shards/merge.ts';
export { readShard } from './shards/shard.ts';
export { lineOf, Texts, textIn } from './text.ts';
export type {
  Advance,
  BulkOptions,
  Counts,
  JobOptions,
  JobWork,
  MakerOptions,
  MakerWork,
  OnError,
  Problem,
  Shard,
  Summary,
  Work,
} from './types.ts';
export { unwritable } from './unwritable.ts';
