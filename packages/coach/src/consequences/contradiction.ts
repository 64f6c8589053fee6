import { isContradictory } from '@pencilmark/core/human';
import type { Grid } from '@pencilmark/core/puzzle';

/** Where a grid cannot be completed. */
export type Contradiction =
  /** A cell without candidates. */
  | { readonly kind: 'cell'; readonly cell: number }
  /** A house, by index, without a place for a digit. */
  | { readonly kind: 'house'; readonly house: number; readonly digit: number }
  /** Two cells that see each other with the same digit. */
  | { readonly kind: 'twice'; readonly cells: readonly [number, number]; readonly digit: number }
  /** A clue or a rule that the digits do not keep. */
  | { readonly kind: 'clue' };

/** The first contradiction of a grid that can be seen without a further step. */
export function contradictionIn(grid: Grid): Contradiction | undefined {
  return isContradictory(grid) ? (twiceIn(grid) ?? emptyIn(grid) ?? { kind: 'clue' }) : undefined;
}

function twiceIn({ geometry, digits }: Grid): Contradiction | undefined {
  for (const cell of geometry.cells) {
    const digit = digits[cell]!;
    const other =
      digit === 0
        ? undefined
        : geometry.cells.find(
            (other) => other > cell && digits[other] === digit && geometry.peerSets[cell]!.has(other),
          );
    if (other !== undefined) return { kind: 'twice', cells: [cell, other], digit };
  }
  return undefined;
}

function emptyIn({ geometry, digits, candidates }: Grid): Contradiction | undefined {
  const cell = geometry.cells.find((empty) => digits[empty] === 0 && candidates[empty] === 0);
  if (cell !== undefined) return { kind: 'cell', cell };
  for (const { cells, index } of geometry.houses) {
    const there = cells.reduce(
      (set, place) => set | candidates[place]! | (digits[place] ? 1 << (digits[place]! - 1) : 0),
      0,
    );
    const lacking = geometry.allDigits & ~there;
    if (lacking !== 0) return { kind: 'house', house: index, digit: 32 - Math.clz32(lacking & -lacking) };
  }
  return undefined;
}
