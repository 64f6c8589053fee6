import { narrow, type Store } from './store.ts';

/** Cells, then their partners: where partners are alike the cells differ. */
export interface LabelledNarrower {
  readonly cells: Int32Array;
}

const isFixed = (mask: number): boolean => (mask & (mask - 1)) === 0;

/**
 * A cell whose digit and partner are fixed removes its digit from cells with an equal partner, and
 * its partner from the partners of cells with its digit.
 */
export function narrowLabelled(store: Store, { cells }: LabelledNarrower): boolean {
  const { masks } = store;
  const half = cells.length >> 1;
  for (let first = 0; first < half; first++) {
    const digit = masks[cells[first]!]!;
    const label = masks[cells[half + first]!]!;
    if (!isFixed(digit) || !isFixed(label)) continue;
    for (let second = 0; second < half; second++) {
      if (second === first) continue;
      const [cell, partner] = [cells[second]!, cells[half + second]!];
      if (masks[partner] === label && !narrow(store, cell, ~digit)) return false;
      if (masks[cell] === digit && !narrow(store, partner, ~label)) return false;
    }
  }
  return true;
}
