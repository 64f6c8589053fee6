import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { boardOf } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { boxed, classic } from '../geometry/layouts.ts';
import { emptyPuzzle, makePuzzle } from '../puzzle/puzzle.ts';
import { countSolutions } from '../solve/solve.ts';
import { Frontier, type FrontierOptions } from './frontier.ts';
import { canCountGrids, countGrids } from './grid-count.ts';
import { Layer } from './layer.ts';
import { anyJigsaw, SMALL_BOARDS } from './testing.ts';

const byCells = (geometry: Geometry, more: Partial<FrontierOptions> = {}): bigint | undefined =>
  new Frontier(geometry, { maxCalls: Number.POSITIVE_INFINITY, ...more }).count();

/** What is done only to many states, done to few: parts to their end, or cells by trying. */
const SMALL_PARTS = { fewStates: 1, mostStates: 12, nodesPerCall: 0 };
const SMALL_WAIST = { fewStates: 1, mostStates: 12, nodesPerCall: 10 ** 9 };

const bySmallSteps = (geometry: Geometry): (bigint | undefined)[] => [
  byCells(geometry, SMALL_PARTS),
  byCells(geometry, SMALL_WAIST),
];

// 4×4 and 9×9: OEIS A107739. Without boxes: OEIS A002860, Latin squares.
test.each([
  ['1x1', 1n],
  ['4x4', 288n],
  ['6x6', 28_200_960n],
  ['8x8', 29_136_487_207_403_520n],
  ['8x8:4x2', 29_136_487_207_403_520n],
  ['9x9', 6_670_903_752_021_072_936_960n],
  ['4x4:noboxes', 576n],
  ['5x5', 161_280n],
])('%s has %i grids', (id, grids) => expect(countGrids(boardOf(id)).grids).toBe(grids));

test('without boxes', { tags: ['whole'], timeout: 60_000 }, () => {
  expect(countGrids(boardOf('6x6:noboxes')).grids).toBe(812_851_200n);
  expect(countGrids(boardOf('7x7:noboxes')).grids).toBe(61_479_419_904_000n);
});

test('9×9 with rules: as many as a solver finds below a first row', { tags: ['whole'], timeout: 120_000 }, () => {
  for (const [id, each] of [
    ['9x9:antiknight+antiking', 4],
    ['9x9:x+antiknight', 36],
  ] as const) {
    const board = boardOf(id);
    const below = makePuzzle(
      board,
      Array.from({ length: 81 }, (_, cell) => (cell < 9 ? cell + 1 : 0)),
    );
    expect([countSolutions(below), countGrids(board).grids]).toEqual([each, BigInt(each * 362_880)]);
  }
});

test.each(SMALL_BOARDS.map((board) => [board.id, board] as const))('%s: as many as a solver finds', (_id, board) =>
  expect([countGrids(board).grids, ...bySmallSteps(board)]).toEqual(
    new Array(3).fill(BigInt(countSolutions(emptyPuzzle(board)))),
  ),
);

test('law: jigsaws have as many grids as a solver finds', () =>
  fc.assert(
    fc.property(fc.oneof(anyJigsaw(4), anyJigsaw(5)), (board) => {
      const grids = BigInt(countSolutions(emptyPuzzle(board)));
      expect([byCells(board), ...bySmallSteps(board)]).toEqual([grids, grids, grids]);
    }),
    { numRuns: runs(60) },
  ));

describe('cell by cell', () => {
  test.each([
    [2, 2],
    [2, 3],
    [3, 2],
  ])('boxes of %i × %i: as by bands', (height, width) => {
    const board = boxed(height, width);
    expect(byCells(board)).toBe(countGrids(board).grids);
  });

  test.each(['6x6', '6x6:x', '6x6:antiking', '6x6:3x2+disjoint'])('%s: as many in any order of the rows', (id) => {
    const board = boardOf(id);
    const rows = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
    const { grids } = countGrids(board);
    fc.assert(
      fc.property(rows, (numbers) => {
        const order = numbers.flatMap((row) => board.cells.slice(row * 6, row * 6 + 6));
        expect(byCells(board, { order, ...SMALL_WAIST, mostStates: 200 })).toBe(grids);
      }),
      { numRuns: runs(10) },
    );
  });

  test('states that are too many end it, and the share of the work only grows', () => {
    const shares: number[] = [];
    const count = countGrids(boxed(3, 3, ['x']), { maxCalls: 30_000, onProgress: (share) => shares.push(share) });
    expect(count).toMatchObject({ grids: undefined, method: 'cells' });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  test('more than 2^53 ways are kept exactly', () => {
    const row = Uint16Array.of(1, 2);
    let layer = new Layer(2);
    layer.add(row);
    for (let step = 0; step < 30; step++) {
      const next = new Layer(2);
      next.add(row, layer, 0, 35);
      next.add(row, layer, 0, 2);
      layer = next;
    }
    expect(layer.countOf(0)).toBe(37n ** 30n);
  });
});

test('rules that ask for more than different cells are not counted', () => {
  const board = boardOf('4x4:nonconsecutive+noboxes');
  expect([canCountGrids(board), canCountGrids(classic)]).toEqual([false, true]);
  expect(() => countGrids(board)).toThrow('expected a board whose rules only keep cells apart');
});
