import { type Budget, isSpent, type Step, type Technique } from '@pencilmark/core/human';
import type { Grid } from '@pencilmark/core/puzzle';
import { secondsOfAll } from './fair.ts';
import type { Reason } from './findings.ts';
import type { Reviewed } from './known.ts';
import { neededFor } from './needed.ts';
import { type Goal, HEAD, type Link, PATTERNS, RANKS, REST, SINGLES, Walk } from './walk.ts';

/** More steps than these nobody keeps in the head before writing one down. */
export const MOST_STEPS_IN_HEAD = 3;

/** A reason, and what it finds out on the way. */
export interface FoundReason extends Reason {
  readonly links: readonly Link[];
}

/** Searches for reasons in one game: what is hard to find is kept for later moves. */
export interface Reasoner {
  readonly reviewed: Reviewed;
  readonly budget: Budget;
  /** Steps beyond patterns that were found so far. */
  readonly hard: Link[];
}

/** Whether people find a reason without writing: easy steps, and few of them. */
export const isInHead = ({ steps }: Pick<Reason, 'steps'>): boolean =>
  steps.length <= MOST_STEPS_IN_HEAD + 1 && steps.every((id) => HEAD_IDS.has(id));

const HEAD_IDS: ReadonlySet<string> = new Set([...SINGLES, ...HEAD].map(({ id }) => id));

/**
 * The easiest reason for a goal from what a grid says: steps that rule candidates out, or digits of
 * other cells before; then patterns; at last chains and nets. Nothing when none is found.
 */
export function reasonFor(reasoner: Reasoner, grid: Grid, goal: Goal): FoundReason | undefined {
  const walkFor = (): Walk => new Walk(grid, reasoner.reviewed.givens, reasoner.budget);
  const strike = walkFor();
  const struck = reasonOf(reasoner, strike, goal, strike.to(goal, HEAD));
  if (struck && isInHead(struck)) return struck;
  const fill = walkFor();
  const filled = reasonOf(reasoner, fill, goal, fill.to(goal, [...SINGLES, ...HEAD]));
  if (filled && isInHead(filled)) return filled;
  const patterned = struck ?? reasonOf(reasoner, strike, goal, strike.to(goal, [...HEAD, ...PATTERNS]));
  const best = easier(filled, patterned);
  if (best) return best;
  return reasonOf(reasoner, fill, goal, toTheEnd(reasoner, fill, goal));
}

const easier = (one: FoundReason | undefined, other: FoundReason | undefined): FoundReason | undefined =>
  one && other ? (secondsOfAll(one.steps) <= secondsOfAll(other.steps) ? one : other) : (one ?? other);

/** Goes on with all techniques, the hard steps that are known from earlier moves first. */
function toTheEnd({ hard, budget }: Reasoner, walk: Walk, goal: Goal): Step | true | undefined {
  const easy: readonly Technique[] = [...SINGLES, ...HEAD, ...PATTERNS];
  for (;;) {
    const end = walk.to(goal, easy);
    if (end || isSpent(budget)) return end;
    const { grid } = walk.position;
    const known = hard.find(({ gone }) => gone.some(({ cell, digit }) => grid.has(cell, digit)));
    if (known) {
      walk.take(known.step);
      continue;
    }
    const step = walk.next(REST);
    if (!step) return undefined;
    walk.take(step);
    hard.push(walk.links.at(-1)!);
  }
}

/** What a walk needed to reach its goal. */
function reasonOf(
  { reviewed: { geometry } }: Reasoner,
  walk: Walk,
  goal: Goal,
  end: Step | true | undefined,
): FoundReason | undefined {
  if (!end) return undefined;
  const links = neededFor(geometry, walk.links, end === true ? goal : end);
  const steps = [...links.map(({ step }) => step), ...(end === true ? [] : [end])];
  if (steps.length === 0) return undefined;
  const hardest = steps.reduce((best, step) => (rankOf(step) > rankOf(best) ? step : best));
  return {
    technique: hardest.technique,
    cells: cellsOf(hardest),
    steps: steps.map(({ technique }) => technique),
    links,
  };
}

const rankOf = ({ technique }: Step): number => RANKS.get(technique)!;

/** The cells that a step shows, each once. */
export function cellsOf({ marks, placements, eliminations }: Step): number[] {
  const cells = marks.flatMap((mark) => {
    if (mark.kind === 'cell' || mark.kind === 'candidate') return [mark.cell];
    if (mark.kind === 'link') return [...mark.from.cells, ...mark.to.cells];
    return mark.kind === 'group' ? mark.cells : [];
  });
  return [
    ...new Set([
      ...cells,
      ...placements.map(({ cell }) => cell),
      ...(cells.length === 0 ? eliminations.map(({ cell }) => cell) : []),
    ]),
  ];
}
