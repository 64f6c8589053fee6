/**
 * What solver programs and an arena say to each other, and who wins. This file only re-exports.
 */
export { type Calibration, calibrationOf, merged, withoutWay } from './calibration.ts';
export { CODES, type Code, type Cost, type Fault, isAnswered, isOut, STRIKES } from './code.ts';
export { EntrySpec, nameOf, readEntries } from './entries.ts';
export { faultOf } from './judge.ts';
export { USUAL_LIMITS } from './limits.ts';
export { type Makers, makeRound, makeTask, type TaskPlan } from './making.ts';
export {
  type Outcome,
  type PlayedRound,
  rowsOf,
  type Total,
  tableOf,
  totalsOf,
  type Winners,
  winnersOf,
} from './outcome.ts';
export { answerTo, boardsOf, type Player, replyOf } from './player.ts';
export {
  ArenaHello,
  ArenaMessage,
  Bye,
  Limits,
  Ping,
  PROTOCOL_VERSION,
  TASK_KINDS,
  Table,
  TableRow,
  Task,
  TaskKind,
  Verdict,
} from './protocol/from-arena.ts';
export { Answer, Pong, ProgramHello, ProgramMessage } from './protocol/from-program.ts';
export { readArenaLine, readProgramLine, type Unreadable } from './protocol/reading.ts';
export { protocolSchema } from './protocol/schema.ts';
export type { Sort } from './puzzles.ts';
export { type OutcomeData, outcomeData } from './report/json.ts';
export { outcomeMarkdown } from './report/markdown.ts';
export { outcomePage } from './report/page.ts';
export { roundText, standingsText, summaryText } from './report/plain.ts';
export { timeText } from './report/times.ts';
export { isForFirst, knowsRound, ROUNDS, type Round, type RoundPlan } from './round.ts';
export { par2Of, type Standing, standingsOf } from './standings.ts';
export { type JudgedTask, judgedTask } from './task.ts';
export type { TaskResult, Turn } from './turn.ts';
