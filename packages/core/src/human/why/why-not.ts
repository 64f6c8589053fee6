import { checkGrid, type Grid } from '../../puzzle/grid.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import { checkArgument } from '../../result.ts';
import { checkStepOptions, type StepOptions } from '../path.ts';
import { isSpent } from '../steps/budget.ts';
import type { Step } from '../steps/step.ts';
import { TECHNIQUES } from '../techniques.ts';
import { directStep } from './direct.ts';
import { effortOf } from './effort.ts';
import { shortened } from './shortened.ts';
import { type Question, walkTo } from './walk.ts';

/** Why a candidate is false, or why that is not known. */
export type WhyNot =
  | {
      readonly kind: 'steps';
      /** The last step excludes the candidate, and needs the steps before it. */
      readonly steps: readonly Step[];
      /** Whether the budget was spent before every way to shorten the steps was tried. */
      readonly isCut: boolean;
    }
  /**
   * `placed`: steps place the candidate itself. `possible`: every cell can be filled together with
   * it. `open`: the techniques show neither that it is false nor that it is possible; this happens
   * only on boards with rules that they do not follow to the end. `contradiction`: the grid cannot
   * be completed, with the candidate or without it. `budget`: the budget was spent before anything
   * was known.
   */
  | { readonly kind: 'placed' | 'possible' | 'open' | 'contradiction' | 'budget' };

/** For a single answer: a few seconds of work at most. */
const WHY_BUDGET = 1e7;

/**
 * Why a candidate is false: the steps that rule it out with the least effort that was found in the
 * budget. For every false candidate of a proper puzzle there are some, if the budget suffices.
 *
 *     const grid = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     whyNot(grid, { cell: 7, digit: 4 }).steps.length      // 1
 */
export function whyNot(grid: Grid, candidate: Candidate, options: StepOptions = {}): WhyNot {
  checkGrid('whyNot', grid);
  checkStepOptions('whyNot', options);
  const isThere = typeof candidate?.cell === 'number' && grid.has(candidate.cell, candidate.digit);
  checkArgument('whyNot', isThere, candidate, 'a candidate of the grid');
  const { techniques = TECHNIQUES, givens, budget = { left: WHY_BUDGET } } = options;
  const question: Question = { grid, givens, candidate, techniques, budget };
  const walk = walkTo(question);
  if (typeof walk === 'string') return { kind: walk };
  const least = effortOfAll(shortened(question, walk));
  const direct = directStep(question, least.effort);
  return { kind: 'steps', steps: direct ? [direct] : least.steps, isCut: isSpent(budget) };
}

const effortOfAll = (steps: readonly Step[]) => ({
  steps,
  effort: steps.reduce((sum, step) => sum + effortOf(step), 0),
});
