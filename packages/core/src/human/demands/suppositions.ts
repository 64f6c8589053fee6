import type { Candidate } from '../../puzzle/puzzle.ts';
import type { DigitSet } from '../../sets/digits.ts';
import type { Budget } from '../steps/budget.ts';
import type { Position } from '../steps/position.ts';
import { allHeld } from './cages.ts';
import { DEEP_MEANS, EASY_MEANS, type Means, NESTED_MEANS } from './means.ts';
import { Trial } from './trial.ts';

/** How many digits of a walk cost as much of the budget as one candidate. */
const DIGITS_A_CANDIDATE = 32;

/** Work whose budget is counted in digits of walks. */
export function walking<Made>(position: Position, work: (budget: Budget) => Made): Made {
  const budget = { left: position.budget.left * DIGITS_A_CANDIDATE };
  const value = work(budget);
  position.budget.left = Math.floor(budget.left / DIGITS_A_CANDIDATE);
  return value;
}

/** By cell: the digits that are left when a candidate is supposed. Nothing where that fails. */
type Outcome = Int32Array | undefined;

/**
 * The outcomes of supposing each candidate of a position. The outcomes are kept from step to step:
 * after a step, an outcome is continued only if the step removes something from it.
 */
export class Suppositions {
  private readonly means: Means;
  private readonly easier: Suppositions | undefined;
  /** By candidate: its outcome, if it was computed. */
  private readonly outcomes: (Outcome | null)[] = [];

  /** The table of easier means. Deeper means start from its outcomes. */
  constructor(means: Means, easier?: Suppositions) {
    this.means = means;
    this.easier = easier;
  }

  /** Whether a supposition fails, as far as the budget tells. */
  doesFail(position: Position, candidate: Candidate): boolean {
    return this.outcome(position, candidate) === undefined;
  }

  /**
   * The outcome of supposing a candidate. Undefined when the supposition fails: the candidate is
   * false. Null when the budget is spent.
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

/** The suppositions by the easiest means. */
export const easySuppositions = ({ geometry }: Position): Suppositions => new Suppositions(EASY_MEANS(geometry));

/** The suppositions by patient means. */
export const deepSuppositions = (position: Position): Suppositions =>
  new Suppositions(DEEP_MEANS(position.geometry), position.remember(easySuppositions));

/** With trials on the way: of cells with two digits, and of cells with more. */
export const nestedSuppositions = NESTED_MEANS.map(
  (means) =>
    (position: Position): Suppositions =>
      new Suppositions(means(position.geometry), position.remember(deepSuppositions)),
);
