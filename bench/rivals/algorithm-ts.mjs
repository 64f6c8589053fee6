/** @algorithm.ts/sudoku: an exact cover; finds one solution. */
import { SudokuSolver } from '@algorithm.ts/sudoku';

const solver = new SudokuSolver({ childMatrixWidth: 3 });

function solve({ givens }) {
  const solution = new Array(81);
  const digits = Array.from(givens, (digit) => digit - 1);
  return solver.solve(digits, solution) ? solution.map((digit) => digit + 1) : undefined;
}

export const contenders = [{ name: '@algorithm.ts/sudoku', solve }];
