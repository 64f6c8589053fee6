import type { Geometry } from '../geometry/geometry.ts';
import { fail } from '../result.ts';
import type { DemandKind } from '../rules/demand.ts';
import type { Solver } from './solver.ts';

/** The kinds of demands that a solver understands if it does not name any. */
export const KNOWN_BY_ALL: readonly DemandKind[] = ['house', 'apart'];

/** The kinds of demands that a solver understands. */
export const knownBy = ({ knows = KNOWN_BY_ALL }: Solver): readonly DemandKind[] => knows;

/**
 * Whether a solver can solve boards of a geometry: it understands all demands of the board, and
 * supports it.
 *
 *     canSolve(SOLVERS[0], classic)      // true
 */
export const canSolve = (solver: Solver, geometry: Geometry): boolean =>
  (geometry.demands.length === 0 || isKnown(geometry, knownBy(solver))) && solver.supports(geometry);

const isKnown = ({ demands }: Geometry, kinds: readonly DemandKind[]): boolean =>
  demands.every(({ kind }) => kinds.includes(kind));

/**
 * The first of some solvers that can solve boards of a geometry. Throws a RangeError if none can.
 */
export const firstFor = (geometry: Geometry, solvers: readonly Solver[]): Solver =>
  solvers.find((solver) => canSolve(solver, geometry)) ??
  fail(`no solver for ${geometry.id} among ${solvers.map((solver) => solver.name).join(', ')}`);
