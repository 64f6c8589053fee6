import type { DigitSet } from '../../sets/digits.ts';
import { keepFromSeers } from './seers.ts';
import { narrow, type Store } from './store.ts';

/** How many cells hold a digit of a set: `least` to `most`. */
export interface CountNarrower {
  /** The cells, group by group. */
  readonly cells: Int32Array;
  /**
   * Group g is `cells[start[g]] … cells[start[g + 1] - 1]`. When a single digit is counted, the
   * cells of a group see each other, so that at most one of them holds it. Otherwise each cell is a
   * group.
   */
  readonly start: Int32Array;
  readonly digits: number;
  readonly least: number;
  readonly most: number;
  /** When a single digit must be held: the cells that see all of these cells. */
  readonly seers: Int32Array | undefined;
}

export function narrowCount(store: Store, { cells, start, digits, least, most, seers }: CountNarrower): boolean {
  const { masks } = store;
  let sure = 0;
  let possible = 0;
  let groups = 0;
  for (let group = 0; group + 1 < start.length; group++) {
    const before = possible;
    for (let index = start[group]!; index < start[group + 1]!; index++) {
      const mask = masks[cells[index]!]!;
      if ((mask & digits) === 0) continue;
      possible++;
      if ((mask & ~digits) === 0) sure++;
    }
    if (possible > before) groups++;
  }
  if (groups < least || sure > most) return false;
  if (groups === least && groups < possible && !fillGroups(store, cells, start, digits)) return false;
  if (seers !== undefined && sure < least && !keepFromSeers(store, cells, cells.length, digits, seers)) return false;
  if (possible === sure || (possible > least && sure < most)) return true;
  const keep = possible === least ? digits : ~digits;
  for (let index = 0; index < cells.length; index++) {
    const mask = masks[cells[index]!]!;
    if ((mask & digits) !== 0 && (mask & ~digits) !== 0 && !narrow(store, cells[index]!, keep)) return false;
  }
  return true;
}

/** Places a digit that every group must hold, where a group has one place for it. */
function fillGroups(store: Store, cells: Int32Array, start: Int32Array, digit: DigitSet): boolean {
  const { masks } = store;
  for (let group = 0; group + 1 < start.length; group++) {
    let only = -1;
    let places = 0;
    for (let index = start[group]!; index < start[group + 1]!; index++) {
      if ((masks[cells[index]!]! & digit) === 0) continue;
      only = cells[index]!;
      places++;
    }
    if (places === 1 && !narrow(store, only, digit)) return false;
  }
  return true;
}
