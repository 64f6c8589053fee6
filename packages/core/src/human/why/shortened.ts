import { applyStep } from '../path.ts';
import { isSpent } from '../steps/budget.ts';
import type { Step } from '../steps/step.ts';
import type { Found } from './found.ts';
import { type Asked, positionOf } from './walk.ts';

/**
 * The steps without those that are not needed, as far as the budget goes. Each remaining step is
 * found again in its new position.
 */
export function shortened(question: Asked, walk: readonly Found[]): readonly Step[] {
  let kept = walk;
  for (let index = walk.length - 2; index >= 0 && !isSpent(question.budget); index--) {
    const before = kept.slice(0, index);
    const after = againAfter(question, before, kept.slice(index + 1));
    if (after) kept = [...before, ...after];
  }
  return kept.map(({ step }) => step);
}

/** The steps found again after others, if they still exclude the candidate. */
function againAfter(question: Asked, before: readonly Found[], steps: readonly Found[]): Found[] | undefined {
  const grid = question.grid.copy();
  for (const { step } of before) applyStep(grid, step);
  const position = positionOf(grid, question);
  const findings: Found[] = [];
  for (const { again } of steps) {
    const step = isSpent(question.budget) ? undefined : again(position);
    if (!step) return undefined;
    findings.push({ step, again });
    position.apply(step);
  }
  return grid.has(question.candidate.cell, question.candidate.digit) ? undefined : findings;
}
