/** The solvers of all packages. This file only re-exports. */
export {
  type CarefulSolvers,
  carefulSolversFor,
  refereeFor,
  SOLVER_NAMES,
  solverCalled,
  solversFor,
} from './solvers.ts';
