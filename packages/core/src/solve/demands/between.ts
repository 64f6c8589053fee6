import type { Between } from '../../rules/demand.ts';
import { type DigitSet, digitCount } from '../../sets/digits.ts';
import { narrow, type Store } from './store.ts';

/** What stands between two digits of cells that differ, as a demand tells it. */
export interface BetweenNarrower {
  readonly ends: DigitSet;
  readonly others: DigitSet;
  /** Whether each of the others has a cell. */
  readonly areAllThere: boolean;
  /** By how many digits they have. */
  readonly sets: readonly (readonly DigitSet[])[];
}

export function betweenNarrower({ ends, others, sets }: Between, cells: number): BetweenNarrower {
  const lists: DigitSet[][] = Array.from({ length: digitCount(others) + 1 }, () => []);
  for (const set of sets) lists[digitCount(set)]!.push(set);
  return { ends, others, areAllThere: cells - 2 === digitCount(others), sets: lists };
}

/**
 * Leaves the cells what fits some two places of the ends and some set between them. A set fits when
 * each cell has a digit of its side, each digit that must be there has a cell, and no digit is left
 * alone to two cells.
 */
export function narrowBetween(store: Store, cells: Int32Array, part: BetweenNarrower): boolean {
  const { masks } = store;
  const { covered: keep } = store.ways;
  const { ends, sets } = part;
  for (let index = 0; index < cells.length; index++) keep[index] = 0;
  for (let first = 0; first < cells.length; first++) {
    const one = masks[cells[first]!]! & ends;
    if (one === 0) continue;
    for (let last = first + 1; last < cells.length; last++) {
      const other = masks[cells[last]!]! & ends;
      if (other === 0 || (one | other) !== ends) continue;
      const list = sets[last - first - 1];
      if (!list) break;
      for (let index = 0; index < list.length; index++)
        if (fits(store, cells, part, first, last, list[index]!)) {
          keep[first]! |= other === ends ? one : one & ~other;
          keep[last]! |= one === ends ? other : other & ~one;
        }
    }
  }
  for (let index = 0; index < cells.length; index++) if (!narrow(store, cells[index]!, keep[index]!)) return false;
  return true;
}

/** Whether a set fits between two places; then what it leaves the other cells is kept. */
function fits(
  { masks, ways }: Store,
  cells: Int32Array,
  { others, areAllThere }: BetweenNarrower,
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
    const mask = masks[cells[index]!]! & (isInside ? set : others & ~set);
    if (mask === 0) return false;
    if ((mask & (mask - 1)) === 0) {
      if ((fixed & mask) !== 0) return false;
      fixed |= mask;
    }
    if (isInside) inside |= mask;
    else outside |= mask;
    left[index] = mask;
  }
  if (inside !== set || (areAllThere && outside !== (others & ~set))) return false;
  for (let index = 0; index < cells.length; index++) {
    if (index === first || index === last) continue;
    const mask = left[index]!;
    keep[index]! |= (mask & (mask - 1)) === 0 ? mask : mask & ~fixed;
  }
  return true;
}
