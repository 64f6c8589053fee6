import type { Grid } from '@pencilmark/core/puzzle';

/** The candidates of a cell in ascending order; of a filled cell its digit alone. */
export function digitsIn({ geometry, digits, candidates }: Grid, cell: number): number[] {
  if (digits[cell] !== 0) return [digits[cell]!];
  const list: number[] = [];
  for (let digit = 1; digit <= geometry.size; digit++) if ((candidates[cell]! >>> (digit - 1)) & 1) list.push(digit);
  return list;
}
