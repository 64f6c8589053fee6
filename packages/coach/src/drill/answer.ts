import { type Step, TECHNIQUES, type Technique } from '@pencilmark/core/human';
import type { Grid } from '@pencilmark/core/puzzle';
import { checkGrid } from '@pencilmark/core/puzzle';
import { check, fail, TEXT } from '@pencilmark/core/result';
import { ENTERED, KNOWN } from '../expected.ts';
import { after, claimsOf, SINGLES, showing, shows, stepsOf } from './conclusions.ts';
import { withForms } from './forms.ts';
import type { Claimed, DrillVerdict, Entered } from './verdict.ts';

/** What is known of the position in which somebody answers. */
export interface JudgeOptions {
  /** The given digits, 0 elsewhere. */
  readonly givens: Uint8Array;
  readonly solution: Uint8Array;
  /** What `stepsOf` gave for the position, where somebody keeps it. */
  readonly steps?: readonly Step[];
}

/**
 * What is said of an answer. Right is whatever the steps of the technique show, all of it or a
 * part, as placed digits or as candidates struck out. Candidates that are removed already do not
 * count. Throws a RangeError for an answer that says nothing else.
 *
 *     const puzzle = puzzleOf('12..' + '34..' + '2143' + '....');
 *     const known = { givens: puzzle.givens, solution: solve(puzzle) };
 *     const entered = { placements: [{ cell: 12, digit: 4 }], eliminations: [] };
 *     judgeAnswer(gridOf(puzzle), 'naked-single', entered, known).kind      // 'found'
 */
export function judgeAnswer(grid: Grid, technique: string, entered: Entered, options: JudgeOptions): DrillVerdict {
  checkGrid('judgeAnswer', grid);
  check('judgeAnswer', 'technique', technique, TEXT);
  check('judgeAnswer', 'entered', entered, ENTERED);
  check('judgeAnswer', 'options', options, KNOWN);
  const { givens, solution, steps = stepsOf(grid, technique, givens) } = options;
  const word = firstWord(grid, entered, { solution, steps });
  if (word) return word;
  const claim = unshown(grid, claimsOf(grid, entered), steps)!;
  return elsewhere(grid, technique, claim, { givens, steps });
}

/** The verdict, as far as the steps of the technique and the solution show. */
export function firstWord(
  grid: Grid,
  entered: Entered,
  { solution, steps }: { readonly solution: Uint8Array; readonly steps: readonly Step[] },
): DrillVerdict | undefined {
  const claims = claimsOf(grid, entered);
  if (claims.length === 0) fail('an answer without a candidate of the grid; expected one at least');
  const wrong = claims.find(({ cell, digit, isPlacement }) => (solution[cell] === digit) !== isPlacement);
  if (wrong) {
    const { isPlacement, ...candidate } = wrong;
    return { kind: 'wrong', candidate, isPlacement };
  }
  return unshown(grid, claims, steps) ? undefined : verdictOf(grid, claims, steps);
}

/** The first of some claims that no step shows. */
const unshown = (grid: Grid, claims: readonly Claimed[], steps: readonly Step[]): Claimed | undefined =>
  claims.find((claim) => !steps.some((step) => shows(step, claim, grid)));

/** The step that shows most of what was entered, and whether nothing of it is missing. */
function verdictOf(grid: Grid, claims: readonly Claimed[], steps: readonly Step[]): DrillVerdict {
  const entered = after(grid, []);
  for (const { cell, digit, isPlacement } of claims)
    isPlacement ? entered.place(cell, digit) : entered.eliminate({ cell, digit });
  const isWhole = ({ placements, eliminations }: Step): boolean =>
    placements.every(({ cell, digit }) => entered.digits[cell] === digit) &&
    eliminations.every(({ cell, digit }) => !entered.has(cell, digit));
  const ofClaims = (step: Step): number => claims.filter((claim) => shows(step, claim, grid)).length;
  const [best] = steps
    .map((step) => ({ step, isWhole: isWhole(step), count: ofClaims(step) }))
    .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.count - a.count);
  return { kind: 'found', step: best!.step, isWhole: best!.isWhole };
}

/** From here on, techniques show nearly every candidate, so it is open what somebody saw. */
const FIRST_NET = 'nishio';

/**
 * What shows a true claim that is none of the technique's: something easier; a single, once a step
 * of the technique is done; something harder.
 */
function elsewhere(
  grid: Grid,
  technique: string,
  claim: Claimed,
  { givens, steps }: { readonly givens: Uint8Array; readonly steps: readonly Step[] },
): DrillVerdict {
  const rankOf = (id: string): number => TECHNIQUES.findIndex((technique) => technique.id === id);
  const own = withForms(technique).map(({ id }) => rankOf(id));
  const among = (first: number, end: number): readonly Technique[] =>
    TECHNIQUES.filter((_, rank) => rank >= first && rank < end && !own.includes(rank));
  const rank = rankOf(technique);
  const easier = showing(grid, claim, among(0, rank), givens);
  if (easier) return { kind: 'other', claim, step: easier };
  for (const step of steps) {
    const single = showing(after(grid, [step]), claim, SINGLES, givens);
    if (single) return { kind: 'other', claim, step: single, after: step };
  }
  const harder = showing(grid, claim, among(rank, rankOf(FIRST_NET)), givens);
  return harder ? { kind: 'other', claim, step: harder } : { kind: 'unproven', claim };
}
