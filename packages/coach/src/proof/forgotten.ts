import { Grid } from '@pencilmark/core/puzzle';

const bit = (digit: number): number => 1 << (digit - 1);

/**
 * What is known of a board to somebody who looks at some cells only, for the sake of one digit:
 *
 * - the digits and candidates of these cells
 * - of any other cell that is filled, whether that digit is in it, and no more
 * - where a house has its two or more places for a digit, when all of them are among these cells
 *
 * Every other cell is empty and has all candidates. So whatever follows there follows from the
 * cells alone. The only place that a house has left is not known: that is what is to be shown.
 */
export function forgotten(grid: Grid, cells: ReadonlySet<number>, digit: number): Grid {
  const { geometry, digits, candidates } = grid;
  const left = new Grid(geometry);
  for (const cell of geometry.cells) {
    if (cells.has(cell)) continue;
    if (digits[cell] !== 0 && digits[cell] !== digit) left.eliminate({ cell, digit });
  }
  for (const cell of cells) if (digits[cell] !== 0) left.place(cell, digits[cell]!);
  for (const cell of cells) if (digits[cell] === 0) left.candidates[cell] = candidates[cell]!;
  for (const house of geometry.houses)
    for (let digit = 1; digit <= geometry.size; digit++) {
      const places = house.cells.filter((cell) => grid.has(cell, digit));
      if (places.length < 2 || !places.every((cell) => cells.has(cell))) continue;
      for (const cell of house.cells) if (!cells.has(cell)) left.candidates[cell]! &= ~bit(digit);
    }
  return left;
}
