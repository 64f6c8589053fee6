import { randomInt } from 'node:crypto';
import type { Run } from '../threads/runner.ts';
import type { ThreadBounds } from '../threads/thread.ts';
import type { MadePuzzle, Making, PuzzleWish } from './wish.ts';

// The thread needs JavaScript. From src as from dist, this is what the compiler made.
const SCRIPT = new URL('../../dist/puzzles/worker.js', import.meta.url);

/** Duels need the par of each position, which is quick up to here. */
const HARDEST_OF_MATCHES = 5;

/** Seeds of puzzles lie below this. */
export const LARGEST_SEED = 2 ** 47;

/** Puzzles of one kind that are to be made. */
export interface PuzzleOrder extends PuzzleWish {
  readonly count: number;
  /** Random, unless it is given: nobody shall know the puzzles of matches before. */
  readonly seed?: number;
}

/**
 * Makes puzzles in one thread, a list for each order. There may be fewer than asked for where a
 * level is rare on a board.
 */
export function makePuzzles(
  run: Run,
  orders: readonly PuzzleOrder[],
  bounds?: Partial<ThreadBounds>,
): Promise<readonly (readonly MadePuzzle[])[]> {
  const makings = orders.map(
    (order): Making => ({ seed: randomInt(LARGEST_SEED), ...order, hardest: HARDEST_OF_MATCHES }),
  );
  return run(SCRIPT, makings, bounds);
}
