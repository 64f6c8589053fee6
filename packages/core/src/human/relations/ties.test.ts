import { expect, test } from 'vitest';
import { withClues } from '../../geometry/clues.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { boxed, classic, sized } from '../../geometry/layouts.ts';
import { goodClues } from '../../geometry/testing.ts';
import { emptyPuzzle } from '../../puzzle/puzzle.ts';
import { makeRandom } from '../../random.ts';
import { isMet, isOfPeers } from '../../rules/demand.ts';
import { KINDS } from '../../rules/kinds.ts';
import { digitSet, digitsOf } from '../../sets/digits.ts';
import { search } from '../../solve/search.ts';
import { areExclusive, hasTies, tieBetween, tiesOf } from './ties.ts';

const clued = (rule: string, cells: number[], values: number[] = []): Geometry =>
  withClues(classic, [{ rule, cells: [cells], values }]);

test.each([
  ['thermo', clued('thermo', [0, 1]), 0, 1, 4, [5, 6, 7, 8, 9]],
  ['thermo, backwards', clued('thermo', [0, 1]), 1, 0, 4, [1, 2, 3]],
  ['black dot', clued('ratio', [0, 1], [2]), 0, 1, 4, [2, 8]],
  ['X between peers, which differ', clued('xv', [0, 1], [10]), 0, 1, 5, []],
  ['renban: digits that a line of three can hold beside 1', clued('renban', [0, 10, 20]), 0, 20, 1, [2, 3]],
])('what goes with a digit, by a %s', (_, geometry, from, to, digit, expected) => {
  expect(digitsOf(tieBetween(geometry, from, to)!.allowed[digit - 1]!)).toEqual(expected);
});

test('plain boards and boards that only keep cells apart have no ties', () => {
  expect([classic, sized(9, ['x', 'antiknight'])].map(hasTies)).toEqual([false, false]);
});

test('two candidates exclude each other only where no grid has both', () => {
  const random = makeRandom(44);
  const plain = boxed(2, 2);
  const { solutions } = search(emptyPuzzle(plain), { limit: 288 });
  let ties = 0;
  for (let round = 0; round < 80; round++) {
    const board = withClues(plain, goodClues(KINDS[random.below(KINDS.length)]!, plain, random));
    const grids = solutions.filter((grid) => board.demands.every((demand) => isMet(demand, grid)));
    for (const { from, to, allowed } of tiesOf(board).all)
      for (let digit = 1; digit <= 4; digit++) {
        const together = grids.filter((grid) => grid[from] === digit).map((grid) => grid[to]!);
        expect(digitSet(together) & ~allowed[digit - 1]!).toBe(0);
        for (const allowedDigit of together)
          expect(areExclusive(board, { cell: from, digit }, { cell: to, digit: allowedDigit })).toBe(false);
        ties++;
      }
    if (board.demands.every(isOfPeers)) expect(hasTies(board)).toBe(false);
  }
  expect(ties).toBeGreaterThan(500);
});
