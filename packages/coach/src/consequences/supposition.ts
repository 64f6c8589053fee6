import type { Candidate, Grid } from '@pencilmark/core/puzzle';
import { check } from '@pencilmark/core/result';
import { A_CELL, A_DIGIT, GRID_OR_LIKE } from '../expected.ts';

/** What somebody supposes: that a candidate is true, or false. */
export interface Supposition extends Candidate {
  readonly isOn: boolean;
}

/** The grid in which all of some suppositions hold; it may be a contradiction. */
export function supposed(grid: Grid, suppositions: readonly Supposition[]): Grid {
  const next = grid.copy();
  for (const { cell, digit, isOn } of suppositions) {
    if (isOn) next.place(cell, digit);
    else next.eliminate({ cell, digit });
  }
  return next;
}

/**
 * The cases of a cell: one of its candidates is true.
 *
 *     const grid = gridOf(puzzleOf('12..' + '....'.repeat(3)));
 *     casesOfCell(grid, 4).map(({ digit }) => digit)      // [3, 4]
 */
export function casesOfCell(grid: Pick<Grid, 'geometry' | 'has'>, cell: number): Supposition[] {
  check('casesOfCell', 'grid', grid, GRID_OR_LIKE);
  check('casesOfCell', 'cell', cell, A_CELL);
  return Array.from({ length: grid.geometry.size }, (_, index) => index + 1)
    .filter((digit) => grid.has(cell, digit))
    .map((digit) => ({ cell, digit, isOn: true }));
}

/**
 * The cases of a house: one of the places for a digit is true. None where the house has it.
 *
 *     const grid = gridOf(puzzleOf('12..' + '....'.repeat(3)));
 *     casesOfHouse(grid, 8, 3).map(({ cell }) => cell)      // [4, 5]
 */
export function casesOfHouse(grid: Pick<Grid, 'geometry' | 'has'>, house: number, digit: number): Supposition[] {
  check('casesOfHouse', 'grid', grid, GRID_OR_LIKE);
  check('casesOfHouse', 'house', house, A_CELL);
  check('casesOfHouse', 'digit', digit, A_DIGIT);
  return grid.geometry.houses[house]!.cells.filter((cell) => grid.has(cell, digit)).map((cell) => ({
    cell,
    digit,
    isOn: true,
  }));
}
