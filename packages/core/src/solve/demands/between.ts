import type { Between } from '../../rules/demand.ts';
import { type DigitSet, digitCount } from '../../sets/digits.ts';
import { narrow, type Store } from './store.ts';

/** The digits between two ends in cells that differ, in the words of a demand. */
export interface BetweenNarrower {
  readonly ends: DigitSet;
  readonly others: DigitSet;
  /** Whether each of the `others` has a cell. */
  readonly areAllThere: boolean;
  /** By how many digits they have. */
  readonly sets: readonly (readonly DigitSet[])[];
}

export function betweenNarrower({ ends, others: inner, sets }: Between, cells: number): BetweenNarrower {
  const lists: DigitSet[][] = Array.from({ length: digitCount(inner) + 1 }, () => []);
  for (const set of sets) lists[digitCount(set)]!.push(set);
  return { ends, others: inner, areAllThere: cells - 2 === digitCount(inner), sets: lists };
}

/**
 * Leaves the cells the digits of all fits: two places of the ends, and a set between them. A set
 * fits when each cell has a digit of its side, each required digit has a cell, and no two cells are
 * left a single digit.
 */
export function narrowBetween(store: Store, cells: Int32Array, part: BetweenNarrower): boolean {
  const { masks } = store;
  const { covered: keep } = store.ways;
  const { ends, sets } = part;
  for (let index = 0; index < cells.length; index++) keep[index] = 0;
  for (let first = 0; first < cells.length; first++) {
    const firstEnd = masks[cells[first]!]! & ends;
    if (firstEnd === 0) continue;
    for (let last = first + 1; last < cells.length; last++) {
      const lastEnd = masks[cells[last]!]! & ends;
      if (lastEnd === 0 || (firstEnd | lastEnd) !== ends) continue;
      const list = sets[last - first - 1];
      if (!list) break;
      for (let index = 0; index < list.length; index++)
        if (fits(store, cells, part, first, last, list[index]!)) {
          keep[first]! |= lastEnd === ends ? firstEnd : firstEnd & ~lastEnd;
          keep[last]! |= firstEnd === ends ? lastEnd : lastEnd & ~firstEnd;
        }
    }
  }
  for (let index = 0; index < cells.length; index++) if (!narrow(store, cells[index]!, keep[index]!)) return false;
  return true;
}

/**
 * Whether a set fits between two places. If so, the digits that it leaves the other cells are kept.
 */
function fits(
  { masks, ways }: Store,
  cells: Int32Array,
  { others: inner, areAllThere }: BetweenNarrower,
  first: number,
  last: number,
  set: DigitSet,
): boolean {
  const { covered: keep, left } = ways;
  let fixed = 0;
  let inside = 0;
  let outside = 0;
  for (let index = 0; index < cells.length; index++) {
    if (index === first || index === last) continue;
    const isInside = index > first && index < last;
    const mask = masks[cells[index]!]! & (isInside ? set : inner & ~set);
    if (mask === 0) return false;
    if ((mask & (mask - 1)) === 0) {
      if ((fixed & mask) !== 0) return false;
      fixed |= mask;
    }
    if (isInside) inside |= mask;
    else outside |= mask;
    left[index] = mask;
  }
  if (inside !== set || (areAllThere && outside !== (inner & ~set))) return false;
  for (let index = 0; index < cells.length; index++) {
    if (index === first || index === last) continue;
    const mask = left[index]!;
    keep[index]! |= (mask & (mask - 1)) === 0 ? mask : mask & ~fixed;
  }
  return true;
}
