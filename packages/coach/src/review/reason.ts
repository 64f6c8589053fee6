import type { Budget, Step, Technique } from '@pencilmark/core/human';
import type { Grid } from '@pencilmark/core/puzzle';
import { secondsOf, secondsOfAll } from './fair.ts';
import type { Reason } from './findings.ts';
import type { Reviewed } from './known.ts';
import { neededFor } from './needed.ts';
import {
  follow,
  type Goal,
  HEAD,
  PATTERNS,
  RANKS,
  REST,
  SINGLES,
  type Taken,
  type Tier,
  type Trail,
  trailFrom,
} from './trail.ts';

/** More steps than these nobody keeps in the head before writing one down. */
export const MOST_STEPS_IN_HEAD = 3;

/** A reason, and what it finds out on the way. */
export interface FoundReason extends Reason {
  readonly taken: readonly Taken[];
  /**
   * How long an average player takes to find it, in seconds. Whoever looks for a reason finds other
   * candidates that are false on the way, and cannot know that these lead nowhere.
   */
  readonly seconds: number;
}

/** Searches for reasons in one game: what is hard to find is kept for later moves. */
export interface Reasoner {
  readonly reviewed: Reviewed;
  readonly budget: Budget;
  readonly tiers: Readonly<Record<'singles' | 'head' | 'patterns' | 'rest', Tier>>;
}

// What a search takes from the budget on a board of 9x9, in proportion to its time.
const COSTS = { singles: 20, head: 100, patterns: 4000, rest: 20_000 };
const USUAL_SIZE = 9;

/** Begins the search for reasons in a game. */
export function makeReasoner(reviewed: Reviewed, budget: Budget): Reasoner {
  // Most searches go through the cells of pairs of houses.
  const scale = (reviewed.geometry.size / USUAL_SIZE) ** 3;
  const tierOf = (techniques: readonly Technique[], cost: number): Tier => ({
    techniques,
    cost: Math.round(cost * scale),
  });
  return {
    reviewed,
    budget,
    tiers: {
      singles: tierOf(SINGLES, COSTS.singles),
      head: tierOf(HEAD, COSTS.head),
      patterns: { ...tierOf(PATTERNS, COSTS.patterns), steps: [] },
      rest: { ...tierOf(REST, COSTS.rest), steps: [] },
    },
  };
}

/** Whether people find a reason without writing: easy steps, and few of them. */
export const isInHead = ({ steps }: Pick<Reason, 'steps'>): boolean =>
  steps.length <= MOST_STEPS_IN_HEAD + 1 && steps.every((id) => HEAD_IDS.has(id));

const HEAD_IDS: ReadonlySet<string> = new Set([...SINGLES, ...HEAD].map(({ id }) => id));

/**
 * The easiest reason for a goal from what a grid says: steps that rule candidates out, or digits of
 * other cells before; then patterns; at last chains and nets. Nothing when there is none.
 */
export function reasonFor(reasoner: Reasoner, grid: Grid, goal: Goal): FoundReason | undefined {
  const { budget, reviewed, tiers } = reasoner;
  const trails = { strike: trailFrom(grid, reviewed.givens, budget), fill: trailFrom(grid, reviewed.givens, budget) };
  const by = (how: keyof typeof trails, ...names: (keyof typeof tiers)[]): FoundReason | undefined => {
    const end = follow(
      trails[how],
      goal,
      names.map((name) => tiers[name]),
    );
    return end && reasonOf(reasoner, trails[how], goal, end);
  };
  const struck = by('strike', 'head');
  if (struck && isInHead(struck)) return struck;
  const filled = by('fill', 'singles', 'head');
  if (filled && isInHead(filled)) return filled;
  // Some digits more are easier than any pattern.
  const isShort = filled !== undefined && secondsOfAll(filled.steps) <= LEAST_PATTERN_SECONDS;
  const best = easier(filled, struck ?? (isShort ? undefined : by('strike', 'head', 'patterns')));
  if (best) return best;
  // Where no other digit can be placed before, both trails have come to the same place.
  const isSame = trails.fill.taken.every(({ step }) => step.placements.length === 0);
  return by(isSame ? 'strike' : 'fill', 'singles', 'head', 'patterns', 'rest');
}

/** What the easiest pattern takes, in seconds. */
const LEAST_PATTERN_SECONDS = Math.min(...PATTERNS.map(({ id }) => secondsOf(id)));

const easier = (a: FoundReason | undefined, b: FoundReason | undefined): FoundReason | undefined =>
  a && b ? (secondsOfAll(a.steps) <= secondsOfAll(b.steps) ? a : b) : (a ?? b);

/** What a trail needed to reach its goal. */
function reasonOf(
  { reviewed: { geometry } }: Reasoner,
  trail: Trail,
  goal: Goal,
  end: Step | true,
): FoundReason | undefined {
  const taken = neededFor(geometry, trail.taken, end === true ? goal : end);
  const steps = [...taken.map(({ step }) => step), ...(end === true ? [] : [end])];
  if (steps.length === 0) return undefined;
  const hardest = steps.reduce((best, step) => (rankOf(step) > rankOf(best) ? step : best));
  const inVain = trail.taken.filter((tried) => !taken.includes(tried) && tried.step.placements.length === 0);
  const names = steps.map(({ technique }) => technique);
  return {
    technique: hardest.technique,
    cells: cellsOf(hardest),
    steps: names,
    taken,
    seconds: secondsOfAll([...names, ...inVain.map(({ step: { technique } }) => technique)]),
  };
}

export const rankOf = ({ technique }: Pick<Step, 'technique'>): number => RANKS.get(technique)!;

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
