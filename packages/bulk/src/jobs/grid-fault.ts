import { canFindUnavoidable } from '@pencilmark/core/combinatorics';
import { emptyPuzzle, isFilled, type Puzzle } from '@pencilmark/core/puzzle';
import { isSolution } from '@pencilmark/core/solve';

/**
 * Why the unavoidable sets of a grid cannot be told; undefined when they can.
 *
 *     gridFault(puzzleOf('1234341221434321')) === undefined      // true
 */
export function gridFault({ geometry, givens }: Puzzle): string | undefined {
  if (!canFindUnavoidable(geometry)) return 'The board has extra cells, for which no unavoidable sets are told.';
  if (!isFilled(geometry, givens)) return 'The grid is not complete; "pencilmark solve" completes a puzzle.';
  if (!isSolution(emptyPuzzle(geometry), givens)) return 'The grid breaks the rules of its board.';
  return undefined;
}
