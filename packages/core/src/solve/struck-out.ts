import type { Puzzle } from '../puzzle/puzzle.ts';

/**
 * For every cell and digit, at cell·size + digit-1, whether the candidate is struck out; undefined
 * when none is.
 */
export function struckOutTable({ geometry, struckOut = [] }: Puzzle): Uint8Array | undefined {
  if (struckOut.length === 0) return undefined;
  const table = new Uint8Array(geometry.cellCount * geometry.size);
  for (const { cell, digit } of struckOut) table[cell * geometry.size + digit - 1] = 1;
  return table;
}
