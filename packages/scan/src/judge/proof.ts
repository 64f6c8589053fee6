import type { Geometry } from '@pencilmark/core/geometry';
import { type Solver, searchAmong } from '@pencilmark/core/solve';

/**
 * How many solutions a reading has. 'unknown': the solver gave up, and nothing is proved.
 */
export type Verdict = 'proper' | 'several' | 'none' | 'unknown';

/** What a solver says of a reading. */
export interface Proof {
  readonly verdict: Verdict;
  /** The only solution of a proper reading. */
  readonly solution?: Uint8Array;
}

/** Counts the solutions of a reading without conflicts. */
export type Prover = (reading: Uint8Array) => Proof;

/** A prover whose questions may take `maxCalls` calls together. After that it knows nothing. */
export function makeProver(geometry: Geometry, solvers: readonly Solver[], maxCalls: number): Prover {
  let left = maxCalls;
  return (givens) => {
    if (left <= 0) return { verdict: 'unknown' };
    const { solutions, calls, stopped } = searchAmong(solvers, { geometry, givens }, { limit: 2, maxCalls: left });
    left -= Math.max(1, calls);
    if (solutions.length > 1) return { verdict: 'several' };
    if (stopped === 'budget') return { verdict: 'unknown' };
    return solutions[0] ? { verdict: 'proper', solution: solutions[0] } : { verdict: 'none' };
  };
}
