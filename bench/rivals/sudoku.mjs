/** sudoku: trying, the cell with fewest digits first; finds one solution. */
import sudoku from 'sudoku';

const solve = ({ givens }) =>
  sudoku.solvepuzzle(Array.from(givens, (digit) => (digit === 0 ? null : digit - 1)))?.map((digit) => digit + 1);

export const contenders = [{ name: 'sudoku', solve }];
