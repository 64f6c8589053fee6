import type { Makers } from '@pencilmark/arena';
import { geometryOf } from '@pencilmark/core/geometry';
import { canSolve } from '@pencilmark/core/solve';
import { refereeFor, solversFor } from '@pencilmark/solvers';

/** The solvers that make the puzzles of a board, and the two that count their solutions. */
export async function makersFor(board: string): Promise<Makers> {
  const geometry = geometryOf(board);
  if (!geometry.ok) throw new RangeError(geometry.error.message);
  const solvers = await solversFor(geometry.value);
  const best = solvers.find((solver) => canSolve(solver, geometry.value))!;
  return { solvers, referee: await refereeFor(best, geometry.value) };
}
