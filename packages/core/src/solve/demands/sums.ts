/*
 * Sums: digits that add up to a total, each times the factor of its cell. The cells stand in
 * groups. The cells of a group have the same factor and differ. So 2a + 2b - c = 9, where a and b
 * are peers:
 *
 *     cells    a b │ c          factors  2 │ -1
 *     start    0   2   3        total    9
 *
 * While a sum is narrowed, the store has scratch space for its open cells, those with several
 * candidates:
 *
 *     open         the cells, `count` of them
 *     openFactor   by open cell: its factor
 *     openGroup    by open cell: its group
 *     lowest       by group: the digits of its open cells when all are as low as they can be
 *     highest      by group: the digits when all are as high as they can be
 */

import { LARGEST_LISTED, type SetChoice, type SetLists, sumKey } from './combinations.ts';
import { fitSets } from './sets.ts';
import { fitSmall, MOST_OF_SMALL } from './small-sums.ts';
import { narrow, type Store } from './store.ts';

/** A sum over cells in groups; see above. */
export interface SumNarrower {
  readonly cells: Int32Array;
  /** The cells of group g: `cells[start[g]] … cells[start[g + 1] - 1]`. */
  readonly start: Int32Array;
  readonly factors: Int32Array;
  readonly total: number;
  readonly size: number;
}

/** Cells that differ and whose digits add up to a total: a sum of a single group, with factor 1. */
export interface CageNarrower extends SumNarrower {
  /** All sets of digits by count and sum. Undefined on boards with too many sets. */
  readonly lists: SetLists | undefined;
  /** Cells that see all of these cells; undefined within alternatives. */
  readonly seers: Int32Array | undefined;
}

const isFixed = (mask: number): boolean => (mask & (mask - 1)) === 0;

/** The greatest digit of a set. */
const greatest = (mask: number): number => 32 - Math.clz32(mask);

export function narrowCage(store: Store, cage: CageNarrower): boolean {
  const { masks, open } = store;
  const { cells, lists, size } = cage;
  let rest = cage.total;
  let count = 0;
  for (let index = 0; index < cells.length; index++) {
    const mask = masks[cells[index]!]!;
    if (isFixed(mask)) rest -= greatest(mask);
    else open[count++] = cells[index]!;
  }
  if (count === 0) return rest === 0;
  if (lists !== undefined) {
    if (rest <= 0 || rest > (size * (size + 1)) / 2) return false;
    const choice: SetChoice = { lists, key: sumKey(size, count, rest), seers: cage.seers };
    if (!fitSets(store, open, count, choice)) return false;
    // One cell and three cells are left exactly the digits that fit.
    if (count === 1 || count === 3) return true;
  }
  return narrowSum(store, cage);
}

/**
 * Leaves the cells of a sum the digits that the least and the greatest sum of the other cells
 * allow. The cells of a group are taken together. With up to three open cells, exactly the digits
 * that fit are left.
 *
 * ```text
 * total 22       a 12  b 12345  c 456789  d 67
 * least  1 + 2 + 4 + 6 = 13      above = 22 - 13 = 9: no cell is more than its least plus 9
 * most   2 + 5 + 9 + 7 = 23      below = 23 - 22 = 1: no cell is less than its most less 1
 * left           a 12  b 45     c 89      d 67
 * ```
 */
export function narrowSum(store: Store, sum: SumNarrower): boolean {
  const { masks, open, openFactor, openGroup, lowest, highest } = store;
  const { cells, start, factors } = sum;
  let rest = sum.total;
  let count = 0;
  let low = 0;
  let high = 0;
  for (let group = 0; group < factors.length; group++) {
    const factor = factors[group]!;
    let lowDigits = 0;
    let highDigits = 0;
    let least = 0;
    let most = 0;
    for (let index = start[group]!; index < start[group + 1]!; index++) {
      const mask = masks[cells[index]!]!;
      if (isFixed(mask)) {
        rest -= factor * greatest(mask);
        continue;
      }
      open[count] = cells[index]!;
      openFactor[count] = factor;
      openGroup[count++] = group;
      const lowBit = lowestFree(mask, lowDigits);
      const highBit = highestFree(mask, highDigits);
      if (highBit === 0) return false;
      lowDigits |= lowBit;
      highDigits |= highBit;
      least += greatest(lowBit);
      most += greatest(highBit);
    }
    lowest[group] = lowDigits;
    highest[group] = highDigits;
    low += factor * (factor > 0 ? least : most);
    high += factor * (factor > 0 ? most : least);
  }
  const above = rest - low;
  const below = high - rest;
  if (above < 0 || below < 0) return false;
  if (count <= MOST_OF_SMALL) return count === 0 || fitSmall(store, count, rest);
  return keepWithin(store, count, above, below);
}

/**
 * The least free digit from the least candidate of a cell on, as a bit. When the cells of a group
 * compete for low digits, it makes no difference to the sum which cell gets which digit.
 */
function lowestFree(mask: number, taken: number): number {
  const free = ~taken & -(mask & -mask);
  return free & -free;
}

/** The greatest free digit up to the greatest candidate of a cell, as a bit; 0 for none. */
function highestFree(mask: number, taken: number): number {
  const free = ~taken & (-1 >>> Math.clz32(mask));
  return free === 0 ? 0 : 1 << (31 - Math.clz32(free));
}

/** Leaves the open cells the digits that the room above and below the bounds of the sum allows. */
function keepWithin(store: Store, count: number, above: number, below: number): boolean {
  const { masks, open, openFactor, openGroup, lowest, highest } = store;
  for (let index = 0; index < count; index++) {
    const cell = open[index]!;
    const mask = masks[cell]!;
    const factor = openFactor[index]!;
    const group = openGroup[index]!;
    const size = Math.abs(factor);
    const up = Math.floor((factor > 0 ? above : below) / size);
    const down = Math.floor((factor > 0 ? below : above) / size);
    // When a cell takes more than its least digit, the other cells of its group move down to fill
    // the gap. So its bounds begin at the end of the run of taken digits.
    const from = 31 - Math.clz32(mask & -mask);
    const free = ~(lowest[group]! >>> from);
    const top = from + 30 - Math.clz32(free & -free) + up;
    const gap = 31 - Math.clz32(~highest[group]! & (-1 >>> Math.clz32(mask)));
    const bottom = gap + 1 - down;
    let keep = -1;
    if (top < 31) keep &= (2 << top) - 1;
    if (bottom > 0) keep &= -1 << bottom;
    if ((mask & keep) !== mask && !narrow(store, cell, keep)) return false;
  }
  return true;
}

export const listsFor = (size: number, lists: (size: number) => SetLists): SetLists | undefined =>
  size <= LARGEST_LISTED ? lists(size) : undefined;
