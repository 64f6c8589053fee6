/** The work behind `END`, done in the engine's thread: what a finished game needed. */
import {
  allSteps,
  applyStep,
  nextStep,
  type Step,
  type StepOptions,
  TECHNIQUES,
  type Technique,
  techniqueNames,
} from '@pencilmark/core/human';
import { type Candidate, type Grid, gridOf, makePuzzle } from '@pencilmark/core/puzzle';
import type { WorkOf } from '../../engine/task.ts';
import { geometryCalled } from '../../puzzles/boards.ts';
import type { END, HardestStep } from './tasks.ts';

type Of = WorkOf<typeof END>;

const SINGLES: readonly Technique[] = TECHNIQUES.filter(({ family }) => family === 'singles');
const RANKS: ReadonlyMap<string, number> = new Map(TECHNIQUES.map(({ id }, rank) => [id, rank]));

/** No board needs more steps that are no singles; beyond them nothing more is said. */
const MOST_STEPS = 500;

export const way: Of['way'] = ({ board, givens, entries }) => {
  const puzzle = makePuzzle(geometryCalled(board), givens);
  const options: StepOptions = { givens: Uint8Array.from(givens) };
  const grid = gridOf(puzzle);
  let left = MOST_STEPS;
  let hardest: HardestStep | undefined;
  const reasons = entries.map((entry, at) => {
    const reason = reasonFor(grid, entry, options, left);
    if (reason) {
      left -= reason.steps;
      if (!hardest || rankOf(reason.step) > rankOf(hardest.step)) hardest = { ...reason, at };
    } else left = 0;
    grid.place(entry.cell, entry.digit);
    return reason?.step.technique;
  });
  const names = [...new Set(reasons)].flatMap((id) => (id === undefined ? [] : [[id, techniqueNames(id)] as const]));
  return { reasons, names: Object.fromEntries(names), hardest };
};

const rankOf = ({ technique }: Step): number => RANKS.get(technique)!;

/** The hardest step of a reason, the digits that stood there, and how many steps it takes. */
interface Reason {
  readonly step: Step;
  readonly digits: Uint8Array;
  readonly steps: number;
}

/**
 * The easiest steps after which a digit is a single, as the hardest of them. Candidates that they
 * remove are removed from the grid, so that no step is searched twice.
 */
function reasonFor(grid: Grid, entry: Candidate, options: StepOptions, most: number): Reason | undefined {
  const thought = grid.copy();
  let hardest: Omit<Reason, 'steps'> | undefined;
  const note = (step: Step): void => {
    if (!hardest || rankOf(step) > rankOf(hardest.step)) hardest = { step, digits: thought.digits.slice() };
  };
  for (let steps = 0; steps <= most; steps++) {
    const single = thought.digits[entry.cell] === 0 ? singleOf(thought, entry, options) : undefined;
    if (single) note(single);
    if (single || thought.digits[entry.cell] !== 0) {
      learn(grid, thought);
      return { ...hardest!, steps };
    }
    const step = nextStep(thought, options);
    if (!step) return undefined;
    note(step);
    applyStep(thought, step);
  }
  return undefined;
}

/** The easiest single that places a digit. */
function singleOf(grid: Grid, { cell, digit }: Candidate, options: StepOptions): Step | undefined {
  for (const step of allSteps(grid, { ...options, techniques: SINGLES }))
    if (step.placements.some((placement) => placement.cell === cell && placement.digit === digit)) return step;
  return undefined;
}

/** Takes over what a search learnt: removed candidates, also those beside a digit. */
function learn(grid: Grid, thought: Grid): void {
  grid.candidates.forEach((candidates, cell) => {
    const digit = thought.digits[cell]!;
    grid.candidates[cell] = candidates & (digit === 0 ? thought.candidates[cell]! : 1 << (digit - 1));
  });
}
