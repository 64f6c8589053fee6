import { DIFFICULTIES, type Difficulty } from '@pencilmark/core/rate/difficulty';
import Type, { type Static } from 'typebox';
import { BoardId, closed, Hash, MatchId } from './parts.ts';

/** The names of the modes. The table of modes has a row for each. */
export const ModeName = Type.Enum(['duel', 'race', 'team']);
export type ModeName = Static<typeof ModeName>;

/** The names of core's levels, the easiest first. */
export const Level = Type.Unsafe<Difficulty>({ enum: DIFFICULTIES.map(({ name }) => name) });

/** What is agreed before a match. Everybody sees it. */
export const MatchRules = closed({
  mode: ModeName,
  /** The id of a board, such as `9x9`. */
  board: BoardId,
  level: Level,
  seats: Type.Integer({ minimum: 1, maximum: 16 }),
  /** Duel: what each clock shows at the start. Race and team: the longest that the match lasts. */
  seconds: Type.Integer({ minimum: 10, maximum: 86_400 }),
  /** Whether each wrong digit is reported at once. Else only a full board is judged. */
  isChecked: Type.Boolean(),
  isRated: Type.Boolean(),
  /** Team: how many boards there are, 1 (default) or 2. Seat n plays on board n modulo this. */
  teams: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
});
export type MatchRules = Static<typeof MatchRules>;

/** A puzzle of a match: digits as in `ALPHABET` of core, a dot for each empty cell. */
export const MatchPuzzle = closed({
  board: BoardId,
  puzzle: Type.String({ minLength: 1, maxLength: 1296 }),
  solution: Type.String({ minLength: 1, maxLength: 1296 }),
  er: Type.Optional(Type.Number({ minimum: 0 })),
});
export type MatchPuzzle = Static<typeof MatchPuzzle>;

/** What a match is made of. Players get it when the match is over; until then it stays inside. */
export const MatchSetup = closed({
  id: MatchId,
  rules: MatchRules,
  /** SHA-256 of the text that `commitText` gives. */
  commit: Hash,
  /** The secret of the service: it decides the toss together with the nonces of the players. */
  seed: Type.String({ minLength: 16, maxLength: 128 }),
  /** One puzzle; two of them for a rated duel. */
  puzzles: Type.Array(MatchPuzzle, { minItems: 1, maxItems: 2 }),
});
export type MatchSetup = Static<typeof MatchSetup>;

/** How a match ended. */
export const Ending = Type.Enum(['full', 'flag', 'resigned', 'claimed', 'finished', 'time', 'void']);
export type Ending = Static<typeof Ending>;

/** How a seat did. Seats of one place share it. */
export const Standing = closed({
  seat: Type.Integer({ minimum: 0 }),
  place: Type.Integer({ minimum: 1 }),
  /** Duel: the time left. Race and team: the time needed, null for a board not finished. */
  ms: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** The right digits that the seat placed, or in a team those of its board. */
  count: Type.Integer({ minimum: 0 }),
});
export type Standing = Static<typeof Standing>;

/** The result of a match. A void match has no standings. */
export const MatchResult = closed({ ending: Ending, standings: Type.Array(Standing) });
export type MatchResult = Static<typeof MatchResult>;
