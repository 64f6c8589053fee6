import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Cell } from '../sets/cells.ts';

/**
 * Whether digits are a solution of a puzzle, checked against the description of its board and with nothing that solvers use: every house
 * has every digit, cells that must be apart differ, givens are kept and candidates struck out avoided.
 *
 *     isSolution(puzzleOf('12..' + '34..' + '....' + '....'), Uint8Array.of(1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1))      // true
 */
export function isSolution({ geometry, givens, struckOut = [] }: Puzzle, digits: ArrayLike<number>): boolean {
  const differ = (cells: readonly Cell[]): boolean => new Set(cells.map((cell) => digits[cell])).size === cells.length;
  const isDigit = (digit: number): boolean => Number.isInteger(digit) && digit >= 1 && digit <= geometry.size;
  return (
    digits.length === geometry.cellCount &&
    Array.from(digits).every(isDigit) &&
    geometry.houses.every((house) => differ(house.cells)) &&
    (geometry.spec.apart ?? []).every(differ) &&
    givens.every((digit, cell) => digit === 0 || digit === digits[cell]) &&
    struckOut.every(({ cell, digit }) => digits[cell] !== digit)
  );
}
