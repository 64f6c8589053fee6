import type { Candidate } from '@pencilmark/core/puzzle';

/**
 * The version of the method. It grows when the same game would be judged in another way, so that
 * kept reviews are made again.
 */
export const REVIEW_METHOD = 1;

/** The review of a game. Plain data: JSON holds all of it. Times are in milliseconds. */
export interface Review {
  readonly method: number;
  /** The id of the board. */
  readonly board: string;
  /** Whether every cell holds its digit at the end. */
  readonly isFinished: boolean;
  /** Whether the times of the moves are known; otherwise every time is 0. */
  readonly hasTimes: boolean;
  /** The whole time, and what of it came after the last move. */
  readonly ms: number;
  readonly restMs: number;
  /** How long the player takes for a move that the average player makes in a second. */
  readonly pace: number;
  readonly moves: readonly ReviewedMove[];
  /** In the order of their first moves. */
  readonly slips: readonly Slip[];
  readonly accuracy: Accuracy;
  /** Where the time went: with `restMs`, these times add up to `ms`. */
  readonly times: readonly TechniqueTime[];
  /** How many cells had a digit of the player’s when, from the start to the end. */
  readonly points: readonly ReviewPoint[];
}

/**
 * - `digit`: a digit was placed; `note`: notes were written
 * - `strike`: candidates were ruled out, as notes that went or by striking them
 * - `erase`: digits went; `help`: a hint or a path did it
 * - `other`: nothing that a review looks at, such as a colour
 */
export type MoveKind = 'digit' | 'note' | 'strike' | 'erase' | 'help' | 'other';

/** A move as it looks in hindsight. */
export interface ReviewedMove {
  readonly kind: MoveKind;
  /** When it was made, and how long after the move before. */
  readonly ms: number;
  readonly tookMs: number;
  /** How long the player takes for such a move as a rule; nothing where no reason is known. */
  readonly fairMs?: number;
  /** Whether something was taken back before it. */
  readonly isBack: boolean;
  readonly cells: readonly number[];
  /** The digits that were placed, noted or ruled out. */
  readonly digits: readonly number[];
  /** Whether all of it agrees with the solution; nothing where it says nothing. */
  readonly isRight?: boolean;
  /** Why it was right; nothing where the search showed no reason, or none is needed. */
  readonly reason?: Reason;
  /** Whether the search for a reason was cut short: nothing is said then. */
  readonly isCut: boolean;
}

/** The easiest steps for a move, from what was on the board and in the notes. */
export interface Reason {
  /** The technique of the hardest of them. */
  readonly technique: string;
  /** The cells that this step shows. */
  readonly cells: readonly number[];
  /**
   * The techniques of all of them in order, the last being what the move says itself; none
   * where an earlier move had the same reason.
   */
  readonly steps: readonly string[];
}

/** A step that was there: where to look, and for what. */
export interface Pointer {
  readonly technique: string;
  readonly cells: readonly number[];
  /** What it places, if it does. */
  readonly placement?: Candidate;
}

interface AnySlip<Kind extends string> {
  readonly kind: Kind;
  /** The moves that belong to it, by index; the first is where it is shown. */
  readonly moves: readonly number[];
  readonly cells: readonly number[];
  readonly digits: readonly number[];
  /** The moment of its first move; and the time that it cost. */
  readonly ms: number;
  readonly lostMs: number;
  /** The technique whose drills help against it. */
  readonly practise?: string;
}

/** Something that a player will want to do better. The words for it belong to the app. */
export type Slip =
  /** A digit that happened to be right: no reason was at hand, and there was no time for one. */
  | (AnySlip<'guess'> & { readonly reason?: Reason; readonly tookMs: number; readonly fairMs: number })
  /** A wrong digit: how long it stood, and the wrong digits that were written on top of it. */
  | (AnySlip<'mistake'> & {
      readonly stoodMs: number;
      readonly built: readonly number[];
      readonly isTakenBack: boolean;
    })
  /** A move that took far longer than the player's own pace, and an easier step that was there. */
  | (AnySlip<'stall'> & { readonly tookMs: number; readonly fairMs: number; readonly easier?: Pointer })
  /**
   * A single that lay on the board, since a moment, while the player worked on harder things; the
   * first of these was written at `ms`.
   */
  | (AnySlip<'missed-single'> & { readonly single: Pointer; readonly sinceMs: number })
  /** Notes that lack the digit of their cell, or a digit that was struck out of its own cell. */
  | (AnySlip<'wrong-note'> & { readonly stoodMs: number; readonly isStrike: boolean })
  /** Notes that lack a candidate which nothing rules out. */
  | (AnySlip<'missing-note'> & { readonly stoodMs: number })
  /** Notes that a digit in a peer contradicts. */
  | (AnySlip<'stale-note'> & { readonly stoodMs: number })
  | AnySlip<'help'>;

/** What kinds of slips a review knows. */
export type SlipKind = Slip['kind'];

/**
 * How sound the play was: of the digits that came onto the board, the share of those that the
 * player wrote, that were right, and for which a reason was at hand. A wrong digit, a lucky guess
 * and a digit that a hint wrote do not count as sound. Each digit counts once in its cell;
 * where the search gave no reason, or was cut short, it does not count at all. Without times
 * a guess cannot be recognised.
 */
export interface Accuracy {
  /** From 0 to 100, rounded down; nothing where no digit counts. */
  readonly percent?: number;
  readonly sound: number;
  readonly guessed: number;
  readonly wrong: number;
  readonly helped: number;
  /** The digits that do not count. */
  readonly unknown: number;
}

/** The time that went into moves of one technique; without one, into notes and all that is left. */
export interface TechniqueTime {
  readonly technique?: string;
  readonly count: number;
  readonly ms: number;
  /** What it takes the player as a rule, going by the pace of this game. */
  readonly fairMs: number;
  /** What slips cost that this technique would have spared. */
  readonly lostMs: number;
}

/** A moment of the line of time. */
export interface ReviewPoint {
  readonly ms: number;
  readonly filled: number;
}
