import type { Candidate } from '../../puzzle/puzzle.ts';
import type { DigitSet } from '../../sets/digits.ts';
import type { Budget } from '../steps/budget.ts';
import type { Position } from '../steps/position.ts';
import { allHeld } from './cages.ts';
import { DEEP_MEANS, EASY_MEANS, type Means, NESTED_MEANS } from './means.ts';
import { Trial } from './trial.ts';

/** How many digits of a walk count as one candidate that is looked at. */
const DIGITS_A_CANDIDATE = 32;

/** Work whose budget is counted in digits of walks. */
export function walking<Made>(position: Position, work: (budget: Budget) => Made): Made {
  const budget = { left: position.budget.left * DIGITS_A_CANDIDATE };
  const made = work(budget);
  position.budget.left = Math.floor(budget.left / DIGITS_A_CANDIDATE);
  return made;
}

/** By cell: the digits that are left when a candidate is supposed. Nothing where that fails. */
type Outcome = Int32Array | undefined;

/**
 * What is left of a position when one of its candidates is supposed, for all candidates. From step
 * to step it goes on where it was: only what a step takes from an outcome is followed.
 */
export class Suppositions {
  private readonly means: Means;
  private readonly easier: Suppositions | undefined;
  /** By cell and digit, where it was asked for. */
  private readonly outcomes: (Outcome | null)[] = [];

  /** With the outcomes of easier means, from which deeper ones go on. */
  constructor(means: Means, easier?: Suppositions) {
    this.means = means;
    this.easier = easier;
  }

  /** Whether a supposition fails, as far as the budget tells. */
  doesFail(position: Position, candidate: Candidate): boolean {
    return this.outcome(position, candidate) === undefined;
  }

  /**
   * What is left when a candidate is supposed, or nothing where it fails: then it is false. Null
   * when the budget was spent before.
   */
  outcome(position: Position, candidate: Candidate): Outcome | null {
    const key = candidate.cell * position.geometry.size + candidate.digit - 1;
    if (key in this.outcomes && this.outcomes[key] === undefined) return undefined;
    return (this.outcomes[key] = this.followed(position, candidate, this.outcomes[key] ?? null));
  }

  private followed(position: Position, candidate: Candidate, before: Int32Array | null): Outcome | null {
    const { geometry } = position;
    const held: ArrayLike<DigitSet> = position.get(allHeld);
    const start = before ?? (this.easier ? this.easier.outcome(position, candidate) : held);
    if (!start) return start;
    const sets = before ?? Int32Array.from(start);
    return walking(position, (budget) => {
      const trial = new Trial({ geometry, budget, sets }, sets, this.means);
      if (before) for (let cell = 0; cell < held.length; cell++) trial.leave(cell, held[cell]!);
      else if (this.easier) trial.wake();
      else trial.suppose(candidate);
      if (!trial.run()) return null;
      return trial.end ? undefined : sets;
    });
  }
}

/** With what is seen at once. */
export const easySuppositions = ({ geometry }: Position): Suppositions => new Suppositions(EASY_MEANS(geometry));

/** With what is seen with patience. */
export const deepSuppositions = (position: Position): Suppositions =>
  new Suppositions(DEEP_MEANS(position.geometry), position.remember(easySuppositions));

/** With trials on the way: of cells with two digits, and of cells with more. */
export const nestedSuppositions = NESTED_MEANS.map(
  (means) =>
    (position: Position): Suppositions =>
      new Suppositions(means(position.geometry), position.remember(deepSuppositions)),
);
