import type { Candidate } from '../../puzzle/puzzle.ts';
import type { Position } from '../steps/position.ts';
import type { Step } from '../steps/step.ts';
import type { Technique } from '../steps/technique.ts';
import { type Depth, refutingStep } from './refuting-step.ts';

/** A step, with a search that repeats it in another position. */
export interface RepeatableStep {
  readonly step: Step;
  again(position: Position): Step | undefined;
}

/** The cost of a technique's search, counted in candidates that take about as long. */
const SEARCH_COST = 500;

/** All steps of a technique in a position. */
export function* stepsOf(position: Position, technique: Technique): Generator<Step> {
  position.budget.left -= SEARCH_COST;
  if (technique.supports?.(position.geometry) !== false) yield* technique.find(position);
}

/** The first step of the first technique that finds a step. */
export function firstOf(position: Position, techniques: readonly Technique[]): RepeatableStep | undefined {
  for (const technique of techniques)
    for (const step of stepsOf(position, technique))
      return { step, again: (later) => withSameResult(stepsOf(later, technique), step, later) };
  return undefined;
}

/**
 * The refutation of a candidate, or of another candidate that must go first. Otherwise, why there
 * is none.
 */
export function refutedBy(
  position: Position,
  candidate: Candidate,
  depth: Depth,
): RepeatableStep | 'open' | 'filled' | 'spent' {
  const step = refutingStep(position, candidate, depth);
  if (typeof step === 'string') return step;
  const again = (later: Position): Step | undefined => {
    const refutation = refutingStep(later, step.eliminations[0]!, depth);
    return typeof refutation === 'string' ? undefined : withSameResult([refutation], step, later);
  };
  return { step, again };
}

/** The first step with the same result as a wanted step, as far as that is still open. */
function withSameResult(steps: Iterable<Step>, wanted: Step, { grid }: Position): Step | undefined {
  const eliminations = wanted.eliminations.filter(({ cell, digit }) => grid.has(cell, digit));
  for (const step of steps)
    if (covers(step.placements, wanted.placements) && covers(step.eliminations, eliminations)) return step;
  return undefined;
}

const covers = (list: readonly Candidate[], wanted: readonly Candidate[]): boolean =>
  wanted.every(({ cell, digit }) => list.some((candidate) => candidate.cell === cell && candidate.digit === digit));
