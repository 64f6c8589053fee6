import type { Clue, Geometry } from '@pencilmark/core/geometry';
import type { Stand } from './stand.ts';

/** The clues that a cell is part of. */
export const cluesAt = ({ clues }: Geometry, cell: number): readonly Clue[] =>
  clues.filter(({ cells }) => cells.some((list) => list.includes(cell)));

/** What is left of the sum of a cage, and in how many cells. */
export interface Rest {
  readonly sum: number;
  readonly cells: number;
}

/** What is left of the sum of a cage; nothing for other clues, and for a cage without a sum. */
export function restOf({ rule, cells, values: [sum] }: Clue, { digits }: Stand): Rest | undefined {
  if (rule !== 'killer' || sum === undefined) return undefined;
  const cage = cells.flat();
  return {
    sum: cage.reduce((left, cell) => left - digits[cell]!, sum),
    cells: cage.filter((cell) => digits[cell] === 0).length,
  };
}
