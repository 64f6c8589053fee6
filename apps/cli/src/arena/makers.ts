import type { Makers } from '@pencilmark/arena';
import { geometryOf } from '@pencilmark/core/geometry';
import { carefulSolversFor } from '@pencilmark/solvers';

/** The solvers that make the puzzles of a board, and the two that count their solutions. */
export async function makersFor(board: string): Promise<Makers> {
  const geometry = geometryOf(board);
  if (!geometry.ok) throw new RangeError(geometry.error.message);
  return carefulSolversFor(geometry.value);
}
