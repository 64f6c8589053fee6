import type { Reviewed } from './known.ts';
import type { Played } from './moment.ts';

/** How a game ended: the time played, and the digits on the board. */
export interface GameEnd {
  readonly ms: number;
  readonly digits: Uint8Array;
}

/** A game, finished or not, of a puzzle with one solution. */
export interface ReviewedGame extends Reviewed {
  /** In the order of time, also those that were taken back. */
  readonly moves: readonly Played[];
  readonly end: GameEnd;
  /** Whether the times of the moves are known. Default: true. */
  readonly hasTimes?: boolean;
}
