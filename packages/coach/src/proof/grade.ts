import { allSteps, type Budget, STEP_BUDGET, type Step, TECHNIQUES, type Technique } from '@pencilmark/core/human';
import type { Candidate, Grid } from '@pencilmark/core/puzzle';
import { checkGrid } from '@pencilmark/core/puzzle';
import { check } from '@pencilmark/core/result';
import { A_CLAIM, KNOWN } from '../expected.ts';
import { easierThan } from './easier.ts';
import { forgotten } from './forgotten.ts';
import { namesFor } from './names.ts';
import type { Claim, ProofVerdict } from './reason.ts';
import { patternOf, restOf, wholeHouses } from './rest.ts';

/** What a claim is graded with. */
export interface GradeOptions {
  /** The printed digits, 0 elsewhere. */
  readonly givens: Uint8Array;
  /** The digits of all cells in the only solution. */
  readonly solution: Uint8Array;
  /** The techniques that count. Default: all. */
  readonly techniques?: readonly Technique[];
}

/** What grading one claim needs again and again. */
interface Graded extends Required<GradeOptions> {
  readonly grid: Grid;
  readonly claim: Claim;
  readonly budget: Budget;
}

/** Families whose steps rest on more than cells: on the whole board, or on all that is given. */
const OF_THE_WHOLE: readonly string[] = ['uniqueness', 'last-resort', 'patterns'];

/**
 * Grades a claim and its reason. The grid must agree with the solution: its digits are right, and
 * every empty cell has its digit as a candidate. A claim is proven in two ways:
 *
 * - the technique finds a step that shows it, and the cells are those of its pattern, or whole
 *   houses in which these lie
 * - the technique still shows it when all is forgotten but these cells, and it needs each of them
 *
 * The cell of the claim may be among the cells or not, and so may the filled cells that make a
 * single one. Throws a RangeError for a technique that is not in the table.
 *
 *     const grid = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     const givens = grid.digits.slice();
 *     const solution = solve(puzzleOf('123.' + '....'.repeat(3)));
 *     const claim = { candidate: { cell: 3, digit: 4 }, isPlacement: true, cells: [0, 1, 2] };
 *     const reason = { ...claim, technique: 'full-house' };
 *     gradeClaim(grid, reason, { givens, solution }).kind      // 'proven'
 *     gradeClaim(grid, claim, { givens, solution }).lack      // 'none'
 */
export function gradeClaim(grid: Grid, claim: Claim, options: GradeOptions): ProofVerdict {
  checkGrid('gradeClaim', grid);
  check('gradeClaim', 'claim', claim, A_CLAIM);
  check('gradeClaim', 'options', options, KNOWN);
  const { candidate, isPlacement, technique } = claim;
  const { solution, techniques = TECHNIQUES } = options;
  if ((solution[candidate.cell] === candidate.digit) !== isPlacement) return { kind: 'wrong' };
  if (technique === undefined) return { kind: 'unproven', lack: 'none' };
  const graded: Graded = { ...options, techniques, grid, claim, budget: { left: STEP_BUDGET } };
  const verdict = reasoned(graded, technique);
  if (verdict.kind !== 'proven') return verdict;
  const easier = firstShowing(graded, easierThan(verdict.step.technique, techniques));
  return easier ? { kind: 'shorter', step: verdict.step, easier } : verdict;
}

/** The grade of a reason, whether or not there is a shorter reason. */
function reasoned(graded: Graded, technique: string): ProofVerdict {
  const names = namesFor(technique);
  const meant = graded.techniques.filter(({ id }) => names.includes(id));
  const named = new Set(graded.claim.cells);
  const near = nearest(graded, meant, named);
  if (near && away(near) === 0) return { kind: 'proven', step: near.step };
  const enough = sufficient(
    graded,
    meant.filter(({ family }) => !OF_THE_WHOLE.includes(family)),
    named,
  );
  if (enough?.superfluous.length === 0) return { kind: 'proven', step: enough.step };
  const shown = enough && near && away(near) < away(enough) ? near : (enough ?? near);
  return shown ? { kind: 'unproven', lack: 'cells', ...shown } : { kind: 'unproven', lack: 'technique' };
}

/** A step that shows a claim, and how its cells differ from those that were named. */
interface Near {
  readonly step: Step;
  readonly missing: readonly number[];
  readonly superfluous: readonly number[];
}

/** How many cells would have to be named or left out. */
const away = ({ missing, superfluous }: Near): number => missing.length + superfluous.length;

/** Of all steps that show the claim, the step whose pattern is nearest to the named cells. */
function nearest(graded: Graded, meant: readonly Technique[], named: ReadonlySet<number>): Near | undefined {
  const { grid, claim } = graded;
  let best: Near | undefined;
  for (const step of stepsShowing(graded, grid, meant)) {
    const { needed, free } = restOf(step, grid.geometry, grid.digits, claim.candidate.cell);
    const missing = [...needed].filter((cell) => !named.has(cell));
    const whole = wholeHouses(step, grid.geometry, named);
    const superfluous = [...named].filter((cell) => !needed.has(cell) && !free.has(cell) && !whole.has(cell));
    const difference = { step, missing, superfluous };
    if (!best || away(difference) < away(best)) best = difference;
    if (away(difference) === 0) break;
  }
  return best;
}

/**
 * The step that the named cells show by themselves, with those of them that can all be left out. It
 * may use no other cells.
 */
function sufficient(graded: Graded, meant: readonly Technique[], named: ReadonlySet<number>): Near | undefined {
  if (named.size === 0 || meant.length === 0) return undefined;
  const { cell } = graded.claim.candidate;
  const step = shownBy(graded, meant, named);
  if (!step) return undefined;
  const pattern = patternOf(step);
  const left = new Set(named);
  const superfluous = [...named].filter((place) => {
    if (place === cell || pattern.has(place)) return false;
    left.delete(place);
    const isShown = shownBy(graded, meant, left) !== undefined;
    if (!isShown) left.add(place);
    return isShown;
  });
  return { step, missing: [], superfluous };
}

/** A step that shows the claim to somebody who knows only the named cells. */
function shownBy(graded: Graded, meant: readonly Technique[], named: ReadonlySet<number>): Step | undefined {
  const { grid, claim } = graded;
  const left = forgotten(grid, named, claim.candidate.digit);
  for (const step of stepsShowing(graded, left, meant))
    if ([...patternOf(step)].every((cell) => named.has(cell) || cell === claim.candidate.cell)) return step;
  return undefined;
}

const firstShowing = (graded: Graded, among: readonly Technique[]): Step | undefined =>
  stepsShowing(graded, graded.grid, among).next().value as Step | undefined;

/** The steps of some techniques in a grid that show what is claimed. */
function* stepsShowing({ claim, givens, budget }: Graded, grid: Grid, among: readonly Technique[]): Generator<Step> {
  const { candidate, isPlacement } = claim;
  for (const step of allSteps(grid, { techniques: among, givens, budget }))
    if ((isPlacement ? step.placements : step.eliminations).some((deed) => isSame(deed, candidate))) yield step;
}

const isSame = (a: Candidate, b: Candidate): boolean => a.cell === b.cell && a.digit === b.digit;
