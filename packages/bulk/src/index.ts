/**
 * Answers Sudoku files of any size, on all processors. Also exports what the command needs to
 * answer single puzzles in the same way.
 */

export { Answers } from './chunk/answers.ts';
export { bytesOf } from './input/bytes.ts';
export { beginsPacked, isPacked, isReadingProblem, sentenceOf, sourceName } from './input/input.ts';
export type { StepListener } from './jobs/explain.ts';
export { guardedAnswerer } from './jobs/fault.ts';
export { gridFault } from './jobs/grid-fault.ts';
export {
  type Answerer,
  type Found,
  type Job,
  type JobRow,
  type LazyText,
  type Make,
  type Maker,
  remarksOf,
  reportProblem,
  type Sink,
  type SolverChoice,
  solverChoice,
  tellRemarks,
  writeJson,
} from './jobs/job.ts';
export { conflictNames, noSolution } from './jobs/no-solution.ts';
export { RATE_COLUMNS, RATER_NAMES, type ScoreCount, scoreCountsIn } from './jobs/rate-names.ts';
export { ROW_KINDS, type RowTable, rowTable } from './jobs/rows/row-tables.ts';
export { csvField, rowText } from './jobs/rows/row-text.ts';
export type { Value } from './jobs/rows/subject.ts';
export { countsOf, JOBS, jobNamed, loadStepAnswerers, MAKERS, makerNamed, plainWork } from './jobs.ts';
export { identitiesOf } from './journal/identity.ts';
export { answerText, mergeShards, openCrew, runFiles } from './loaders.ts';
export { type Mover, moveFile } from './moving.ts';
export { countText, groupedNumber, roundedMs } from './numbers.ts';
export { packerOf } from './packing/packing.ts';
export { ifSoon } from './promises.ts';
export type { MergeOptions } from './shards/merge.ts';
export { readShard } from './shards/shard.ts';
export { lineOf, Texts, textIn } from './text.ts';
export { MachineProblem } from './threads/machines.ts';
export type {
  Advance,
  BulkOptions,
  Counts,
  Crew,
  CrewOptions,
  Delivery,
  JobOptions,
  JobWork,
  Machines,
  MakerOptions,
  MakerWork,
  OnError,
  Parcel,
  Problem,
  RateColumn,
  RaterName,
  RowColumn,
  RowKind,
  RowOptions,
  Shard,
  Summary,
  TableForm,
  TextAnswers,
  ValueType,
  Work,
} from './types.ts';
export { unwritable } from './unwritable.ts';
export { writeWhole } from './whole-file.ts';
