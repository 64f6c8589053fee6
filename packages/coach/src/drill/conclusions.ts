import { allSteps, applyStep, type Step, TECHNIQUES, type Technique } from '@pencilmark/core/human';
import type { Grid } from '@pencilmark/core/puzzle';
import { checkGrid } from '@pencilmark/core/puzzle';
import { check, LIST, TEXT } from '@pencilmark/core/result';
import { withForms } from './forms.ts';
import type { Claimed, Entered } from './verdict.ts';

/** Singles, by which somebody goes on in the mind. */
export const SINGLES = TECHNIQUES.filter(({ id }) => ['full-house', 'hidden-single', 'naked-single'].includes(id));

/**
 * Every step of a technique and of its forms in a grid: what a drill accepts.
 *
 *     const grid = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     stepsOf(grid, 'full-house').map((step) => step.placements)      // [[{ cell: 3, digit: 4 }]]
 */
export function stepsOf(grid: Grid, technique: string, givens?: Uint8Array): readonly Step[] {
  checkGrid('stepsOf', grid);
  check('stepsOf', 'technique', technique, TEXT);
  if (givens !== undefined) check('stepsOf', 'givens', givens, LIST);
  return [...stepsAmong(grid, withForms(technique), givens)];
}

export const stepsAmong = (grid: Grid, techniques: readonly Technique[], givens?: Uint8Array): Generator<Step> =>
  allSteps(grid, { techniques, ...(givens && { givens }) });

/** The grid once some steps are done. */
export function after(grid: Grid, steps: readonly Step[]): Grid {
  const next = grid.copy();
  for (const step of steps) applyStep(next, step);
  return next;
}

/**
 * Whether a step shows what somebody claims: what it places, and every candidate that goes when it
 * is done. With a digit, the others of its cell go, and the digit from all cells that see it.
 */
export function shows(step: Step, claim: Claimed, grid: Grid): boolean {
  const { cell, digit, isPlacement } = claim;
  const isPlaced = step.placements.some((placement) => placement.cell === cell && placement.digit === digit);
  if (isPlacement || isPlaced) return isPlacement && isPlaced;
  return grid.has(cell, digit) && !after(grid, [step]).has(cell, digit);
}

/** What somebody says about candidates that are still there. */
export const claimsOf = (grid: Grid, { placements, eliminations }: Entered): readonly Claimed[] =>
  [
    ...placements.map((candidate) => ({ ...candidate, isPlacement: true })),
    ...eliminations.map((candidate) => ({ ...candidate, isPlacement: false })),
  ].filter(({ cell, digit }) => grid.has(cell, digit));

/** The first step of some techniques that shows a claim. */
export function showing(grid: Grid, claim: Claimed, among: readonly Technique[], givens: Uint8Array): Step | undefined {
  for (const step of stepsAmong(grid, among, givens)) if (shows(step, claim, grid)) return step;
  return undefined;
}
