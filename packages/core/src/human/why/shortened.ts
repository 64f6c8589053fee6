import { applyStep } from '../path.ts';
import { isSpent } from '../steps/budget.ts';
import type { Step } from '../steps/step.ts';
import type { RepeatableStep } from './repeatable-step.ts';
import { positionOf, type Question } from './walk.ts';

/**
 * The steps without those that are not needed, as far as the budget goes. Each remaining step is
 * found again in its new position.
 */
export function shortened(question: Question, walk: readonly RepeatableStep[]): readonly Step[] {
  let kept = walk;
  for (let index = walk.length - 2; index >= 0 && !isSpent(question.budget); index--) {
    const before = kept.slice(0, index);
    const after = againAfter(question, before, kept.slice(index + 1));
    if (after) kept = [...before, ...after];
  }
  return kept.map(({ step }) => step);
}

/** The steps found again after others, if they still exclude the candidate. */
function againAfter(
  question: Question,
  before: readonly RepeatableStep[],
  steps: readonly RepeatableStep[],
): RepeatableStep[] | undefined {
  const grid = question.grid.copy();
  for (const { step } of before) applyStep(grid, step);
  const position = positionOf(grid, question);
  const findings: RepeatableStep[] = [];
  for (const { again } of steps) {
    const step = isSpent(question.budget) ? undefined : again(position);
    if (!step) return undefined;
    findings.push({ step, again });
    position.apply(step);
  }
  return grid.has(question.candidate.cell, question.candidate.digit) ? undefined : findings;
}
