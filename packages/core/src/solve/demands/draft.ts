import type { Geometry } from '../../geometry/geometry.ts';
import type { Cell } from '../../sets/cells.ts';
import type { DigitSet } from '../../sets/digits.ts';
import type { Narrower } from './narrowers.ts';
import { type PairTables, pairTables, tablesOfDifferent } from './pair-tables.ts';
import type { Needs } from './store.ts';

/** A plan while it is made. */
export interface Draft extends Needs {
  readonly geometry: Geometry;
  readonly masks: Int32Array;
  readonly narrowers: Narrower[];
  readonly pairs: { readonly first: Cell; readonly second: Cell; readonly tables: PairTables }[];
}

/** No cells. */
export const NOBODY = new Int32Array(0);

/** Two cells that may hold only some pairs of digits. */
export function addPair(draft: Draft, first: Cell, second: Cell, allowed: readonly DigitSet[]): void {
  const differ = draft.geometry.peerSets[first]!.has(second);
  draft.pairs.push({ first, second, tables: differ ? tablesOfDifferent(allowed) : pairTables(allowed) });
}

/** The cells that see all of some cells. */
export function seersOf({ peers, peerStart, peerSets }: Geometry, cells: readonly Cell[]): Int32Array {
  const first = cells[0];
  if (first === undefined) return NOBODY;
  const seers: Cell[] = [];
  for (let index = peerStart[first]!; index < peerStart[first + 1]!; index++) {
    const peer = peers[index]!;
    const set = peerSets[peer]!;
    let seen = 1;
    while (seen < cells.length && set.has(cells[seen]!)) seen++;
    if (seen === cells.length) seers.push(peer);
  }
  return Int32Array.from(seers);
}

/** A greedy partition of some cells into groups of cells that see each other. */
export function apartGroups({ peerSets }: Geometry, cells: readonly Cell[]): Cell[][] {
  const groups: Cell[][] = [];
  for (const cell of cells) {
    const group = groups.find((members) => members.every((member) => peerSets[cell]!.has(member)));
    if (group) group.push(cell);
    else groups.push([cell]);
  }
  return groups;
}
