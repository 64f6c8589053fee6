import type { Step } from '@pencilmark/core/human';
import { check, LIST } from '@pencilmark/core/result';
import { A_STEP } from './expected.ts';

/**
 * The candidates that a step speaks of, as a set of digits for each cell: those with marks, those
 * that links join, what it places and eliminates, and all candidates of marked cells.
 *
 *     const grid = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     spokenOf(nextStep(grid), grid.candidates)[3]      // 8
 */
export function spokenOf(
  step: Pick<Step, 'marks' | 'placements' | 'eliminations'>,
  candidates: ArrayLike<number>,
): Int32Array {
  check('spokenOf', 'step', step, A_STEP);
  check('spokenOf', 'candidates', candidates, LIST);
  const { marks, placements, eliminations } = step;
  const spoken = new Int32Array(candidates.length);
  const speak = (cells: readonly number[], digit: number): void => {
    for (const cell of cells) spoken[cell]! |= 1 << (digit - 1);
  };
  for (const { cell, digit } of [...placements, ...eliminations]) speak([cell], digit);
  for (const mark of marks) {
    if (mark.kind === 'cell') spoken[mark.cell]! |= candidates[mark.cell]!;
    else if (mark.kind === 'candidate') speak([mark.cell], mark.digit);
    else if (mark.kind === 'group') speak(mark.cells, mark.digit);
    else if (mark.kind === 'link') for (const node of [mark.from, mark.to]) speak(node.cells, node.digit);
  }
  return spoken;
}
