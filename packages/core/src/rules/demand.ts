import type { Cell } from '../sets/cells.ts';

/**
 * What a rule demands of some cells. Solvers and techniques know the kinds of demands. They do not
 * know the rules.
 *
 * - `house`: the cells, as many as there are digits, hold every digit once
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
 * Whether a complete grid that meets a demand still meets it after two digits changed places
 * everywhere.
 */
export function treatsDigitsAlike({ kind }: Demand): boolean {
  switch (kind) {
    case 'house':
    case 'apart':
      return true;
  }
}
