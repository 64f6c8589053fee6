import { lowestBit } from '../../bits.ts';
import type { Digit, DigitSet } from '../../sets/digits.ts';
import type { Budget } from '../steps/budget.ts';

/**
 * Cells that are filled one after the other. The cells filled so far are summed up in a state, a
 * whole number from 0 on.
 */
export interface Walk {
  readonly start: number;
  /** The state after a digit at a place, or -1 where no good end can follow. */
  next(state: number, place: number, digit: Digit): number;
  isEnd(state: number): boolean;
}

/** What all walks with an accepted end have in common. */
export interface Walked {
  /** By place: the digits of these walks. */
  readonly digits: readonly DigitSet[];
  /** The states in which they end. */
  readonly ends: readonly number[];
}

/** Packs two whole numbers into one: a count, and a set of bits below it. */
interface Packing {
  readonly pack: (count: number, set: DigitSet) => number;
  readonly countOf: (state: number) => number;
  readonly setOf: (state: number) => DigitSet;
}

/** For sets of so many bits, and counts below a limit. */
export function packingFor(bits: number, limit: number): Packing {
  const width = 2 ** bits;
  if (limit * width < 2 ** 31)
    return {
      pack: (count, set) => (count << bits) | set,
      countOf: (state) => state >>> bits,
      setOf: (state) => state & (width - 1),
    };
  return {
    pack: (count, set) => count * width + (set >>> 0),
    countOf: (state) => Math.floor(state / width),
    setOf: (state) => state % width,
  };
}

/** The most states at a place. Walks with more are given up. */
const MOST_STATES = 4000;

/** The transitions from the states before a cell to the states after it. */
interface Stage {
  /**
   * By transition: the index of the state before, the bit of the digit, the index of the state
   * after.
   */
  readonly ways: readonly number[];
  /** How many states there are before it. */
  readonly count: number;
}

/**
 * The digits of all walks with an accepted end: states are found forwards, and pruned backwards
 * from the accepted ends. Undefined when there are too many states, or the budget is spent.
 */
export function walkAll(sets: readonly DigitSet[], walk: Walk, budget: Budget): Walked | undefined {
  let states = [walk.start];
  const stages: Stage[] = [];
  for (const [place, set] of sets.entries()) {
    const after = new Map<number, number>();
    const ways: number[] = [];
    for (let from = 0; from < states.length; from++)
      for (let left = set; left !== 0; left &= left - 1) {
        const state = walk.next(states[from]!, place, lowestBit(left) + 1);
        budget.left--;
        if (state < 0) continue;
        let to = after.get(state);
        if (to === undefined) after.set(state, (to = after.size));
        ways.push(from, left & -left, to);
      }
    if (after.size > MOST_STATES || budget.left <= 0) return undefined;
    stages.push({ ways, count: states.length });
    states = [...after.keys()];
  }
  return goodOnes(stages, states, walk);
}

function goodOnes(stages: readonly Stage[], ends: readonly number[], walk: Walk): Walked {
  let isGood = Uint8Array.from(ends, (state) => (walk.isEnd(state) ? 1 : 0));
  const digits = stages.map(() => 0);
  const last = ends.filter((_, index) => isGood[index] === 1);
  for (let place = stages.length - 1; place >= 0; place--) {
    const { ways, count } = stages[place]!;
    const before = new Uint8Array(count);
    for (let at = 0; at < ways.length; at += 3) {
      if (isGood[ways[at + 2]!] === 0) continue;
      digits[place]! |= ways[at + 1]!;
      before[ways[at]!] = 1;
    }
    isGood = before;
  }
  return { digits, ends: last };
}
