import { neighbourhood as neighboursOf } from '@pencilmark/core/combinatorics';
import { lineOf } from '../text.ts';
import { type Answerer, type SolverChoice, solverChoice } from './job.ts';

export type NeighbourhoodChoice = SolverChoice & {
  readonly remove?: number;
  readonly add?: number;
  readonly minimal?: boolean;
};

/** Writes the proper puzzles that differ from each puzzle in some givens. */
export function neighbourhoodAnswerer({ remove, add, minimal, ...choice }: NeighbourhoodChoice): Answerer {
  const solverOr = solverChoice(choice);
  const wishes = {
    ...(remove !== undefined && { remove }),
    ...(add !== undefined && { add }),
    ...(minimal && { minimal }),
  };
  return async (found, sink) => {
    const solver = await solverOr(found, sink);
    if (!solver) return;
    const { puzzle, notation } = found.reading;
    for (const givens of neighboursOf(puzzle, { ...wishes, solvers: [solver] })) {
      sink.write(`${lineOf(puzzle.geometry, givens, notation)}\n`);
      sink.count('neighbours');
    }
  };
}
