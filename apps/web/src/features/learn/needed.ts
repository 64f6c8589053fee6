import { spokenOf } from '@pencilmark/board';
import type { Step } from '@pencilmark/core/human';

/**
 * The candidates by which a reader can check a step: all of the digits that its pattern speaks of,
 * and where these are several, whatever stands in the cells that the step names.
 */
export function neededFor(step: Step, candidates: Int32Array): Int32Array {
  const spoken = spokenOf(step, candidates);
  const digits = spokenOf({ ...step, eliminations: [] }, candidates).reduce((all, set) => all | set, 0);
  const isOne = (digits & (digits - 1)) === 0;
  return candidates.map((set, cell) => (spoken[cell] !== 0 && !isOne ? set : set & (digits | spoken[cell]!)));
}
