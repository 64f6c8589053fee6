import { lowestBit } from '../../bits.ts';
import { type Digit, type DigitSet, digitBit } from '../../sets/digits.ts';
import type { Budget } from '../steps/budget.ts';

/**
 * Places that are filled one after the other. What was filled so far is a state, a whole number
 * from 0 on.
 */
export interface Walk {
  readonly start: number;
  /** The state after a digit at a place, or -1 where no good end can follow. */
  next(state: number, place: number, digit: Digit): number;
  isEnd(state: number): boolean;
}

/** What all walks that come to a good end have in common. */
export interface Walked {
  /** By place: the digits of these walks. */
  readonly digits: readonly DigitSet[];
  /** The states in which they end. */
  readonly ends: readonly number[];
}

/** With more states at a place nobody counts on. */
const MOST_STATES = 4000;

/**
 * The digits of all walks over some places that come to a good end: states forwards, then backwards
 * from the good ones. Undefined when there are too many states, or the budget is spent.
 */
export function walkAll(sets: readonly DigitSet[], walk: Walk, budget: Budget): Walked | undefined {
  const layers: number[][] = [[walk.start]];
  for (const [place, set] of sets.entries()) {
    const after = new Set<number>();
    for (const state of layers[place]!)
      for (let left = set; left !== 0; left &= left - 1) {
        const next = walk.next(state, place, lowestBit(left) + 1);
        if (next >= 0) after.add(next);
        budget.left--;
      }
    if (after.size > MOST_STATES || budget.left <= 0) return undefined;
    layers.push([...after]);
  }
  return goodOnes(sets, walk, layers);
}

function goodOnes(sets: readonly DigitSet[], walk: Walk, layers: readonly (readonly number[])[]): Walked {
  const ends = layers.at(-1)!.filter((state) => walk.isEnd(state));
  const digits = sets.map(() => 0);
  let good = new Set(ends);
  for (let place = sets.length - 1; place >= 0; place--) {
    const before = new Set<number>();
    for (const state of layers[place]!)
      for (let left = sets[place]!; left !== 0; left &= left - 1) {
        const digit = lowestBit(left) + 1;
        if (!good.has(walk.next(state, place, digit))) continue;
        digits[place]! |= digitBit(digit);
        before.add(state);
      }
    good = before;
  }
  return { digits, ends };
}
