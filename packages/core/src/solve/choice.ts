import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { check, type Expected, fail } from '../result.ts';
import type { DemandKind } from '../rules/demand.ts';
import type { Solver } from './solver.ts';

/** Some solvers to choose from. */
export const SOME_SOLVERS: Expected = [
  (solvers: readonly Solver[]) => Array.isArray(solvers) && solvers.length > 0 && solvers.every(isSolver),
  'a list of solvers, such as [await loadTurbo()]',
];

const isSolver = (solver: Solver | undefined): boolean => typeof solver?.prepare === 'function';

/**
 * Throws a RangeError, in the name of the public function `caller`, unless it was given a solver.
 */
export const checkSolver = (caller: string, solver: Solver, name = 'solver'): void =>
  check(caller, name, solver, [isSolver, 'a solver, such as bands']);

/** The kinds of demands that a solver understands if it does not name any. */
export const KNOWN_BY_ALL: readonly DemandKind[] = ['house', 'apart'];

/** The kinds of demands that there are. */
export const EVERY_KIND: readonly DemandKind[] = [
  'house',
  'apart',
  'digits',
  'pair',
  'sum',
  'set',
  'count',
  'automaton',
  'any',
  'connected',
  'labelled',
  'extra',
  'void',
];

/** The kinds of demands that a solver understands. */
export const knownBy = ({ knows = KNOWN_BY_ALL }: Solver): readonly DemandKind[] => knows;

/**
 * Whether a solver can solve boards of a geometry: it understands all demands of the board, and
 * supports it.
 *
 *     canSolve(SOLVERS[0], classic)      // true
 */
export function canSolve(solver: Solver, geometry: Geometry): boolean {
  checkSolver('canSolve', solver);
  checkGeometry('canSolve', geometry);
  return canSolveFor(solver, geometry);
}

const canSolveFor = (solver: Solver, geometry: Geometry): boolean =>
  (geometry.demands.length === 0 || isKnown(geometry, knownBy(solver))) && solver.supports(geometry);

const isKnown = ({ demands }: Geometry, kinds: readonly DemandKind[]): boolean =>
  demands.every(({ kind }) => kinds.includes(kind));

/**
 * The first of some solvers that can solve boards of a geometry. Throws a RangeError if none can.
 */
export const firstFor = (geometry: Geometry, solvers: readonly Solver[]): Solver =>
  solvers.find((solver) => canSolveFor(solver, geometry)) ??
  fail(`no solver for ${geometry.id} among ${solvers.map((solver) => solver.name).join(', ')}`);
