import { popcount } from '../bits.ts';

/**
 * The ways to choose `count` of some sets that have just `count` members between them. With the
 * candidates of a house's cells as sets, these are naked subsets. With the places of its digits,
 * they are hidden subsets. With the places of one digit in lines, they are fish. Each chosen set
 * has at least two members. Bit i of an answer stands for `sets[i]`. The answers ascend.
 *
 *     tightSets([0b011, 0b110, 0b1011, 0b101], 3)      // [0b1011]
 */
export function tightSets(sets: ArrayLike<number>, count: number): readonly number[] {
  const eligible: number[] = [];
  for (let index = 0; index < sets.length; index++) {
    const members = popcount(sets[index]!);
    if (members >= 2 && members <= count) eligible.push(index);
  }
  if (eligible.length < count) return NONE;
  const found: number[] = [];
  // The last set is chosen first: so the answers ascend.
  const choose = (end: number, left: number, union: number, chosen: number): void => {
    for (let at = left - 1; at < end; at++) {
      const index = eligible[at]!;
      const both = union | sets[index]!;
      if (popcount(both) > count) continue;
      const now = chosen | (1 << index);
      if (left > 1) choose(at, left - 1, both, now);
      else if (popcount(both) === count) found.push(now);
    }
  };
  choose(eligible.length, count, 0, 0);
  return found;
}

const NONE: readonly number[] = [];

/** The members of the chosen sets. */
export function unionOf(sets: ArrayLike<number>, chosen: number): number {
  let union = 0;
  for (let left = chosen; left !== 0; left &= left - 1) union |= sets[31 - Math.clz32(left & -left)]!;
  return union;
}
