export { type CanonicalForm, canonicalForm } from './canonical.ts';
export { type Conflict, conflictCells, conflicts } from './conflicts.ts';
export { checkGrid, Grid, gridOf } from './grid.ts';
export {
  type Candidate,
  checkPuzzle,
  emptyPuzzle,
  filledCells,
  givenCount,
  isFilled,
  makePuzzle,
  type Puzzle,
  samePuzzle,
  withGiven,
} from './puzzle.ts';
export { permuteCells, relabel } from './transform.ts';
