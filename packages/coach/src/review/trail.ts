import { digitBit, digitsOf } from '@pencilmark/core/geometry';
import { type Budget, isSpent, Position, type Step, TECHNIQUES, type Technique } from '@pencilmark/core/human';
import type { Candidate, Grid } from '@pencilmark/core/puzzle';

/** A step that was taken on a trail, with the candidates that went by it. */
export interface Taken {
  readonly step: Step;
  readonly removed: readonly Candidate[];
}

/** What a trail is to come to: the digit of a cell, or that a candidate is false. */
export type Goal = Candidate & { readonly isPlacement: boolean };

/** The rank of each technique in the order in which people try them. */
export const RANKS: ReadonlyMap<string, number> = new Map(TECHNIQUES.map(({ id }, rank) => [id, rank]));

const between = (from: string, to: string): Technique[] => TECHNIQUES.slice(RANKS.get(from), RANKS.get(to));

export const SINGLES: readonly Technique[] = TECHNIQUES.filter(({ family }) => family === 'singles');
/** What people do in their head: up to locked candidates and subsets, and what clues say. */
export const HEAD: readonly Technique[] = between('restricted-cell', 'x-wing').filter(
  ({ id }) => !id.startsWith('direct-'),
);
/** Patterns that are seen as a whole. */
export const PATTERNS: readonly Technique[] = between('x-wing', 'remote-pair');
/** Chains, sets and nets. */
export const REST: readonly Technique[] = between('remote-pair', 'finned-squirmbag');

/** Techniques that are tried together, and what they cost. */
export interface Tier {
  readonly techniques: readonly Technique[];
  /** What a search that goes through all of them takes from the budget. */
  readonly cost: number;
  /** Earlier steps of a game; they stay true, so they are not searched again. */
  readonly steps?: Step[];
}

/** The steps from a grid towards a goal, each the first that the first successful tier finds. */
export interface Trail {
  readonly position: Position;
  readonly taken: Taken[];
  /** The candidates after the last step. */
  readonly candidates: Int32Array;
}

export function trailFrom(grid: Grid, givens: Uint8Array, budget: Budget): Trail {
  const position = new Position(grid.copy(), givens, { budget });
  return { position, taken: [], candidates: position.candidates.slice() };
}

/** Goes on until the goal is reached, or the tiers find nothing more. */
export function follow(trail: Trail, goal: Goal, tiers: readonly Tier[]): Step | true | undefined {
  for (;;) {
    const end = endAt(trail, goal);
    if (end || isSpent(trail.position.budget)) return end;
    const step = nextOn(trail, tiers);
    if (!step) return undefined;
    take(trail, step);
  }
}

/** The single that the goal has become; or that its candidate was removed. */
function endAt({ position }: Trail, { cell, digit, isPlacement }: Goal): Step | true | undefined {
  const { grid } = position;
  if (!isPlacement) return grid.has(cell, digit) ? undefined : true;
  if (grid.digits[cell] === digit) return true;
  return placing(position, cell, digit);
}

/** The first step of the first tier that finds one. */
export function nextOn({ position }: Trail, tiers: readonly Tier[]): Step | undefined {
  const { budget, geometry, grid } = position;
  for (const { techniques, cost, steps } of tiers) {
    const known = steps?.find(({ eliminations, placements }) =>
      [...eliminations, ...placements].some(({ cell, digit }) => grid.has(cell, digit)),
    );
    if (known) return known;
    if (isSpent(budget)) return undefined;
    budget.left -= cost;
    for (const technique of techniques) {
      if (technique.supports?.(geometry) === false) continue;
      for (const step of technique.find(position)) {
        steps?.push(step);
        return step;
      }
    }
  }
  return undefined;
}

/** Takes a step. */
export function take({ position, candidates, taken }: Trail, step: Step): void {
  position.apply(step);
  const removed: Candidate[] = [];
  position.candidates.forEach((set, cell) => {
    for (const digit of digitsOf(candidates[cell]! & ~set)) removed.push({ cell, digit });
  });
  candidates.set(position.candidates);
  taken.push({ step, removed });
}

/** The easiest single that places a digit. */
export function placing(position: Position, cell: number, digit: number): Step | undefined {
  if ((position.candidates[cell]! & digitBit(digit)) === 0) return undefined;
  for (const technique of SINGLES)
    for (const step of technique.find(position)) {
      const [placement] = step.placements;
      if (placement?.cell === cell && placement.digit === digit) return step;
    }
  return undefined;
}
