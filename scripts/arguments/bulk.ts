import { QUESTION_FORMS } from '@pencilmark/bulk/questions';
import { puzzleOf } from '@pencilmark/core';
import { allowing, anything, except, named, optional, type Row, whole, wishes } from './law.ts';

const puzzle = puzzleOf('1234341221434.2.');
const work = { job: 'solve', options: {} };
const texts = (...list: readonly string[]) => except(list, [7]);

async function* bytes() {
  yield new Uint8Array(0);
}

export const BULK: Readonly<Record<string, () => Row>> = {
  answerQuestion: () => [{ name: 'check', text: '12..34..........', options: {} }],
  answerText: () => [work, optional(except('12..34..........', 7))],
  beginsPacked: () => [new Uint8Array(4)],
  bytesOf: () => ['-', whole(0), optional(bytes())],
  conflictNames: () => [puzzle],
  countText: () => [2, 'call', optional('calls')],
  countsOf: () => [work],
  groupedNumber: () => [1000],
  identitiesOf: () => [texts()],
  isPacked: () => ['a.gz'],
  jobNamed: () => [named('solve')],
  makerNamed: () => [named('generate')],
  mergeShards: () => [wishes({ shards: texts(), output: optional('-'), write: optional(() => undefined) })],
  moveFile: () => ['a', 'b', optional(anything({ rename: async () => undefined, waits: [] }))],
  noSolution: () => [puzzle],
  plainWork: () => [work],
  questionOf: () => [QUESTION_FORMS[0]!, allowing({ text: '12..34..........' }, {})],
  readShard: () => ['2/8'],
  roundedMs: () => [1.23456],
  rowTable: () => [named('puzzles')],
  runFiles: () => [
    wishes({
      job: named('solve'),
      options: allowing({ limit: 2 }, {}),
      inputs: texts(),
      standardInput: optional(bytes()),
      threads: optional(except(1, 0)),
      pieceBytes: optional(except(1000, 0)),
      resume: optional(allowing(true, null)),
      write: optional(() => undefined),
      hear: optional(() => undefined),
      advance: optional(() => undefined),
      betweenJournals: optional(whole(10)),
    }),
  ],
  scoreCountsIn: () => [allowing({ 'hardest 1.2 easy': 3 }, {}, [])],
  sourceName: () => ['-'],
  packerOf: () => ['a.gz'],
  writeWhole: () => ['no-such-folder/a', bytes()],
  unwritable: () => ['a.txt', anything({ code: 'ENOSPC' })],
};
