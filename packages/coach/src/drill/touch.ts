import type { Role, Step } from '@pencilmark/core/human';
import type { Grid } from '@pencilmark/core/puzzle';
import { checkGrid } from '@pencilmark/core/puzzle';
import { check, TEXT } from '@pencilmark/core/result';
import { KNOWN, TOUCHED } from '../expected.ts';
import type { JudgeOptions } from './answer.ts';
import { shows, stepsOf } from './conclusions.ts';
import { partsOf } from './pattern.ts';
import { reasonFor, type Touched, type TouchReason } from './reason.ts';

/** What is said at once of what somebody points at. */
export type TouchVerdict =
  /** It is placed, or goes, when this step is done. */
  | { readonly kind: 'follows'; readonly step: Step }
  /** The step rests on it; which part of the pattern it is. */
  | { readonly kind: 'pattern'; readonly step: Step; readonly role: Role }
  | { readonly kind: 'neither'; readonly reason: TouchReason };

/**
 * The word about a cell or a candidate that somebody points at, while looking for a step of a
 * technique: it follows, it belongs to the pattern, or neither, and why.
 *
 *     const puzzle = puzzleOf('12..' + '34..' + '2143' + '....');
 *     const known = { givens: puzzle.givens, solution: solve(puzzle) };
 *     judgeTouch(gridOf(puzzle), 'naked-single', { cell: 12 }, known).kind      // 'follows'
 */
export function judgeTouch(grid: Grid, technique: string, touched: Touched, options: JudgeOptions): TouchVerdict {
  checkGrid('judgeTouch', grid);
  check('judgeTouch', 'technique', technique, TEXT);
  check('judgeTouch', 'touched', touched, TOUCHED);
  check('judgeTouch', 'options', options, KNOWN);
  const { givens, solution, steps = stepsOf(grid, technique, givens) } = options;
  const { cell, digit } = touched;
  const isTouched = (part: Touched): boolean => part.cell === cell && (digit === undefined || part.digit === digit);
  const stated = steps.find((step) => [...step.placements, ...step.eliminations].some(isTouched));
  if (stated) return { kind: 'follows', step: stated };
  const patterns = steps.map((step) => ({ step, parts: partsOf(step, grid) }));
  for (const { step, parts } of patterns) {
    const part = parts.find(isTouched);
    if (part) return { kind: 'pattern', step, role: part.role };
  }
  const shown = steps.find((step) => digit !== undefined && shows(step, { cell, digit, isPlacement: false }, grid));
  if (shown) return { kind: 'follows', step: shown };
  const isSolution = digit !== undefined && solution[cell] === digit;
  return { kind: 'neither', reason: reasonFor({ grid, touched, isSolution, patterns }) };
}
