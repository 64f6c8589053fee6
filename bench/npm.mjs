/**
 * Rivals from npm. Those with `count` find up to two solutions, as our solvers do in the same run; those with `solve` cannot go on after the first.
 * qqwing and sudoku are GPL: the bench runs them, nothing that is published holds or imports them. robatron's sudoku.js is not on npm.
 */
import { SudokuSolver } from '@algorithm.ts/sudoku';
import { DancingLinks } from 'dancing-links';
import QQWing from 'qqwing';
import sudoku from 'sudoku';

const dancingLinks = new DancingLinks();

// The rows of the exact cover are made once.
const rows = Array.from({ length: 729 }, (_, index) => {
  const cell = Math.floor(index / 9);
  const digit = index % 9;
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const box = Math.floor(row / 3) * 3 + Math.floor(column / 3);
  return { data: index, columnIndices: [cell, 81 + row * 9 + digit, 162 + column * 9 + digit, 243 + box * 9 + digit] };
});

/** With all nine rows for an empty cell, or only those that the givens allow. */
const cover =
  (isFiltered) =>
  ({ geometry, givens }) => {
    const chosen = [];
    for (let cell = 0; cell < 81; cell++) {
      if (givens[cell] !== 0) {
        chosen.push(rows[cell * 9 + givens[cell] - 1]);
        continue;
      }
      let seen = 0;
      if (isFiltered)
        for (let at = geometry.peerStart[cell]; at < geometry.peerStart[cell + 1]; at++)
          seen |= 1 << givens[geometry.peers[at]];
      for (let digit = 1; digit <= 9; digit++) if (((seen >> digit) & 1) === 0) chosen.push(rows[cell * 9 + digit - 1]);
    }
    const solver = dancingLinks.createSolver({ columns: 324 });
    solver.addSparseConstraints(chosen);
    return solver.find(2).length;
  };

const qqwing = new QQWing();

function countOfQqwing({ givens }) {
  qqwing.setPuzzle(givens);
  // Round 2 is that of an outside call which heeds the limit; the sum over branches may overshoot it.
  return Math.min(2, qqwing.countSolutions(2, true));
}

const algorithmTs = new SudokuSolver({ childMatrixWidth: 3 });

function solutionOfAlgorithmTs({ givens }) {
  const solution = new Array(81);
  return algorithmTs.solve(
    Array.from(givens, (digit) => digit - 1),
    solution,
  )
    ? solution.map((digit) => digit + 1)
    : undefined;
}

const solutionOfSudoku = ({ givens }) =>
  sudoku.solvepuzzle(Array.from(givens, (digit) => (digit === 0 ? null : digit - 1)))?.map((digit) => digit + 1);

export const RIVALS = [
  { name: 'dancing-links', count: cover(false) },
  { name: 'dancing-links, rows filtered', count: cover(true) },
  { name: 'qqwing', count: countOfQqwing },
  { name: '@algorithm.ts/sudoku', solve: solutionOfAlgorithmTs },
  { name: 'sudoku', solve: solutionOfSudoku },
];
