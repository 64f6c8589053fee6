/** The work behind `PUZZLES`, done in the engine's thread. */
import { judge as judgement } from '@pencilmark/core/solve';
import { solversFor } from '@pencilmark/solvers';
import type { WorkOf } from '../engine/task.ts';
import { puzzleFrom } from './message.ts';
import { mixtureCalled } from './mixtures.ts';
import type { PUZZLES } from './tasks.ts';

type Of = WorkOf<typeof PUZZLES>;

// Some seconds of work on the hardest boards.
const MOST_CALLS = 3_000_000;

export const judge: Of['judge'] = async (message) => {
  const puzzle = puzzleFrom(message);
  const solvers = await solversFor(puzzle.geometry);
  const { verdict, solutions } = judgement(puzzle, { solvers, maxCalls: MOST_CALLS });
  return { verdict, solutions };
};

export const make: Of['make'] = async (order, { progress }) =>
  (await import('./supply.ts')).newest(
    order,
    (tries) => progress(0, tries),
    () => performance.now(),
  );

export const contradiction: Of['contradiction'] = async (wish) => {
  const mixture = mixtureCalled(wish.clues);
  return mixture
    ? (await import('./clued-wish.ts')).contradictionWith(wish, mixture)
    : (await import('./contradiction.ts')).contradictionIn(wish);
};

export const techniques: Of['techniques'] = async ({ language }) =>
  (await import('./techniques.ts')).techniquesToWish(language);
