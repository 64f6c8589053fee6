export { isSolution } from './is-solution.ts';
export { type Answer, Disagreement, referee } from './referee.ts';
export {
  countSolutions,
  enumerate,
  isMinimal,
  isProper,
  type Judgement,
  judge,
  type Solvers,
  search,
  solve,
  trueCandidates,
} from './solve.ts';
export type { Search, SearchOptions, SearchResult, Solver, TraceEvent } from './solver.ts';
export { SOLVERS, solverFor, solverNamed } from './solvers.ts';
