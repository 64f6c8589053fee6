import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitCount, digitsOf } from '../../../sets/digits.ts';
import type { Position } from '../../steps/position.ts';
import { canSwap, makeRing, type Ring, type RingKind } from './unique-loop-pattern.ts';

/**
 * Cells that would allow two solutions if they held no more than half as many digits as there are
 * cells (rounded down), whatever these digits are.
 */
export type Shape = readonly Cell[];

const digitsFor = (cells: ArrayLike<unknown>): number => Math.floor(cells.length / 2);

/**
 * The shapes of a position with the digits for which at most two cells have other candidates, or a
 * single other digit remains.
 */
export function ringsOfShapes(position: Position, shapes: readonly Shape[], kind: RingKind): Ring[] {
  const { candidates } = position;
  const rings: Ring[] = [];
  for (const cells of shapes) {
    if (!isWorthwhile(candidates, cells)) continue;
    const sets = cells.map((cell) => candidates[cell]!);
    for (const digits of digitSetsOf(sets))
      if (sets.every((set) => (set & digits) !== 0) && canSwap(position, cells, digits))
        rings.push(makeRing(position, cells, digits, kind));
  }
  return rings;
}

function* digitSetsOf(sets: readonly DigitSet[]): Generator<DigitSet> {
  const count = digitsFor(sets);
  const all = sets.reduce((union, set) => union | set, 0);
  const extraCount = digitCount(all) - count;
  if (extraCount <= 0) return;
  const shown = new Set<DigitSet>();
  const isNew = (digits: DigitSet): boolean => digitCount(digits) === count && shown.size < shown.add(digits).size;
  if (extraCount === 1)
    for (const digit of digitsOf(all)) if (isNew(all & ~(1 << (digit - 1)))) yield all & ~(1 << (digit - 1));
  // A cell with more candidates is certainly one of the two.
  if (sets.filter((set) => digitCount(set) > count).length > 2) return;
  for (let first = 0; first < sets.length; first++)
    for (let second = first + 1; second < sets.length; second++) {
      const digits = sets.reduce((union, set, index) => (index === first || index === second ? union : union | set), 0);
      if (isNew(digits)) yield digits;
    }
}

/** A quick test whether a shape may have such a set, which spares most shapes the rest. */
function isWorthwhile(candidates: Int32Array, shape: Shape): boolean {
  const count = digitsFor(shape);
  let [union, larger] = [0, 0];
  for (let at = 0; at < shape.length; at++) {
    const set = candidates[shape[at]!]!;
    if (set === 0) return false;
    union |= set;
    if (digitCount(set) > count && ++larger > 2 && digitCount(union) > count + 1) return false;
  }
  return larger <= 2 || digitCount(union) === count + 1;
}
