import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { MadePuzzle, Making, PuzzleWish } from './wish.ts';

// The thread needs JavaScript. From src as from dist, this is what the compiler made.
const SCRIPT = new URL('../../dist/puzzles/worker.js', import.meta.url);

/** Duels ask for the par of each position, which is quick up to here. */
const HARDEST_OF_MATCHES = 5;

/** Seeds of puzzles lie below this. */
export const LARGEST_SEED = 2 ** 47;

/**
 * Makes puzzles in a thread of their own. There may be fewer than asked for where a level is rare
 * on a board. Their seed is random, unless it is given: nobody shall know the puzzles of matches
 * before.
 */
export async function makePuzzles(
  wish: PuzzleWish,
  count: number,
  seed = randomInt(LARGEST_SEED),
): Promise<readonly MadePuzzle[]> {
  const making: Making = { ...wish, count, hardest: HARDEST_OF_MATCHES, seed };
  const worker = new Worker(SCRIPT, { workerData: making, execArgv: [] });
  const [made] = (await once(worker, 'message')) as [readonly MadePuzzle[]];
  await worker.terminate();
  return made;
}
