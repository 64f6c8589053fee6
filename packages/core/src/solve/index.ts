export { backtracking } from './backtracking.ts';
export { bands } from './bands.ts';
export { candidateLists } from './candidate-lists.ts';
export { crossCheck } from './cross-check.ts';
export { exactCover } from './exact-cover.ts';
export { handOver } from './hand-over.ts';
export { isSolution } from './is-solution.ts';
export { linearScan } from './linear-scan.ts';
export { lockedPairs } from './locked-pairs.ts';
export { nakedSingles } from './naked-singles.ts';
export { possibles } from './possibles.ts';
export { searchAmong } from './prepared.ts';
export { type Answer, Disagreement, referee } from './referee.ts';
export { singles } from './singles.ts';
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
export { Tally } from './tally.ts';
