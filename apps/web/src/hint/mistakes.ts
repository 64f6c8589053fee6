import type { Geometry } from '@pencilmark/core/geometry';
import { type Board, conflictsOf } from '../game/board.ts';

/**
 * What is wrong: digits; or notes and candidates of empty cells that lack the digit that belongs
 * there.
 */
export interface Mistake {
  readonly kind: 'digits' | 'notes';
  readonly cells: readonly number[];
}

/**
 * The mistakes on a board, digits before notes. Without a solution only those that see each other
 * are known.
 */
export function mistakeOn(
  geometry: Geometry,
  { digits, corner, centre, ruledOut }: Omit<Board, 'colour'>,
  givens: ArrayLike<number>,
  solution?: Uint8Array,
): Mistake | undefined {
  const cells = [...digits.keys()];
  const conflicts = conflictsOf(geometry, digits);
  const wrong = cells.filter(
    (cell) =>
      givens[cell] === 0 &&
      (conflicts.has(cell) || (solution && digits[cell] !== 0 && digits[cell] !== solution[cell])),
  );
  // A placed digit that is right is not to blame for the wrong one that it sees.
  const blamed = solution ? wrong.filter((cell) => digits[cell] !== solution[cell]) : wrong;
  if (blamed.length > 0) return { kind: 'digits', cells: blamed };
  if (!solution) return undefined;
  const { boxes } = geometry;
  const lacking = cells.filter((cell) => {
    const bit = 1 << (solution[cell]! - 1);
    const notes = corner[cell]! | centre[cell]!;
    if (digits[cell] !== 0) return false;
    if (ruledOut[cell]! & bit) return true;
    if (notes === 0 || notes & bit) return false;
    // Some players write a note in the corner only to show where a digit can go in a box. Then a
    // cell without the note is wrong only if other cells of the box have it.
    return centre[cell] !== 0 || cells.some((other) => boxes[other] === boxes[cell] && corner[other]! & bit);
  });
  return lacking.length > 0 ? { kind: 'notes', cells: lacking } : undefined;
}
