/**
 * The rules of playing Sudoku together: who may do what now, and what it costs. The schemas of the
 * messages have a door of their own, `@pencilmark/race/messages`; from here come only their types.
 */

export { LONGEST_NAME } from '@pencilmark/core/result';
export { firstQuota, flagTime, type Spent, spend, type Turn } from './clock.ts';
export { commitText, dailyCommitText, dailyText, firstSeat, tossText } from './commit.ts';
export { type GhostMoment, ghostAt, ghostCells, ghostOf, solverGhost } from './ghost.ts';
export { levelsOf, MATCH_BOARDS, type MatchBoard } from './kinds.ts';
export { apply, follow, replay } from './log/apply.ts';
export { deadline, decide, initial, refusalOfRules, resultOf } from './match.ts';
export type {
  BoardsState,
  ClientMessage,
  Clock,
  DuelState,
  Ending,
  Hello,
  JoinedMatch,
  JoinMatch,
  MadeMatch,
  MatchEvent,
  MatchFacts,
  MatchList,
  MatchLog,
  MatchPuzzle,
  MatchResult,
  MatchRules,
  MatchSetup,
  MatchTicket,
  ModeName,
  NewMatch,
  Phase,
  Placement,
  PlayerMessage,
  Problem,
  RatingChange,
  SeatState,
  ServerMessage,
  SideState,
  Snapshot,
  Standing,
  ViewedEvent,
  Viewer,
} from './messages/index.ts';
export { type Par, type ParOf, par } from './par.ts';
export { PHRASES } from './phrases.ts';
export type { Mode } from './play/mode.ts';
export { MODES } from './play/modes.ts';
export { BOARD_PENALTY, bonusOf, costOf, PREPARED_COST, penaltyOf, TEAM_PENALTY } from './prices.ts';
export { FIRST_RATING, type Rating, ratingsAfter, rested } from './ratings.ts';
export { REFUSALS, type Refusal, type RefusalCode } from './refusals.ts';
export {
  type Command,
  canSee,
  type Decision,
  type EventKind,
  type EventOf,
  type MatchState,
  type PlayerCommand,
  type RoundTrip,
  type SystemCommand,
  sideCount,
  sideOf,
} from './state.ts';
export { TIMES } from './times.ts';
export { view, viewEvent } from './view.ts';
