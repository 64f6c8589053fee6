import type { Puzzle } from '@pencilmark/core/puzzle';
import { checkOption } from '@pencilmark/core/result';
import { bands, exactCover, type Solver, searchAmong, singles } from '@pencilmark/core/solve';

/** The best solvers of core for 9×9, for other boards, and for those of more than 32 digits. */
export const SOLVERS: readonly Solver[] = [bands, singles, exactCover];

/** Whether a puzzle has exactly one solution. */
export const isProper = (puzzle: Puzzle): boolean => searchAmong(SOLVERS, puzzle, { limit: 2, keep: 0 }).count === 1;

/** Stops loudly unless the option `solvers` of the function `asked` is a list of solvers. */
export function checkSolvers(asked: string, solvers: unknown): void {
  const areSolvers =
    Array.isArray(solvers) && solvers.length > 0 && solvers.every((one) => typeof one?.prepare === 'function');
  checkOption(asked, 'solvers', areSolvers, solvers, 'a list of solvers, such as [await loadTurbo()]');
}
