import { computed } from '@preact/signals';
import { type Board, candidatesOf } from '../model/board.ts';
import { areCandidatesShown, board, geometry } from './session.ts';

/**
 * Candidates of a board that were struck out, as sets of digits, where neither notes nor candidates
 * show that they are gone.
 */
export function struckOn({ digits, corner, centre, ruledOut }: Board): Int32Array {
  const none = new Int32Array(digits.length);
  if (areCandidatesShown.value || !ruledOut.some((set) => set !== 0)) return none;
  const free = candidatesOf(geometry.value!, { digits, ruledOut: none });
  return free.map((set, cell) => ((corner[cell]! | centre[cell]!) === 0 ? set & ruledOut[cell]! : 0));
}

/** Those of the game on screen. */
export const struck = computed(() => board.value && struckOn(board.value));
