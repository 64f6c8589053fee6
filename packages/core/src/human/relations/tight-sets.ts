import { popcount } from '../../bits.ts';

/**
 * The ways to choose `count` of some sets that have just `count` members between them. With the
 * candidates of a house's cells as sets, these are naked subsets. With the places of its digits,
 * they are hidden subsets. With the places of a digit in lines, they are fish. Each chosen set has
 * at least two members. The sets are `length` in a list, from index `start` on; bit i of an answer
 * stands for `sets[start + i]`. The answers ascend.
 *
 *     tightSets([0b011, 0b110, 0b1011, 0b101], 3)      // [0b1011]
 */
export function tightSets(sets: ArrayLike<number>, count: number, start = 0, length = sets.length): readonly number[] {
  let left = 0;
  for (let index = 0; index < length; index++) {
    const members = popcount(sets[start + index]!);
    if (members >= 2 && members <= count) eligible[left++] = index;
  }
  if (left < count) return NONE;
  const tight: number[] = [];
  choose({ sets, count, start, tight }, left, count, 0, 0);
  return tight;
}

interface Choice {
  readonly sets: ArrayLike<number>;
  readonly count: number;
  readonly start: number;
  readonly tight: number[];
}

/**
 * Chooses `left` more of the first `end` eligible sets. The last set is chosen first: so the
 * answers ascend.
 */
function choose(choice: Choice, end: number, left: number, union: number, chosen: number): void {
  const { sets, count, start, tight } = choice;
  for (let at = left - 1; at < end; at++) {
    const index = eligible[at]!;
    const both = union | sets[start + index]!;
    if (popcount(both) > count) continue;
    const now = chosen | (1 << index);
    if (left > 1) choose(choice, at, left - 1, both, now);
    else if (popcount(both) === count) tight.push(now);
  }
}

// The indexes of the sets that may be chosen. Each search writes its own before it reads them.
const eligible = new Uint8Array(32);
const NONE: readonly number[] = [];

/** The members of the chosen sets, which begin at index `start`. */
export function unionOf(sets: ArrayLike<number>, chosen: number, start = 0): number {
  let union = 0;
  for (let left = chosen; left !== 0; left &= left - 1) union |= sets[start + 31 - Math.clz32(left & -left)]!;
  return union;
}
