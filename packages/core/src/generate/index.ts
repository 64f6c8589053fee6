export { canCover } from './clues/cover.ts';
export { type CluedOptions, type GeneratedClued, generateClued } from './clues/generate-clued.ts';
export { type ProposalOptions, proposeClues } from './clues/propose.ts';
export { type Completion, type CompletionOptions, completePuzzle } from './completion.ts';
export { fillGrid } from './fill.ts';
export {
  GENERATE_METHODS,
  type Generated,
  type GenerateMethod,
  type GenerateOptions,
  generate,
} from './generate.ts';
export { orbits, SYMMETRIES, type SymmetryName } from './pattern.ts';
export { type RandomSolution, randomSolution, type SolutionOptions } from './solution.ts';
export { type Thinned, type ThinOptions, thinPuzzle } from './thin.ts';
