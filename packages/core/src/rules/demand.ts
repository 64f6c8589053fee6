import type { Cell } from '../sets/cells.ts';

/**
 * What a rule demands of some cells. Solvers and techniques know kinds of demands and never the
 * rules they come from.
 *
 * - `house`: as many cells as there are digits, and they hold every digit once
 * - `apart`: the cells hold different digits
 */
export type Demand =
  | { readonly kind: 'house'; readonly cells: readonly Cell[] }
  | { readonly kind: 'apart'; readonly cells: readonly Cell[] };

export type DemandKind = Demand['kind'];

/** Whether a complete grid, a digit 1…size for every cell, meets a demand. */
export function isMet({ kind, cells }: Demand, solution: ArrayLike<number>): boolean {
  switch (kind) {
    case 'house':
    case 'apart':
      return new Set(cells.map((cell) => solution[cell])).size === cells.length;
  }
}

/**
 * Whether exchanging the names of digits in a complete grid never changes whether it meets a
 * demand.
 */
export function treatsDigitsAlike({ kind }: Demand): boolean {
  switch (kind) {
    case 'house':
    case 'apart':
      return true;
  }
}
