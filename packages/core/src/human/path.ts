import { type Grid, gridOf } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { isContradictory, Position } from './position.ts';
import type { Step } from './step.ts';
import type { Technique } from './technique.ts';
import { TECHNIQUES } from './techniques.ts';

/** What a search for steps may be told. */
export interface StepOptions {
  /** In the order in which they are tried; all of the table when not said. Leave out the family `uniqueness` when a puzzle may have several solutions. */
  readonly techniques?: readonly Technique[];
  /** The printed digits, 0 elsewhere: some techniques distinguish them from those placed later. */
  readonly givens?: Uint8Array;
}

/** The steps from the givens to the end. */
export interface Path {
  readonly steps: readonly Step[];
  /** Every cell filled · the techniques find nothing more · a cell or a digit has no place left. */
  readonly end: 'solved' | 'stuck' | 'contradiction';
  /** The grid behind the last step. */
  readonly grid: Grid;
}

/**
 * The first step of the first technique that finds one, or nothing.
 *
 *     nextStep(gridOf(puzzleOf('123.' + '....'.repeat(3)))).technique      // 'full-house'
 */
export function nextStep(grid: Grid, { techniques = TECHNIQUES, givens }: StepOptions = {}): Step | undefined {
  const position = new Position(grid, givens);
  for (const technique of techniques) {
    if (technique.supports?.(grid.geometry) === false) continue;
    for (const step of technique.find(position)) return step;
  }
  return undefined;
}

/** Every step of every technique in a grid as it stands, technique by technique. The grid must not change meanwhile. */
export function* allSteps(grid: Grid, { techniques = TECHNIQUES, givens }: StepOptions = {}): Generator<Step> {
  const position = new Position(grid, givens);
  for (const technique of techniques)
    if (technique.supports?.(grid.geometry) !== false) yield* technique.find(position);
}

/** Does what a step says: takes its candidates from the grid, and places its digits. */
export function applyStep(grid: Grid, { eliminations, placements }: Step): void {
  for (const candidate of eliminations) grid.eliminate(candidate);
  for (const { cell, digit } of placements) grid.place(cell, digit);
}

/**
 * Solves a puzzle step by step, each time with the first step of the first technique that finds one. It does not ask whether the puzzle
 * has one solution; without that, steps of the family `uniqueness` may be wrong.
 *
 *     solvePath(puzzleOf('123.' + '....'.repeat(3))).end      // 'stuck'
 */
export function solvePath(puzzle: Puzzle, options: StepOptions = {}): Path {
  const grid = gridOf(puzzle);
  const steps: Step[] = [];
  const ending = (end: Path['end']): Path => ({ steps, end, grid });
  for (;;) {
    if (isContradictory(new Position(grid))) return ending('contradiction');
    if (!grid.digits.includes(0)) return ending('solved');
    const step = nextStep(grid, { givens: puzzle.givens, ...options });
    if (!step) return ending('stuck');
    steps.push(step);
    applyStep(grid, step);
  }
}
