import type { Grid } from '../../puzzle/grid.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import type { Step } from '../steps/step.ts';
import { patternCovers } from './pattern-cover.ts';

/**
 * What is wrong with a step of a pattern that cannot stand without its guardians: whether one of
 * these is true, and whether each of them leads to what the step does. Undefined when nothing is.
 */
export function guardianFault(grid: Grid, step: Step, guardians: readonly Candidate[]): string | undefined {
  const starts = guardians.map((guardian) => ({ ...guardian, isOn: true }));
  const [only] = starts;
  if (!only || !patternCovers(grid, step, starts, only)) return 'the pattern can stand without its guardians';
  const isRight =
    step.placements.every(({ cell, digit }) => starts.length === 1 && cell === only.cell && digit === only.digit) &&
    step.eliminations.every((lost) => guardians.every((guardian) => areApart(grid, guardian, lost)));
  return isRight ? undefined : 'the guardians do not show what the step does';
}

/** The guardians that a step names. Those of a single digit are named by their cells. */
export function guardiansOf({ args }: Step): readonly Candidate[] | undefined {
  const { guardians, digit } = args;
  if (guardians && 'candidates' in guardians) return guardians.candidates;
  if (!guardians || !digit || !('cells' in guardians && 'digits' in digit)) return undefined;
  return guardians.cells.map((cell) => ({ cell, digit: digit.digits[0]! }));
}

/** Whether two candidates cannot both be true. */
const areApart = ({ geometry }: Grid, a: Candidate, b: Candidate): boolean =>
  a.cell === b.cell ? a.digit !== b.digit : a.digit === b.digit && geometry.peerSets[a.cell]!.has(b.cell);
