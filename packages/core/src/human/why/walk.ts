import type { Grid } from '../../puzzle/grid.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import { type Budget, isSpent } from '../steps/budget.ts';
import { isContradictory, Position } from '../steps/position.ts';
import type { Technique } from '../steps/technique.ts';
import { TECHNIQUES } from '../techniques.ts';
import { firstOf, type RepeatableStep, refutedBy } from './repeatable-step.ts';

/** A question: why is a candidate of a grid false? */
export interface Question {
  readonly grid: Grid;
  readonly givens: Uint8Array | undefined;
  readonly candidate: Candidate;
  readonly techniques: readonly Technique[];
  readonly budget: Budget;
}

/** The grid in which the walk continues. */
export const positionOf = (grid: Grid, { givens, budget }: Question): Position =>
  new Position(grid, givens, { budget });

/** The techniques of the table from one id up to another. */
export function between(techniques: readonly Technique[], from: string, to: string): readonly Technique[] {
  const rankOf = (id: string): number => TECHNIQUES.findIndex((row) => row.id === id);
  const meant: readonly Technique[] = TECHNIQUES.slice(rankOf(from), rankOf(to));
  return techniques.filter((row) => meant.includes(row));
}

/** How a walk ends that does not rule the candidate out. */
export type WalkEnd = 'placed' | 'possible' | 'open' | 'contradiction' | 'budget';

/** The end of a walk whose refutation shows nothing. */
const END_OF = { filled: 'possible', open: 'open', spent: 'budget' } as const;

/**
 * Walks step by step until the candidate is excluded: by singles, locked candidates and subsets;
 * then by supposing it; then by the techniques up to nets; then case by case.
 */
export function walkTo(question: Question): readonly RepeatableStep[] | WalkEnd {
  const { candidate, techniques, budget } = question;
  const easy = between(techniques, 'full-house', 'x-wing');
  const easyTechniques = between(techniques, 'x-wing', 'nishio');
  const grid = question.grid.copy();
  const position = positionOf(grid, question);
  const steps: RepeatableStep[] = [];
  while (grid.has(candidate.cell, candidate.digit)) {
    if (isSpent(budget)) return 'budget';
    if (isContradictory(grid)) return 'contradiction';
    const finding =
      firstOf(position, easy) ??
      withStep(refutedBy(position, candidate, 'plain')) ??
      firstOf(position, easyTechniques) ??
      withStep(refutedBy(position, candidate, 'cases')) ??
      refutedBy(position, candidate, 'everything');
    if (typeof finding === 'string') return END_OF[finding];
    steps.push(finding);
    position.apply(finding.step);
  }
  return grid.digits[candidate.cell] === candidate.digit ? 'placed' : steps;
}

const withStep = (finding: RepeatableStep | string): RepeatableStep | undefined =>
  typeof finding === 'string' ? undefined : finding;
