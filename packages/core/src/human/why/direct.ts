import { isSpent } from '../steps/budget.ts';
import type { Step } from '../steps/step.ts';
import { effortOf, leastEffortOf } from './effort.ts';
import { refutedBy, stepsOf } from './repeatable-step.ts';
import { between, positionOf, type Question } from './walk.ts';

/** The step with the least effort, below a bound, that rules the candidate out at once. */
export function directStep(question: Question, bound: number): Step | undefined {
  const { budget, candidate, grid, techniques } = question;
  const position = positionOf(grid, question);
  let best: Step | undefined;
  let least = bound;
  const offer = (step: Step): void => {
    const effort = effortOf(step);
    if (effort >= least || !isRuledOut(question, step)) return;
    [best, least] = [step, effort];
  };
  for (const technique of between(techniques, 'full-house', 'nishio'))
    if (leastEffortOf(technique) < least && !isSpent(budget))
      for (const step of stepsOf(position, technique)) offer(step);
  for (const depth of ['plain', 'cases', 'everything'] as const) {
    const refutation = refutedBy(position, candidate, depth);
    if (typeof refutation !== 'string') offer(refutation.step);
  }
  return best;
}

/** Whether a step takes the candidate away. */
function isRuledOut({ grid, candidate: { cell, digit } }: Question, { eliminations, placements }: Step): boolean {
  const seeing = grid.geometry.peerSets[cell]!;
  return (
    eliminations.some((elimination) => elimination.cell === cell && elimination.digit === digit) ||
    placements.some((placement) =>
      placement.cell === cell ? placement.digit !== digit : placement.digit === digit && seeing.has(placement.cell),
    )
  );
}
