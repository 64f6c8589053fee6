import type { Geometry } from '../../geometry/geometry.ts';
import type { DigitSet } from '../../sets/digits.ts';
import { keepFrom, narrow, type Store } from './store.ts';

/** Which cells see which: bit o of the words from `sight[c·words]` on tells that cell c sees o. */
export interface Sight {
  readonly sight: Int32Array;
  readonly words: number;
}

const known = new WeakMap<Uint16Array, Sight>();

export function sightOf({ cellCount, peers, peerStart }: Geometry): Sight {
  let found = known.get(peers);
  if (found) return found;
  const words = (cellCount + 31) >> 5;
  const sight = new Int32Array(cellCount * words);
  for (let cell = 0; cell < cellCount; cell++)
    for (let index = peerStart[cell]!; index < peerStart[cell + 1]!; index++) {
      const peer = peers[index]!;
      sight[cell * words + (peer >> 5)]! |= 1 << (peer & 31);
    }
  known.set(peers, (found = { sight, words }));
  return found;
}

/**
 * Strikes digits that some cells must hold out in other cells: in their `seers`, which see all of
 * these cells, and in those that see all of the places that are left.
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
