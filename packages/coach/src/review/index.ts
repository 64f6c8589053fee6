export type {
  Accuracy,
  MoveKind,
  Pointer,
  Reason,
  Review,
  ReviewedMove,
  ReviewPoint,
  Slip,
  SlipKind,
  TechniqueTime,
} from './findings.ts';
export { REVIEW_METHOD } from './findings.ts';
export type { GameEnd, ReviewedGame } from './game.ts';
export type { Played, Standing } from './moment.ts';
export { type MonthReview, type MonthSlips, type MonthTechnique, monthOf } from './month.ts';
export { LONGEST_RECORD, type RecordProblem, readRecord } from './read-record.ts';
export { type GameRecord, type RecordedGame, type RecordedMove, recordOf } from './record.ts';
export { type ReviewOptions, reviewOf } from './review-of.ts';
