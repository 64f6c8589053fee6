import type { Geometry } from '../geometry/geometry.ts';
import { fail } from '../result.ts';
import { backtracking } from './backtracking.ts';
import type { Solver } from './solver.ts';

/** Every solver of core, best first: the first one that supports a geometry is the one to use. */
export const SOLVERS: readonly Solver[] = [backtracking];

/**
 * The best solver for a geometry. Apps that have more solvers pass `[turbo, sat, ...SOLVERS]`.
 *
 *     solverFor(classic).name      // SOLVERS[0].name
 */
export const solverFor = (geometry: Geometry, solvers: readonly Solver[] = SOLVERS): Solver =>
  solvers.find((solver) => solver.supports(geometry)) ?? fail(`no solver for ${geometry.id}`);
