import { checkGeometry } from '@pencilmark/core/geometry';
import { digitsOf, type Geometry } from '@pencilmark/core/geometry/plain';
import { nextStep, proofFault, type Step, TECHNIQUES } from '@pencilmark/core/human';
import { type Grid, makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import { checkArgument } from '@pencilmark/core/result';
import { backtracking, exactCover, type Solver, search, solverFor } from '@pencilmark/core/solve';
import { A_DRILL } from '../expected.ts';
import { firstWord } from './answer.ts';
import { after, stepsAmong, stepsOf } from './conclusions.ts';
import { type Drill, positionOfDrill } from './drill.ts';
import { withForms } from './forms.ts';
import { sightOf } from './sight.ts';

/**
 * How closely a drill is looked at.
 *
 * - `step`: one solver finds one solution of the puzzle, another finds the same of the position;
 *   the technique finds a step, in the grade `shown` one where the drill says to look
 * - `accepted`: also, no step that is accepted contradicts the solution, and proofs can be followed
 * - `whole`: also, both solvers agree on the puzzle; in a drill from a game nothing easier is
 *   found; and each candidate, entered alone, is judged as the steps and the solution show
 */
export type DrillCheck = 'step' | 'accepted' | 'whole';

/** What plain search may take, so that looking at all drills ends soon. */
const MOST_CALLS = { position: 500_000, puzzle: 2_000_000 };

const CHECKS: readonly DrillCheck[] = ['step', 'accepted', 'whole'];

/**
 * What is wrong with a drill, as a sentence; undefined when nothing is.
 *
 *     const [drill] = readDrills('full-house\tshown\t4x4\t123.341221434321\t-\tr4')
 *     drillFault(drill, boxed(2, 2), 'whole')      // 'r4 shows no step'
 */
export function drillFault(drill: Drill, geometry: Geometry, check: DrillCheck): string | undefined {
  checkArgument('drillFault', A_DRILL[0](drill as never), drill, A_DRILL[1]);
  checkGeometry('drillFault', geometry);
  checkArgument('drillFault', CHECKS.includes(check), check, `one of ${CHECKS.join(', ')}`);
  const { grid, givens } = positionOfDrill(drill, geometry);
  const puzzle = makePuzzle(geometry, givens);
  const [best, other] = [solverFor(geometry), solverFor(geometry, [exactCover, backtracking])];
  const solution = onlySolution(puzzle, best);
  const isAgreed = (one: Puzzle, maxCalls: number): boolean =>
    onlySolution(one, other, maxCalls)?.join() === solution?.join();
  const isPositionAgreed = isAgreed(positionAsPuzzle(grid), MOST_CALLS.position);
  if (!solution || !isPositionAgreed || (check === 'whole' && !isAgreed(puzzle, MOST_CALLS.puzzle)))
    return 'the solvers do not find one and the same solution';
  const missing = stepFault(drill, grid, givens);
  if (missing || check === 'step') return missing;
  const steps = stepsOf(grid, drill.technique, givens);
  const unsound = steps.map((step) => faultOfStep(step, grid, solution)).find(Boolean);
  if (unsound || check === 'accepted') return unsound;
  return easierFault(drill, grid, givens) ?? acceptanceFault(grid, steps, solution);
}

/** A grid as a puzzle: digits are given, and removed candidates are struck out. */
function positionAsPuzzle({ geometry, digits, candidates }: Grid): Puzzle {
  const struckOut = geometry.cells
    .filter((cell) => digits[cell] === 0)
    .flatMap((cell) => digitsOf(geometry.allDigits & ~candidates[cell]!).map((digit) => ({ cell, digit })));
  return makePuzzle(geometry, digits, struckOut);
}

function onlySolution(puzzle: Puzzle, solver: Solver, maxCalls = Number.POSITIVE_INFINITY): Uint8Array | undefined {
  const { count, stopped, solutions } = search(puzzle, { limit: 2, solvers: [solver], maxCalls });
  return count === 1 && stopped === 'exhausted' ? solutions[0] : undefined;
}

const leadsTo = (grid: Grid, solution: Uint8Array): boolean =>
  grid.geometry.cells.every((cell) => grid.digits[cell] === solution[cell] || grid.has(cell, solution[cell]!));

function stepFault({ technique, grade, seen }: Drill, grid: Grid, givens: Uint8Array): string | undefined {
  let isThere = false;
  for (const step of stepsAmong(grid, withForms(technique).slice(0, 1), givens)) {
    isThere = true;
    if (grade !== 'shown' || sightOf(step, grid) === seen) return undefined;
  }
  return isThere ? `${seen} shows no step` : `${technique} finds nothing`;
}

function faultOfStep(step: Step, grid: Grid, solution: Uint8Array): string | undefined {
  const fault = proofFault(grid, step);
  if (fault) return `${step.technique}: ${fault}`;
  const isTrue = leadsTo(after(grid, [step]), solution);
  return isTrue ? undefined : `${step.technique} contradicts the solution`;
}

function easierFault({ grade, technique }: Drill, grid: Grid, givens: Uint8Array): string | undefined {
  if (grade !== 'game') return undefined;
  const before = TECHNIQUES.slice(
    0,
    TECHNIQUES.findIndex(({ id }) => id === technique),
  );
  const step = nextStep(grid, { techniques: before, givens });
  return step && `${step.technique} finds something before`;
}

/** Enters each candidate alone, and compares the word about it with the grids after the steps. */
function acceptanceFault(grid: Grid, steps: readonly Step[], solution: Uint8Array): string | undefined {
  const later = steps.map((step) => after(grid, [step]));
  for (const cell of grid.geometry.cells)
    for (const digit of digitsOf(grid.candidatesOf(cell)))
      for (const isPlacement of [true, false]) {
        const isTrue = (solution[cell] === digit) === isPlacement;
        const isShown = later.some((after) =>
          isPlacement ? after.digits[cell] === digit : after.digits[cell] !== digit && !after.has(cell, digit),
        );
        const word = isTrue ? (isShown ? 'found' : undefined) : 'wrong';
        const entered = isPlacement
          ? { placements: [{ cell, digit }], eliminations: [] }
          : { placements: [], eliminations: [{ cell, digit }] };
        const said = firstWord(grid, entered, { solution, steps })?.kind;
        if (said !== word) return `${digit} in cell ${cell}: ${said}, expected ${word}`;
      }
  return undefined;
}
