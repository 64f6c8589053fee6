/** The work behind `HINT`, done in the engine's thread: what people do. */
import type { Geometry } from '@pencilmark/core/geometry';
import {
  allSteps,
  applyStep,
  hintParts,
  isContradictory,
  isSpent,
  LANGUAGES,
  nextStep,
  pathFrom,
  STEP_BUDGET,
  type Step,
  type StepOptions,
  TECHNIQUES,
  type Technique,
  techniqueCalled,
  techniqueName,
  unfold,
} from '@pencilmark/core/human';
import { type Candidate, Grid } from '@pencilmark/core/puzzle';
import { geometryCalled } from '../puzzles/boards.ts';
import type { End, HintQuestion, Telling, Told } from './tasks.ts';

export function gridFrom({ board, digits, candidates }: Pick<HintQuestion, 'board' | 'digits' | 'candidates'>): Grid {
  const grid = new Grid(geometryCalled(board));
  grid.digits.set(digits);
  grid.candidates.set(candidates);
  return grid;
}

function optionsFor({ isProper, givens, practised = '' }: HintQuestion): StepOptions & { techniques: Technique[] } {
  const first = techniqueCalled(practised);
  const techniques = TECHNIQUES.filter(({ family }) => isProper || family !== 'uniqueness');
  return { givens: Uint8Array.from(givens), techniques: first ? [first, ...techniques] : techniques };
}

export function told(step: Step, geometry: Geometry): Told {
  const tellings = LANGUAGES.map(({ code: language }) => {
    const telling: Telling = {
      name: techniqueName(step.technique, language),
      where: hintParts(step, geometry, 'where', { language }),
      technique: hintParts(step, geometry, 'technique', { language }),
      full: hintParts(step, geometry, 'full', { language }),
      parts: unfold(step, geometry, { language }),
    };
    return [language, telling];
  });
  const rank = TECHNIQUES.findIndex(({ id }) => id === step.technique);
  return { step, hardness: rank / (TECHNIQUES.length - 1), tellings: Object.fromEntries(tellings) };
}

/** The next step, or why there is none. */
export function next(question: HintQuestion): Told | End {
  const grid = gridFrom(question);
  if (isContradictory(grid)) return 'contradiction';
  if (!grid.digits.includes(0)) return 'solved';
  const budget = { left: STEP_BUDGET };
  const step = nextStep(grid, { ...optionsFor(question), budget });
  return step ? told(step, grid.geometry) : isSpent(budget) ? 'budget' : 'stuck';
}

/** Every step to the end. */
export function path(question: HintQuestion): { readonly steps: readonly Told[]; readonly end: End } {
  const grid = gridFrom(question);
  const { steps, end } = pathFrom(grid, optionsFor(question));
  return { steps: steps.map((step) => told(step, grid.geometry)), end };
}

// Milliseconds in which steps that are not needed are looked for.
const TIME_TO_SHORTEN = 1500;

/**
 * The steps that rule a candidate out, the last one itself; nothing where the techniques do not
 * reach it.
 */
export function why(question: HintQuestion & { readonly candidate: Candidate }): readonly Told[] | undefined {
  const { candidate } = question;
  const start = gridFrom(question);
  const { geometry } = start;
  const options = optionsFor(question);
  const steps: Step[] = [];
  const grid = start.copy();
  while (grid.has(candidate.cell, candidate.digit)) {
    const step = isContradictory(grid) ? undefined : nextStep(grid, options);
    if (!step) return undefined;
    steps.push(step);
    applyStep(grid, step);
  }
  return (direct(start, candidate, steps, options) ?? shortened(start, candidate, steps, options)).map((step) =>
    told(step, geometry),
  );
}

/** One step that rules the candidate out at once, no harder than the steps of a path to it. */
function direct(start: Grid, { cell, digit }: Candidate, path: readonly Step[], options: StepOptions) {
  const ranks = path.map(({ technique }) => TECHNIQUES.findIndex(({ id }) => id === technique));
  const techniques = TECHNIQUES.slice(0, Math.max(...ranks) + 1).filter((row) => options.techniques?.includes(row));
  const seeing = start.geometry.peerSets[cell]!;
  for (const step of allSteps(start, { ...options, techniques })) {
    const isHit =
      step.eliminations.some((one) => one.cell === cell && one.digit === digit) ||
      step.placements.some((one) =>
        one.cell === cell ? one.digit !== digit : one.digit === digit && seeing.has(one.cell),
      );
    if (isHit) return [step];
  }
  return undefined;
}

/**
 * The steps without those that the others do not need: each of those left is found again in the
 * position that it then meets.
 */
function shortened(start: Grid, candidate: Candidate, path: readonly Step[], options: StepOptions): readonly Step[] {
  const until = performance.now() + TIME_TO_SHORTEN;
  let kept = path;
  for (let index = path.length - 2; index >= 0 && performance.now() < until; index--) {
    const before = kept.slice(0, index);
    const grid = start.copy();
    for (const step of before) applyStep(grid, step);
    const after = replayed(grid, kept.slice(index + 1), options);
    if (after && !grid.has(candidate.cell, candidate.digit)) kept = [...before, ...after];
  }
  return kept;
}

/**
 * The same steps found again in another position, which they change; nothing when one of them is
 * not there.
 */
function replayed(grid: Grid, steps: readonly Step[], options: StepOptions): Step[] | undefined {
  const again: Step[] = [];
  for (const wanted of steps) {
    const techniques = [techniqueCalled(wanted.technique)!];
    let found: Step | undefined;
    for (const step of allSteps(grid, { ...options, techniques }))
      if (doesAll(step, wanted, grid)) {
        found = step;
        break;
      }
    if (!found) return undefined;
    again.push(found);
    applyStep(grid, found);
  }
  return again;
}

/** Whether a step places and eliminates what another does, as far as it is still there. */
const doesAll = (step: Step, wanted: Step, grid: Grid): boolean =>
  covers(step.placements, wanted.placements) &&
  covers(
    step.eliminations,
    wanted.eliminations.filter(({ cell, digit }) => grid.has(cell, digit)),
  );

const covers = (list: readonly Candidate[], wanted: readonly Candidate[]): boolean =>
  wanted.every(({ cell, digit }) => list.some((one) => one.cell === cell && one.digit === digit));
