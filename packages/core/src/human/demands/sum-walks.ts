import type { Geometry } from '../../geometry/geometry.ts';
import { type DigitSet, digitBit } from '../../sets/digits.ts';
import type { Budget } from '../steps/budget.ts';
import { groupsOf, type Sum } from './sums.ts';
import { packingFor, type Walk, type Walked, walkAll } from './walks.ts';

/**
 * Walks over the cells of a sum, group by group: cells of a group differ, and each walk comes to
 * the total. `sets` has the digits of each cell. The digits that come back are in the order of the
 * cells of the sum.
 */
export function walkSum(
  sum: Pick<Sum, 'cells' | 'factors' | 'total'>,
  sets: readonly DigitSet[],
  geometry: Geometry,
  budget: Budget,
): Walked | undefined {
  const groups = groupsOf(sum, geometry);
  const order = groups.flat();
  const isLast = new Set(groups.map((group) => group.at(-1)!));
  const factors = order.map((index) => sum.factors[index]!);
  const { low, high } = rangesBehind(factors, geometry.size);
  // A state holds how far the sum lies above the base, and which digits the group has used so far.
  const base = factors.reduce((least, factor) => least + Math.min(0, factor * geometry.size), 0);
  const top = factors.reduce((most, factor) => most + Math.max(0, factor * geometry.size), 0);
  const { pack, countOf, setOf } = packingFor(geometry.size, top - base + 1);
  const walk: Walk = {
    start: pack(-base, 0),
    next(state, place, digit) {
      const used = setOf(state);
      const bit = digitBit(digit);
      if ((used & bit) !== 0) return -1;
      const now = countOf(state) + base + factors[place]! * digit;
      const rest = sum.total - now;
      if (rest < low[place + 1]! || rest > high[place + 1]!) return -1;
      return pack(now - base, isLast.has(order[place]!) ? 0 : used | bit);
    },
    isEnd: (state) => countOf(state) + base === sum.total,
  };
  const own = order.map((index) => sets[index]!);
  const walked = walkAll(own, walk, budget);
  if (!walked) return undefined;
  const digits = new Array<DigitSet>(sets.length).fill(0);
  for (const [place, index] of order.entries()) digits[index] = walked.digits[place]!;
  return { digits, ends: walked.ends };
}

/** By place: the least and the greatest that the cells from there on add. */
function rangesBehind(factors: readonly number[], size: number): { low: number[]; high: number[] } {
  const low = [0];
  const high = [0];
  for (const factor of [...factors].reverse()) {
    low.unshift(low[0]! + Math.min(factor, factor * size));
    high.unshift(high[0]! + Math.max(factor, factor * size));
  }
  return { low, high };
}
