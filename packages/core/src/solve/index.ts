export { backdoorSize, smallestBackdoors } from './backdoors.ts';
export { backtracking } from './backtracking.ts';
export { bands } from './bands.ts';
export { candidateLists } from './candidate-lists.ts';
export { canSolve, KNOWN_BY_ALL, SOME_SOLVERS } from './choice.ts';
export { type ClueAnswer, clueConflict, spareClues } from './clues.ts';
export { crossCheck } from './cross-check.ts';
export { demands } from './demands/demands.ts';
export { enumerate } from './enumerate.ts';
export { exactCover } from './exact-cover.ts';
export { handOver } from './hand-over.ts';
export { isSolution } from './is-solution.ts';
export { type Judgement, judgeAmong } from './judge.ts';
export { linearScan } from './linear-scan.ts';
export { lockedPairs } from './locked-pairs.ts';
export { isMinimal, type SpareGivens, type SpareOptions, spareGivens } from './minimal.ts';
export { nakedSingles } from './naked-singles.ts';
export { possibles } from './possibles.ts';
export { searchAmong } from './prepared.ts';
export { checked, Disagreement, referee, type Statement } from './referee.ts';
export {
  type BudgetOptions,
  type SolverOptions,
  type Solvers,
  search,
} from './search.ts';
export { singles } from './singles.ts';
export { type CountOptions, countSolutions, isProper, judge, solve } from './solve.ts';
export type {
  Search,
  SearchOptions,
  SearchResult,
  Solver,
  TraceEvent,
} from './solver.ts';
export { SOLVERS, solverFor, solverNamed } from './solvers.ts';
export { Tally } from './tally.ts';
export { trueCandidates } from './true-candidates.ts';
