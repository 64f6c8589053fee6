import { digitBit, digitsOf } from '@pencilmark/core/geometry';
import { type Budget, isSpent, Position, type Step, TECHNIQUES, type Technique } from '@pencilmark/core/human';
import type { Candidate, Grid } from '@pencilmark/core/puzzle';

/** A step on the way of a walk, with the candidates that went by it. */
export interface Link {
  readonly step: Step;
  readonly gone: readonly Candidate[];
}

/** What a walk is to show: the digit of a cell, or that a candidate is false. */
export type Goal = Candidate & { readonly isPlacement: boolean };

/** The rank of each technique in the order in which people try them. */
export const RANKS: ReadonlyMap<string, number> = new Map(TECHNIQUES.map(({ id }, rank) => [id, rank]));

const between = (from: string, to: string): Technique[] => TECHNIQUES.slice(RANKS.get(from), RANKS.get(to));

export const SINGLES: readonly Technique[] = TECHNIQUES.filter(({ family }) => family === 'singles');
/** What people do in their head: up to locked candidates and subsets, and what clues tell. */
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
  /** What they found so far in a game; it stays true, so it is not searched for again. */
  readonly found?: Step[];
}

/** Walks from a grid, step by step, each time by the first tier that finds one. */
export class Walk {
  readonly links: Link[] = [];
  readonly position: Position;
  private readonly before: Int32Array;

  constructor(grid: Grid, givens: Uint8Array, budget: Budget) {
    const copy = grid.copy();
    this.position = new Position(copy, givens, { budget });
    this.before = copy.candidates.slice();
  }

  /** The single that the goal has become; or that its candidate has gone. */
  reached({ cell, digit, isPlacement }: Goal): Step | true | undefined {
    const { grid } = this.position;
    if (!isPlacement) return grid.has(cell, digit) ? undefined : true;
    if (grid.digits[cell] === digit) return true;
    return placing(this.position, cell, digit);
  }

  /** Goes on until the goal is reached, or the tiers find nothing more. */
  to(goal: Goal, tiers: readonly Tier[]): Step | true | undefined {
    for (;;) {
      const end = this.reached(goal);
      if (end || isSpent(this.position.budget)) return end;
      const step = this.next(tiers);
      if (!step) return undefined;
      this.take(step);
    }
  }

  /** The first step of the first tier that finds one. */
  next(tiers: readonly Tier[]): Step | undefined {
    const { grid, budget } = this.position;
    for (const { techniques, cost, found } of tiers) {
      const known = found?.find(({ eliminations, placements }) =>
        [...eliminations, ...placements].some(({ cell, digit }) => grid.has(cell, digit)),
      );
      if (known) return known;
      if (isSpent(budget)) return undefined;
      budget.left -= cost;
      for (const technique of techniques) {
        if (technique.supports?.(this.position.geometry) === false) continue;
        for (const step of technique.find(this.position)) {
          found?.push(step);
          return step;
        }
      }
    }
    return undefined;
  }

  take(step: Step): void {
    this.position.apply(step);
    const { candidates } = this.position.grid;
    const gone: Candidate[] = [];
    candidates.forEach((set, cell) => {
      const lost = this.before[cell]! & ~set;
      if (lost === 0) return;
      for (const digit of digitsOf(lost)) gone.push({ cell, digit });
      this.before[cell] = set;
    });
    this.links.push({ step, gone });
  }
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
