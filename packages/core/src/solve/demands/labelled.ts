import { narrow, type Store } from './store.ts';

/** Cells, then their partners: where partners are alike the cells differ. */
export interface LabelledNarrower {
  readonly cells: Int32Array;
}

const isFixed = (mask: number): boolean => (mask & (mask - 1)) === 0;

/**
 * A cell with a digit and a partner takes its digit from cells with such a partner, and such a
 * partner from cells with its digit.
 */
export function narrowLabelled(store: Store, { cells }: LabelledNarrower): boolean {
  const { masks } = store;
  const half = cells.length >> 1;
  for (let one = 0; one < half; one++) {
    const digit = masks[cells[one]!]!;
    const label = masks[cells[half + one]!]!;
    if (!isFixed(digit) || !isFixed(label)) continue;
    for (let other = 0; other < half; other++) {
      if (other === one) continue;
      const [cell, partner] = [cells[other]!, cells[half + other]!];
      if (masks[partner] === label && !narrow(store, cell, ~digit)) return false;
      if (masks[cell] === digit && !narrow(store, partner, ~label)) return false;
    }
  }
  return true;
}
