import type { Grid } from '../../puzzle/grid.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import type { Step } from '../steps/step.ts';
import { patternCovers } from './pattern-cover.ts';

/**
 * The fault of a step that rests on guardians. It checks that a guardian must be true, and that
 * each guardian leads to what the step does. Undefined for a sound step.
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

/** The guardians that a step names. Guardians of a single digit are named by their cells. */
export function guardiansOf({ args }: Step): readonly Candidate[] | undefined {
  const { guardians, digit } = args;
  if (guardians && 'candidates' in guardians) return guardians.candidates;
  if (!guardians || !digit || !('cells' in guardians && 'digits' in digit)) return undefined;
  return guardians.cells.map((cell) => ({ cell, digit: digit.digits[0]! }));
}

/** Whether two candidates cannot both be true. */
const areApart = ({ geometry }: Grid, a: Candidate, b: Candidate): boolean =>
  a.cell === b.cell ? a.digit !== b.digit : a.digit === b.digit && geometry.peerSets[a.cell]!.has(b.cell);
