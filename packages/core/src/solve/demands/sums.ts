import { LARGEST_LISTED, type SetLists, sumKey } from './combinations.ts';
import { fitSets } from './sets.ts';
import { narrow, type Store } from './store.ts';

/**
 * Digits that add up to a total, each times the factor of its cell. The cells stand in groups:
 * those of a group have the same factor and differ.
 */
export interface SumNarrower {
  readonly cells: Int32Array;
  /** The cells of group g: `cells[start[g]] … cells[start[g + 1] - 1]`. */
  readonly start: Int32Array;
  readonly factors: Int32Array;
  readonly total: number;
  readonly size: number;
}

/** Cells that differ and whose digits add up to a total. */
export interface CageNarrower extends SumNarrower {
  readonly lists: SetLists | undefined;
  /** Cells that see all of these cells; undefined within alternatives. */
  readonly seers: Int32Array | undefined;
}

export function narrowCage(store: Store, cage: CageNarrower): boolean {
  const { masks, open } = store;
  const { cells, lists, size } = cage;
  let rest = cage.total;
  let count = 0;
  for (let index = 0; index < cells.length; index++) {
    const mask = masks[cells[index]!]!;
    if ((mask & (mask - 1)) === 0) rest -= 32 - Math.clz32(mask);
    else open[count++] = cells[index]!;
  }
  if (count === 0) return rest === 0;
  if (lists !== undefined) {
    if (rest <= 0 || rest > (size * (size + 1)) / 2) return false;
    const key = sumKey(size, count, rest);
    if (!fitSets(store, open, count, lists.sets, lists.start[key]!, lists.start[key + 1]!, cage.seers)) return false;
    // One cell and three cells have exactly what fits.
    if (count === 1 || count === 3) return true;
  }
  return narrowSum(store, cage);
}

/**
 * Leaves the cells of a sum what the least and the greatest sum of the others allow. Cells that
 * differ are taken together. With up to three open cells, exactly what fits is left.
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
    let taken = 0;
    let takenHigh = 0;
    let least = 0;
    let most = 0;
    for (let index = start[group]!; index < start[group + 1]!; index++) {
      const mask = masks[cells[index]!]!;
      if ((mask & (mask - 1)) === 0) {
        rest -= factor * (32 - Math.clz32(mask));
        continue;
      }
      open[count] = cells[index]!;
      openFactor[count] = factor;
      openGroup[count++] = group;
      // The next digit above that no other cell of the group takes; which cell takes it does not
      // matter to the sum.
      const above = ~taken & -(mask & -mask);
      const first = above & -above;
      taken |= first;
      least += 32 - Math.clz32(first);
      const below = ~takenHigh & (-1 >>> Math.clz32(mask));
      if (below === 0) return false;
      const last = Math.clz32(below);
      takenHigh |= 1 << (31 - last);
      most += 32 - last;
    }
    lowest[group] = taken;
    highest[group] = takenHigh;
    low += factor * (factor > 0 ? least : most);
    high += factor * (factor > 0 ? most : least);
  }
  const above = rest - low;
  const below = high - rest;
  if (above < 0 || below < 0) return false;
  if (count === 0) return true;
  if (count <= 3) return count === 3 ? fitThree(store, rest) : fitTwo(store, count, rest);
  return keepWithin(store, count, above, below);
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
    // When a cell takes more than its least digit, the others fill the place up to the end of the
    // run.
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

/** Whether one of the candidates in `mask` times a factor gives a rest; the digit, or 0. */
function quotient(mask: number, factor: number, rest: number): number {
  const digit = rest / factor;
  return digit >= 1 && digit <= 32 && Number.isInteger(digit) && ((mask >>> (digit - 1)) & 1) === 1 ? digit : 0;
}

function fitTwo(store: Store, count: number, rest: number): boolean {
  const { masks, open, openFactor, openGroup } = store;
  const a = open[0]!;
  if (count === 1) {
    const digit = quotient(masks[a]!, openFactor[0]!, rest);
    return digit !== 0 && narrow(store, a, 1 << (digit - 1));
  }
  const b = open[1]!;
  const mask = masks[b]!;
  const differ = openGroup[0] === openGroup[1];
  let keepA = 0;
  let keepB = 0;
  for (let left = masks[a]!; left !== 0; left &= left - 1) {
    const digit = 32 - Math.clz32(left & -left);
    const second = quotient(mask, openFactor[1]!, rest - openFactor[0]! * digit);
    if (second === 0 || (differ && second === digit)) continue;
    keepA |= 1 << (digit - 1);
    keepB |= 1 << (second - 1);
  }
  return keepA !== 0 && narrow(store, a, keepA) && narrow(store, b, keepB);
}

function fitThree(store: Store, rest: number): boolean {
  const { masks, open, openFactor, openGroup } = store;
  const a = open[0]!;
  const b = open[1]!;
  const c = open[2]!;
  const [maskB, maskC] = [masks[b]!, masks[c]!];
  const [factorA, factorB, factorC] = [openFactor[0]!, openFactor[1]!, openFactor[2]!];
  const group = openGroup[1]!;
  const differAB = openGroup[0] === group;
  const differBC = group === openGroup[2];
  const differAC = openGroup[0] === openGroup[2];
  let keepA = 0;
  let keepB = 0;
  let keepC = 0;
  for (let leftA = masks[a]!; leftA !== 0; leftA &= leftA - 1) {
    const bitA = leftA & -leftA;
    const restA = rest - factorA * (32 - Math.clz32(bitA));
    for (let leftB = differAB ? maskB & ~bitA : maskB; leftB !== 0; leftB &= leftB - 1) {
      const bitB = leftB & -leftB;
      const digit = quotient(maskC, factorC, restA - factorB * (32 - Math.clz32(bitB)));
      if (digit === 0) continue;
      const bitC = 1 << (digit - 1);
      if ((differAC && bitC === bitA) || (differBC && bitC === bitB)) continue;
      keepA |= bitA;
      keepB |= bitB;
      keepC |= bitC;
    }
  }
  return keepA !== 0 && narrow(store, a, keepA) && narrow(store, b, keepB) && narrow(store, c, keepC);
}

export const listsFor = (size: number, lists: (size: number) => SetLists): SetLists | undefined =>
  size <= LARGEST_LISTED ? lists(size) : undefined;
