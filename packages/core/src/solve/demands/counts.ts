import { keepFromSeers } from './seers.ts';
import { narrow, type Store } from './store.ts';

/** How many cells hold one of some digits: `least` to `most`. */
export interface CountNarrower {
  readonly cells: Int32Array;
  readonly digits: number;
  readonly least: number;
  readonly most: number;
  /** When one digit must be held, the cells that see all of these cells. */
  readonly seers: Int32Array | undefined;
}

export function narrowCount(store: Store, { cells, digits, least, most, seers }: CountNarrower): boolean {
  const { masks } = store;
  let sure = 0;
  let possible = 0;
  for (let index = 0; index < cells.length; index++) {
    const mask = masks[cells[index]!]!;
    if ((mask & digits) === 0) continue;
    possible++;
    if ((mask & ~digits) === 0) sure++;
  }
  if (possible < least || sure > most) return false;
  if (seers !== undefined && sure < least && !keepFromSeers(store, cells, cells.length, digits, seers)) return false;
  if (possible === sure || (possible > least && sure < most)) return true;
  const keep = possible === least ? digits : ~digits;
  for (let index = 0; index < cells.length; index++) {
    const mask = masks[cells[index]!]!;
    if ((mask & digits) !== 0 && (mask & ~digits) !== 0 && !narrow(store, cells[index]!, keep)) return false;
  }
  return true;
}
