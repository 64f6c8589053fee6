import { checkGrid, type Grid, gridOf } from '../puzzle/grid.ts';
import { checkPuzzle, isFilled, type Puzzle } from '../puzzle/puzzle.ts';
import { checkOptions, type KeysOf, LIST } from '../result.ts';
import { A_BUDGET, type Budget, isSpent, STEP_BUDGET } from './steps/budget.ts';
import { isContradictory, Position } from './steps/position.ts';
import { checkStep, type Step } from './steps/step.ts';
import type { Technique } from './steps/technique.ts';
import { TECHNIQUES } from './techniques.ts';

/** How a search for steps is done. */
export interface StepOptions {
  /**
   * Which techniques are tried, in this order. Default: all of the table. Leave out the family
   * `uniqueness` when a puzzle may have several solutions.
   */
  readonly techniques?: readonly Technique[];
  /**
   * The printed digits, 0 elsewhere. Some techniques tell them from digits that were placed later.
   */
  readonly givens?: Uint8Array;
  /**
   * The work that the search may still do. The budget counts down. When it is spent, the last
   * techniques of the table give up. Default: some seconds of work for each step.
   */
  readonly budget?: Budget;
}

const STEP_KEYS: KeysOf<StepOptions> = {
  techniques: [
    (techniques: readonly Technique[]) =>
      Array.isArray(techniques) && techniques.every((technique) => typeof technique?.find === 'function'),
    'a list of techniques, such as TECHNIQUES',
  ],
  givens: LIST,
  budget: A_BUDGET,
};

/** The steps from the givens to the end. */
export interface Path {
  readonly steps: readonly Step[];
  /**
   * `solved`: every cell is filled. `stuck`: the techniques find nothing more. `contradiction`:
   * some cell or digit has no place left. `budget`: the budget was spent before they had found
   * anything.
   */
  readonly end: 'solved' | 'stuck' | 'contradiction' | 'budget';
  /** The grid after the last step. */
  readonly grid: Grid;
}

/**
 * The first step of the first technique that finds a step. Undefined when no technique does.
 *
 *     nextStep(gridOf(puzzleOf('123.' + '....'.repeat(3)))).technique      // 'full-house'
 */
export function nextStep(grid: Grid, options: StepOptions = {}): Step | undefined {
  checkGrid('nextStep', grid);
  checkStepOptions('nextStep', options);
  return firstStep(new Position(grid, options.givens, { budget: options.budget }), options);
}

function firstStep(position: Position, { techniques = TECHNIQUES }: StepOptions): Step | undefined {
  for (const technique of techniques) {
    if (technique.supports?.(position.geometry) === false) continue;
    for (const step of technique.find(position)) return step;
  }
  return undefined;
}

/**
 * Every step of every technique in a grid as it stands, technique by technique. The grid must not
 * change meanwhile.
 *
 *     const grid = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     const techniques = [techniqueCalled('full-house')];
 *     [...allSteps(grid, { techniques })].length      // 1
 */
export function allSteps(grid: Grid, options: StepOptions = {}): Generator<Step> {
  checkGrid('allSteps', grid);
  checkStepOptions('allSteps', options);
  return stepsIn(grid, options);
}

function* stepsIn(grid: Grid, { techniques = TECHNIQUES, givens, budget }: StepOptions): Generator<Step> {
  const position = new Position(grid, givens, { budget });
  for (const technique of techniques)
    if (technique.supports?.(grid.geometry) !== false) yield* technique.find(position);
}

/**
 * Applies a step to a grid: eliminates its candidates, and places its digits.
 *
 *     const grid = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     applyStep(grid, nextStep(grid));
 *     grid.digits[3]      // 4
 */
export function applyStep(grid: Grid, step: Step): void {
  checkGrid('applyStep', grid);
  checkStep('applyStep', step);
  const { eliminations, placements } = step;
  for (const candidate of eliminations) grid.eliminate(candidate);
  for (const { cell, digit } of placements) grid.place(cell, digit);
}

/**
 * Solves a puzzle step by step. Each step is the first of the first technique that finds a step.
 * The number of solutions is not checked: if there are several, steps of the family `uniqueness`
 * may be wrong.
 *
 *     solvePath(puzzleOf('.'.repeat(16))).end      // 'stuck'
 */
export function solvePath(puzzle: Puzzle, options: StepOptions = {}): Path {
  checkPuzzle('solvePath', puzzle);
  checkStepOptions('solvePath', options);
  return pathThrough(gridOf(puzzle), { givens: puzzle.givens, ...options });
}

/**
 * Solves a grid as it stands, step by step as `solvePath` does. The grid is left alone.
 *
 *     pathFrom(gridOf(puzzleOf('123.' + '....'.repeat(3)))).steps[0].technique      // 'full-house'
 */
export function pathFrom(grid: Grid, options: StepOptions = {}): Path {
  checkGrid('pathFrom', grid);
  checkStepOptions('pathFrom', options);
  return pathThrough(grid.copy(), options);
}

/** The steps from a grid, which they fill. */
function pathThrough(grid: Grid, options: StepOptions): Path {
  const steps: Step[] = [];
  const position = new Position(grid, options.givens, { budget: options.budget });
  const ending = (end: Path['end']): Path => ({ steps, end, grid });
  for (;;) {
    if (isContradictory(grid)) return ending('contradiction');
    if (isFilled(grid.geometry, grid.digits)) return ending('solved');
    if (!options.budget) position.budget.left = STEP_BUDGET;
    const step = firstStep(position, options);
    if (!step) return ending(isSpent(position.budget) ? 'budget' : 'stuck');
    steps.push(step);
    position.apply(step);
  }
}

/** Throws a RangeError, in the name of the public function `caller`, for unknown options. */
export function checkStepOptions(caller: string, options: StepOptions): void {
  checkOptions(caller, options, STEP_KEYS);
}
