import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { check } from '../result.ts';
import { backtracking } from './backtracking.ts';
import { bands } from './bands.ts';
import { candidateLists } from './candidate-lists.ts';
import { canSolve, firstFor, knownBy, SOME_SOLVERS } from './choice.ts';
import { crossCheck } from './cross-check.ts';
import { demands } from './demands/demands.ts';
import { exactCover } from './exact-cover.ts';
import { linearScan } from './linear-scan.ts';
import { lockedPairs } from './locked-pairs.ts';
import { nakedSingles } from './naked-singles.ts';
import { possibles } from './possibles.ts';
import { referee } from './referee.ts';
import { singles } from './singles.ts';
import type { Solver } from './solver.ts';

/** Every solver of core, best first: use the first that can solve a board. */
export const SOLVERS: readonly Solver[] = [
  bands,
  singles,
  demands,
  exactCover,
  lockedPairs,
  crossCheck,
  nakedSingles,
  possibles,
  candidateLists,
  backtracking,
  linearScan,
  /* @__PURE__ */ referee(/* @__PURE__ */ bestOf(bands, singles, lockedPairs), exactCover),
];

/** Some solvers as one, which uses the first that can solve the board. */
function bestOf(...solvers: readonly Solver[]): Solver {
  return {
    name: solvers.map((solver) => solver.name).join(' or '),
    says: 'the first of them that supports the board',
    traces: solvers.every((solver) => solver.traces),
    knows: [...new Set(solvers.flatMap(knownBy))],
    supports: (geometry) => solvers.some((solver) => canSolve(solver, geometry)),
    prepare: (geometry) => firstFor(geometry, solvers).prepare(geometry),
  };
}

/**
 * The best solver for a geometry: the first that can solve it. Apps that have more solvers pass
 * `[turbo, sat, ...SOLVERS]`.
 *
 *     solverFor(classic).name      // SOLVERS[0].name
 */
export function solverFor(geometry: Geometry, solvers: readonly Solver[] = SOLVERS): Solver {
  checkGeometry('solverFor', geometry);
  check('solverFor', 'solvers', solvers, SOME_SOLVERS);
  return firstFor(geometry, solvers);
}

/**
 * The solver with a name; undefined when there is none.
 *
 *     solverNamed('backtracking').supports(classic)      // true
 */
export const solverNamed = (name: string, solvers: readonly Solver[] = SOLVERS): Solver | undefined =>
  solvers.find((solver) => solver.name === name);
