import { type Geometry, referee, SOLVERS, type Solver, solverNamed } from '@pencilmark/core';

/** Boards above this size are for conflict learning too; up to it, propagation and trying is quick and needs no WebAssembly. */
const LARGEST_FOR_CORE = 9;

// A megabyte of WebAssembly, so it is loaded when the first puzzle needs it.
const LOADED: Readonly<Record<string, () => Promise<Solver>>> = {
  'singles+sat': async () => (await import('@pencilmark/sat')).loadLargeSolver(),
  sat: async () => (await import('@pencilmark/sat')).loadSat(),
};

/** Every name that `--solver` knows. */
export const SOLVER_NAMES: readonly string[] = [...SOLVERS.map((solver) => solver.name), ...Object.keys(LOADED)];

const kept = new Map<string, Promise<Solver>>();

/** The solver with a name out of `SOLVER_NAMES`; always the same one, so that what it prepares is kept. */
export function solverCalled(name: string): Promise<Solver> {
  let solver = kept.get(name);
  if (!solver) kept.set(name, (solver = LOADED[name]?.() ?? Promise.resolve(solverNamed(name)!)));
  return solver;
}

/** The solvers for a board, best first; with a name, that one only. */
export async function solversFor(geometry: Geometry, name?: string): Promise<readonly Solver[]> {
  if (name !== undefined) return [await solverCalled(name)];
  return geometry.size > LARGEST_FOR_CORE ? [await solverCalled('singles+sat'), ...SOLVERS] : SOLVERS;
}

const referees = new Map<string, Solver>();

/** A solver that asks this one and another, and throws a `Disagreement` when they differ. */
export async function refereeFor(solver: Solver): Promise<Solver> {
  let asking = referees.get(solver.name);
  if (!asking) {
    asking = referee(solver, await solverCalled(solver.name === 'singles' ? 'exact-cover' : 'singles'));
    referees.set(solver.name, asking);
  }
  return asking;
}
