import type { DigitSet } from '../../sets/digits.ts';
import { keepFrom, narrow, type Store } from './store.ts';

/**
 * Removes digits that some cells certainly hold from other cells: from their `seers`, which see all
 * of these cells, and from the cells that see all remaining places.
 */
export function keepFromSeers(
  store: Store,
  cells: Int32Array,
  count: number,
  digits: DigitSet,
  seers: Int32Array,
): boolean {
  const { masks, places } = store;
  if (!keepFrom(store, seers, digits)) return false;
  for (let left = digits; left !== 0; left &= left - 1) {
    const bit = left & -left;
    let some = 0;
    for (let index = 0; index < count; index++) if ((masks[cells[index]!]! & bit) !== 0) places[some++] = cells[index]!;
    if (some === 0) return false;
    if (some < count && !keepFromWhoSees(store, some, bit)) return false;
  }
  return true;
}

/** Strikes a digit out in the cells that see all of the first `count` places. */
function keepFromWhoSees(store: Store, count: number, bit: DigitSet): boolean {
  const { masks, places } = store;
  const { sight, words } = store.sight;
  for (let word = 0; word < words; word++) {
    let seen = -1;
    for (let index = 0; index < count && seen !== 0; index++) seen &= sight[places[index]! * words + word]!;
    for (; seen !== 0; seen &= seen - 1) {
      const cell = (word << 5) + 31 - Math.clz32(seen & -seen);
      if ((masks[cell]! & bit) !== 0 && !narrow(store, cell, ~bit)) return false;
    }
  }
  return true;
}
