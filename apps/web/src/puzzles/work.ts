/** The work behind `PUZZLES`, done in the engine's thread. */
import { classic, type Geometry } from '@pencilmark/core/geometry/plain';
import { bands, judgeAmong, type Solver } from '@pencilmark/core/solve';
import type { WorkOf } from '../engine/task.ts';
import { puzzleFrom } from './message.ts';
import { mixtureCalled } from './mixtures.ts';
import type { PUZZLES } from './tasks.ts';

type Of = WorkOf<typeof PUZZLES>;

// Some seconds of work on the hardest boards.
const MOST_CALLS = 3_000_000;

/** The plain board has a solver that comes with the first load; those of others come later. */
const solversOf = async (geometry: Geometry): Promise<readonly Solver[]> =>
  geometry.id === classic.id ? [bands] : (await import('@pencilmark/solvers')).solversFor(geometry);

export const judge: Of['judge'] = async (message) => {
  const puzzle = puzzleFrom(message);
  const solvers = await solversOf(puzzle.geometry);
  const { verdict, solutions } = judgeAmong(solvers, puzzle, { maxCalls: MOST_CALLS });
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
