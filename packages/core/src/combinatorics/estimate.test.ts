import { expect, test } from 'vitest';
import { boardOf } from '../geometry/clues.ts';
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import { countSolutions } from '../solve/solve.ts';
import { estimateGrids } from './estimate.ts';

test.each(['4x4', '4x4:x', '4x4:killer_5:r1c1-2', '5x5', '3x4:1-5', '6x6:x'])(
  '%s: within four standard errors of the number, for most seeds within two',
  (id) => {
    const board = boardOf(id);
    const grids = countSolutions(emptyPuzzle(board));
    const distances = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const { log10, relativeError } = estimateGrids(board, { dives: 300, seed });
      return Math.abs(10 ** log10 - grids) / Math.max(relativeError * grids, 1e-9 * grids);
    });
    expect(Math.max(...distances)).toBeLessThan(4);
    expect(distances.filter((distance) => distance < 2).length).toBeGreaterThan(5);
  },
);

test('9×9, and more than numbers can hold', () => {
  const { log10, relativeError } = estimateGrids(boardOf('9x9'), { dives: 500, seed: 3 });
  expect(Math.abs(10 ** (log10 - Math.log10(Number(6_670_903_752_021_072_936_960n))) - 1)).toBeLessThan(
    4 * relativeError,
  );
  expect(estimateGrids(boardOf('25x25'), { dives: 4 })).toEqual(estimateGrids(boardOf('25x25'), { dives: 4, seed: 1 }));
});

test('a board without grids has no estimate', () => {
  const { log10, hits } = estimateGrids(boardOf('4x4:nonconsecutive'), { dives: 50 });
  expect([log10, hits]).toEqual([Number.NEGATIVE_INFINITY, 0]);
});
