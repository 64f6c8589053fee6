/**
 * The parts of the engine of Pencilmark that most programs need. The rest is imported from
 * `@pencilmark/core/geometry`, `/puzzle`, `/format`, `/solve`, `/human`, `/rate`, `/generate`,
 * `/random` and `/result`.
 */
export { formatNamed, type ParseError, parsePuzzle, puzzleOf } from './format/index.ts';
export { type GenerateOptions, generate } from './generate/index.ts';
export {
  boardOf,
  boxed,
  type Cell,
  cellName,
  classic,
  type Digit,
  type Geometry,
  geometryOf,
  sized,
} from './geometry/index.ts';
export { explain, hint, nextStep, type Step, solvePath } from './human/index.ts';
export { type Candidate, emptyPuzzle, gridOf, makePuzzle, type Puzzle } from './puzzle/index.ts';
export { rate, raterFor } from './rate/index.ts';
export type { Result } from './result.ts';
export {
  countSolutions,
  isMinimal,
  isProper,
  judge,
  type SearchOptions,
  type SearchResult,
  type Solver,
  search,
  solve,
} from './solve/index.ts';
