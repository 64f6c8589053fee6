import Type, { type Static } from 'typebox';
import { Par } from './events.ts';
import { Clock, closed, Hash, MatchId, Ms, Name, Nonce, nullable, Placement, Seat, Seq } from './parts.ts';
import { MatchResult, MatchRules } from './rules.ts';

const Count = Type.Integer({ minimum: 0 });

/** Digits in reading order, 0 for an empty cell. */
const Digits = Type.Array(Count);

/** Who placed the digit of each cell; null where nobody did: empty cells, givens, the referee's. */
const Owners = Type.Array(nullable(Seat));

/** Somebody at a match. */
export const SeatState = closed({
  name: Name,
  account: nullable(Name),
  isProgram: Type.Boolean(),
  /** What the player added to the toss; null until the player is ready. */
  nonce: nullable(Nonce),
  /** The lag that may be forgiven at the first move. */
  quota: Ms,
  /** Since when nobody is connected for this seat; null while somebody is. */
  absentSince: nullable(Ms),
  lastPhraseAt: nullable(Ms),
});
export type SeatState = Static<typeof SeatState>;

/** The board of a duel and its two clocks. */
export const DuelState = closed({
  /** 0, or 1 for the second puzzle of a rated duel. */
  leg: Count,
  givens: Digits,
  digits: Digits,
  owners: Owners,
  struckOut: Type.Array(Placement),
  turn: Seat,
  /** When the turn began. */
  since: Ms,
  /** The par of the position in seconds. */
  par: Par,
  clocks: Type.Array(Clock),
  /** Right digits of each seat. */
  counts: Type.Array(Count),
  /** Whether each seat has placed or passed yet. */
  hasMoved: Type.Array(Type.Boolean()),
  /** How many passes came last, in a row. */
  passes: Count,
  /** The placement that waits at the service for each seat. A seat sees only its own. */
  prepared: Type.Array(nullable(Placement)),
  /** The number of the event that made this position. A move for an older position is refused. */
  position: Seq,
});
export type DuelState = Static<typeof DuelState>;

/** A board of a race or of a team. Those who may not see the board get `own` as null. */
export const SideState = closed({
  own: nullable(
    closed({
      digits: Digits,
      owners: Owners,
      struckOut: Type.Array(Placement),
      /** The notes of each cell as a set of digits: bit 0 for digit 1. */
      notes: Type.Array(Type.Integer()),
    }),
  ),
  /** How many digits the board has beyond its givens. */
  count: Count,
  misses: Count,
  /** What is added to the time. A credit takes it below 0. */
  penalty: Type.Integer(),
  /** The time needed, with penalties; null until the board is finished. */
  ms: nullable(Ms),
  /** Seats that play on this board and have left the match. */
  resigned: Type.Array(Seat),
});
export type SideState = Static<typeof SideState>;

/** The boards of a race or of a team match. */
export const BoardsState = closed({
  givens: Digits,
  sides: Type.Array(SideState),
  /** When the first board was finished. */
  firstAt: nullable(Ms),
});
export type BoardsState = Static<typeof BoardsState>;

/** How far a match is: from waiting for players to its end. */
export const Phase = Type.Enum(['open', 'ready', 'countdown', 'live', 'done']);
export type Phase = Static<typeof Phase>;

/** Whose view it is: of a seat, of somebody who watches, or of the referee, who sees all boards. */
export const Viewer = Type.Union([Seat, Type.Literal('spectator'), Type.Literal('referee')]);
export type Viewer = Static<typeof Viewer>;

/** A match as somebody may see it. It never has the seed, nor a solution, nor a later puzzle. */
export const Snapshot = closed({
  id: MatchId,
  viewer: Viewer,
  rules: MatchRules,
  commit: Hash,
  /** The number and the moment of the last event. */
  seq: Seq,
  at: Ms,
  phase: Phase,
  /** When the phase began. */
  since: Ms,
  /** Null for a free seat. */
  seats: Type.Array(nullable(SeatState)),
  toss: nullable(Hash),
  duel: nullable(DuelState),
  boards: nullable(BoardsState),
  result: nullable(MatchResult),
});
export type Snapshot = Static<typeof Snapshot>;
