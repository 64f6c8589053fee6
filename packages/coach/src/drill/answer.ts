import { type Step, TECHNIQUES, type Technique } from '@pencilmark/core/human';
import type { Grid } from '@pencilmark/core/puzzle';
import { fail } from '@pencilmark/core/result';
import { after, type Claimed, shows, stepsAmong, stepsOf } from './conclusions.ts';
import { withForms } from './forms.ts';
import type { DrillVerdict, Entered } from './verdict.ts';

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
 * part, as placed digits or as candidates struck out. Candidates that are gone already do not
 * count. Throws a RangeError for an answer that says nothing else.
 *
 *     const puzzle = puzzleOf('12..' + '34..' + '2...' + '....');
 *     const known = { givens: puzzle.givens, solution: solve(puzzle) };
 *     const entered = { placements: [{ cell: 12, digit: 4 }], eliminations: [] };
 *     judgeAnswer(gridOf(puzzle), 'naked-single', entered, known).kind      // 'found'
 */
export function judgeAnswer(grid: Grid, technique: string, entered: Entered, options: JudgeOptions): DrillVerdict {
  const { givens, solution, steps = stepsOf(grid, technique, givens) } = options;
  const claims = claimsOf(entered).filter(({ cell, digit }) => grid.has(cell, digit));
  if (claims.length === 0) fail('an answer without a candidate of the grid; expected one at least');
  const wrong = claims.find(({ cell, digit, isPlacement }) => (solution[cell] === digit) !== isPlacement);
  if (wrong)
    return { kind: 'wrong', candidate: { cell: wrong.cell, digit: wrong.digit }, isPlacement: wrong.isPlacement };
  const claim = claims.find((one) => !steps.some((step) => shows(step, one, grid)));
  return claim ? elsewhere(grid, technique, claim, { givens, steps }) : found(grid, claims, steps);
}

const claimsOf = ({ placements, eliminations }: Entered): Claimed[] => [
  ...placements.map((candidate) => ({ ...candidate, isPlacement: true })),
  ...eliminations.map((candidate) => ({ ...candidate, isPlacement: false })),
];

/** The step that shows most of what was entered, and whether nothing of it is missing. */
function found(grid: Grid, claims: readonly Claimed[], steps: readonly Step[]): DrillVerdict {
  const entered = after(grid, []);
  for (const { cell, digit, isPlacement } of claims)
    isPlacement ? entered.place(cell, digit) : entered.eliminate({ cell, digit });
  const isWhole = ({ placements, eliminations }: Step): boolean =>
    placements.every(({ cell, digit }) => entered.digits[cell] === digit) &&
    eliminations.every(({ cell, digit }) => !entered.has(cell, digit));
  const ofClaims = (step: Step): number => claims.filter((claim) => shows(step, claim, grid)).length;
  const [best] = steps
    .map((step) => ({ step, isWhole: isWhole(step), count: ofClaims(step) }))
    .sort((one, other) => Number(other.isWhole) - Number(one.isWhole) || other.count - one.count);
  return { kind: 'found', step: best!.step, isWhole: best!.isWhole };
}

/** Singles, by which somebody goes on in the mind. */
const SINGLES = ['full-house', 'hidden-single', 'naked-single'];

/** What shows a true claim that is none of the technique's. */
function elsewhere(
  grid: Grid,
  technique: string,
  claim: Claimed,
  { givens, steps }: { readonly givens: Uint8Array; readonly steps: readonly Step[] },
): DrillVerdict {
  const own = withForms(technique);
  const others: readonly Technique[] = TECHNIQUES.filter((one) => !own.some(({ id }) => id === one.id));
  const rank = TECHNIQUES.findIndex(({ id }) => id === technique);
  const isEasier = (one: Technique): boolean => TECHNIQUES.findIndex(({ id }) => id === one.id) < rank;
  const showing = (position: Grid, techniques: readonly Technique[]): Step | undefined => {
    for (const step of stepsAmong(position, techniques, givens)) if (shows(step, claim, position)) return step;
    return undefined;
  };
  const easier = showing(grid, others.filter(isEasier));
  if (easier) return { kind: 'other', claim, step: easier };
  const singles = TECHNIQUES.filter(({ id }) => SINGLES.includes(id));
  for (const step of steps) {
    const single = showing(after(grid, [step]), singles);
    if (single) return { kind: 'other', claim, step: single, after: step };
  }
  const harder = showing(
    grid,
    others.filter((one) => !isEasier(one)),
  );
  return harder ? { kind: 'other', claim, step: harder } : { kind: 'unproven', claim };
}
