import { isSpent } from '../steps/budget.ts';
import type { Step } from '../steps/step.ts';
import { effortOf, leastEffortOf } from './effort.ts';
import { refutedBy, stepsOf } from './found.ts';
import { type Asked, between, positionOf } from './walk.ts';

/** The step with the least effort, below a bound, that rules the candidate out at once. */
export function directStep(asked: Asked, bound: number): Step | undefined {
  const { budget, candidate, grid, techniques } = asked;
  const position = positionOf(grid, asked);
  let best: Step | undefined;
  let least = bound;
  const offer = (step: Step): void => {
    const effort = effortOf(step);
    if (effort >= least || !isRuledOut(asked, step)) return;
    [best, least] = [step, effort];
  };
  for (const technique of between(techniques, 'full-house', 'nishio'))
    if (leastEffortOf(technique) < least && !isSpent(budget))
      for (const step of stepsOf(position, technique)) offer(step);
  for (const depth of ['plain', 'cases', 'everything'] as const) {
    const found = refutedBy(position, candidate, depth);
    if (typeof found !== 'string') offer(found.step);
  }
  return best;
}

/** Whether a step takes the candidate away. */
function isRuledOut({ grid, candidate: { cell, digit } }: Asked, { eliminations, placements }: Step): boolean {
  const seeing = grid.geometry.peerSets[cell]!;
  return (
    eliminations.some((one) => one.cell === cell && one.digit === digit) ||
    placements.some((one) => (one.cell === cell ? one.digit !== digit : one.digit === digit && seeing.has(one.cell)))
  );
}
