/** The schemas of everything that a service and its clients say to each other about matches. */

export { ClientMessage, Hello, PlayerMessage } from './client.ts';
export { MatchEvent, ViewedEvent } from './events.ts';
export {
  JoinedMatch,
  JoinMatch,
  MadeMatch,
  MatchFacts,
  MatchList,
  MatchLog,
  MatchTicket,
  NewMatch,
} from './http.ts';
export { Clock, Name, Placement } from './parts.ts';
export {
  Ending,
  MatchPuzzle,
  MatchResult,
  MatchRules,
  MatchSetup,
  ModeName,
  Standing,
} from './rules.ts';
export { Problem, RatingChange, ServerMessage } from './server.ts';
export { BoardsState, DuelState, Phase, SeatState, SideState, Snapshot, Viewer } from './snapshot.ts';
