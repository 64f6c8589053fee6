/** The work behind `GHOST`, done in the engine's thread. */
import { judge } from '@pencilmark/core/solve';
import { solverGhost } from '@pencilmark/race';
import { solversFor } from '@pencilmark/solvers';
import type { WorkOf } from '../../engine/task.ts';
import { puzzleFrom } from '../../puzzles/message.ts';
import type { GHOST } from './tasks.ts';

type Of = WorkOf<typeof GHOST>;

export const solver: Of['solver'] = async (message) => {
  const puzzle = puzzleFrom(message);
  const { solutions } = judge(puzzle, { solvers: await solversFor(puzzle.geometry) });
  return solutions[0] ? solverGhost(puzzle.geometry, message.givens, [...solutions[0]]) : [];
};
