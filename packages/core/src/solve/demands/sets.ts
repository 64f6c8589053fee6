import type { Cell } from '../../sets/cells.ts';
import type { DigitSet } from '../../sets/digits.ts';
import type { SetChoice } from './combinations.ts';
import { keepFromSeers } from './seers.ts';
import { narrow, type Store } from './store.ts';
import { fitTriple } from './triples.ts';

/** Different cells that together hold a set of a choice. */
export interface SetNarrower extends SetChoice {
  readonly cells: Int32Array;
}

/**
 * Leaves some cells only digits of sets that fit: such a set has a digit for each cell, and the
 * cells have all its digits. Digits of every fitting set are placed where they have one place. They
 * are removed from the `seers`, and from cells that see all places of a digit. Without `seers`,
 * within alternatives, no other cells change.
 */
export function fitSets(store: Store, cells: Int32Array, count: number, choice: SetChoice): boolean {
  if (count === 3) return fitTriple(store, cells, choice);
  const { masks } = store;
  const { lists, key, seers } = choice;
  const { sets, start } = lists;
  const from = start[key]!;
  const to = start[key + 1]!;
  let once = 0;
  let twice = 0;
  for (let index = 0; index < count; index++) {
    const mask = masks[cells[index]!]!;
    twice |= once & mask;
    once |= mask;
  }
  let union = 0;
  let shared = -1;
  for (let at = from; at < to; at++) {
    const set = sets[at]!;
    if ((set & ~once) !== 0) continue;
    let index = 0;
    while (index < count && (masks[cells[index]!]! & set) !== 0) index++;
    if (index < count) continue;
    union |= set;
    shared &= set;
  }
  if (union === 0) return count === 0 && from < to;
  if (union !== once)
    for (let index = 0; index < count; index++) if (!narrow(store, cells[index]!, union)) return false;
  if (shared === 0) return true;
  const single = shared & once & ~twice;
  if (single !== 0 && !placeSingles(store, cells, count, single)) return false;
  return seers === undefined || keepFromSeers(store, cells, count, shared, seers);
}

/** Places digits that have a single place among some cells. */
export function placeSingles(store: Store, cells: Int32Array, count: number, single: DigitSet): boolean {
  for (let index = 0; index < count; index++) {
    const cell: Cell = cells[index]!;
    const placed = store.masks[cell]! & single;
    if (placed !== 0 && ((placed & (placed - 1)) !== 0 || !narrow(store, cell, placed))) return false;
  }
  return true;
}

export const narrowSet = (store: Store, part: SetNarrower): boolean =>
  fitSets(store, part.cells, part.cells.length, part);
