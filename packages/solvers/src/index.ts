/** The solvers of all packages behind one door. Re-exports only. */
export { refereeFor, SOLVER_NAMES, solverCalled, solversFor } from './solvers.ts';
