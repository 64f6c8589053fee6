import type { Geometry } from '../geometry/geometry.ts';
import { fail } from '../result.ts';
import type { Solver } from './solver.ts';

/** The first of some solvers that supports a geometry; fails loudly when none does. */
export const firstFor = (geometry: Geometry, solvers: readonly Solver[]): Solver =>
  solvers.find((solver) => solver.supports(geometry)) ??
  fail(`no solver for ${geometry.id} among ${solvers.map((solver) => solver.name).join(', ')}`);
