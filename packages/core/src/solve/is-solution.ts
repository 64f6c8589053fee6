import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { check, LIST } from '../result.ts';
import { isMet } from '../rules/demand.ts';
import type { Cell } from '../sets/cells.ts';

/**
 * Whether digits are a solution of a puzzle. Every house has every digit, all demands are met, and
 * each rule holds as it is printed. Void cells hold 0. Givens are kept and candidates struck out
 * avoided. The check uses nothing that solvers use.
 *
 *     const digits = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]
 *     isSolution(puzzleOf('12..34..........'), digits)      // true
 */
export function isSolution(puzzle: Puzzle, digits: ArrayLike<number>): boolean {
  checkPuzzle('isSolution', puzzle);
  check('isSolution', 'digits', digits, LIST);
  const { geometry, givens, struckOut = [] } = puzzle;
  const differ = (cells: readonly Cell[]): boolean => new Set(cells.map((cell) => digits[cell])).size === cells.length;
  const isDigit = (digit: number): boolean => Number.isInteger(digit) && digit >= 1 && digit <= geometry.size;
  return (
    digits.length === geometry.cellCount &&
    geometry.cells.every((cell) => isDigit(digits[cell]!)) &&
    geometry.houses.every((house) => differ(house.cells)) &&
    geometry.demands.every((demand) => isMet(demand, digits)) &&
    geometry.rules.every((rule) => rule.holds(digits, geometry)) &&
    givens.every((digit, cell) => digit === 0 || digit === digits[cell]) &&
    struckOut.every(({ cell, digit }) => digits[cell] !== digit)
  );
}
