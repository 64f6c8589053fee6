import { randomSolution } from '@pencilmark/core/generate';
import { type Geometry, geometryOf, sized, withClues } from '@pencilmark/core/geometry';
import { emptyPuzzle, makePuzzle } from '@pencilmark/core/puzzle';
import { makeRandom } from '@pencilmark/core/random';
import { type Solver, search, solverFor } from '@pencilmark/core/solve';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { loadGivensSearch } from './search.ts';

const NINE = '245716398367289451189354276513862749798143625624597183972638514431925867856471932';

const puzzlesOf = (await loadGivensSearch())!;

const board = (id: string): Geometry => {
  const geometry = geometryOf(id);
  if (!geometry.ok) throw new Error(geometry.error.message);
  return geometry.value;
};

const gridOf = (geometry: Geometry, seed: number): Uint8Array =>
  randomSolution(emptyPuzzle(geometry), makeRandom(seed)).solution!;

/**
 * The puzzles of a grid, cell by cell: a given is left out only where all later ones together leave
 * no other grid.
 */
function slowly(geometry: Geometry, grid: Uint8Array, count: number): string[] {
  const search = solverFor(geometry).prepare(geometry);
  const givens = grid.slice();
  const found: string[] = [];
  const from = (cell: number, left: number): void => {
    if (left < 0 || left > givens.length - cell) return;
    if (cell === givens.length) {
      found.push(String([...givens.keys()].filter((at) => givens[at] !== 0)));
      return;
    }
    from(cell + 1, left - 1);
    givens[cell] = 0;
    if (search(makePuzzle(geometry, givens), { limit: 2, keep: 0 }).count === 1) from(cell + 1, left);
    givens[cell] = grid[cell]!;
  };
  from(0, count);
  return found.sort();
}

const killer = withClues(sized(4), [
  { rule: 'killer', cells: [[0, 1, 4]], values: [8] },
  { rule: 'thermo', cells: [[10, 11]], values: [] },
]);

/** The puzzles of a grid by its board's other grids: each differs in one of the givens. */
function byComparing(others: readonly ArrayLike<number>[], grid: ArrayLike<number>, count: number): string[] {
  const found: string[] = [];
  const extend = (cells: readonly number[], left: readonly ArrayLike<number>[]): void => {
    if (cells.length === count) {
      if (left.length === 0) found.push(String(cells));
      return;
    }
    for (let cell = (cells.at(-1) ?? -1) + 1; cell < grid.length; cell++)
      extend(
        [...cells, cell],
        left.filter((other) => other[cell] === grid[cell]),
      );
  };
  extend([], others);
  return found.sort();
}

/** 9×9 with cages of three cells, over all rows and over five columns. */
function cagedBoard(grid: ArrayLike<number>): Geometry {
  const threes = [0, 3, 6].flatMap((first) => [
    ...Array.from({ length: 9 }, (_, row) => [0, 1, 2].map((at) => row * 9 + first + at)),
    ...Array.from({ length: 5 }, (_, column) => [0, 1, 2].map((at) => (first + at) * 9 + column)),
  ]);
  const clues = threes.map((cells) => ({
    rule: 'killer' as const,
    cells: [cells],
    values: [cells.reduce((sum, cell) => sum + grid[cell]!, 0)],
  }));
  return withClues(sized(9), clues);
}

describe('finds each puzzle of a grid once, and no other', () => {
  test.each([
    ['4x4:2x2', board('4x4:2x2'), 4, 7, 30],
    ['a killer', killer, 1, 5, 30],
    ['6x6:x', board('6x6:x'), 3, 3, 2],
    ['6x6:antiknight', board('6x6:antiknight'), 2, 3, 4],
    ['8x8 with several rules', board('8x8:x+antiknight'), 2, 2, 2],
  ])('%s', (_, geometry, least, most, numRuns) => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: least, max: most }), (seed, count) => {
        const grid = gridOf(geometry, seed);
        const found = Array.from(puzzlesOf(geometry, grid, count), String);
        expect(found.toSorted()).toEqual(slowly(geometry, grid, count));
      }),
      { numRuns: runs(numRuns) },
    );
  });

  // `slowly` found as many, in a minute each.
  test.each([
    ['652431314265421653563124136542245316', 8, 12],
    ['652431314265421653563124136542245316', 9, 7444],
    ['136524254316463152512463325641641235', 8, 8],
  ])('6x6: %s with %i givens: %i', (grid, count, number) => {
    const geometry = board('6x6:2x3');
    const found = Array.from(puzzlesOf(geometry, Array.from(grid, Number), count), String);
    expect([found.length, new Set(found).size]).toEqual([number, number]);
  });

  test('9x9 in cages, with four givens: as when all sets of four are compared with all 168 grids', () => {
    const grid = Array.from(NINE, Number);
    const geometry = cagedBoard(grid);
    const others = search(emptyPuzzle(geometry)).solutions.filter((other) => other.join('') !== NINE);
    expect(others.length).toBe(167);
    const found = Array.from(puzzlesOf(geometry, grid, 4), String);
    expect(found.length).toBe(513);
    expect(found.sort()).toEqual(byComparing(others, grid, 4));
  });

  test('a limit gives the first ones, and spares the rest of the search', () => {
    const geometry = board('6x6:2x3');
    const grid = Array.from('652431314265421653563124136542245316', Number);
    const all = [...puzzlesOf(geometry, grid, 9)];
    const usual = solverFor(geometry);
    const askedFor = (limit?: number): number => {
      let asked = 0;
      const prepare: Solver['prepare'] = (board) => {
        const search = usual.prepare(board);
        return (...question) => {
          asked++;
          return search(...question);
        };
      };
      const found = [
        ...puzzlesOf(geometry, grid, 9, { solver: { ...usual, prepare }, ...(limit !== undefined && { limit }) }),
      ];
      expect(found).toEqual(all.slice(0, limit));
      return asked;
    };
    expect([askedFor(0), askedFor(10) < askedFor() / 10]).toEqual([0, true]);
  });

  test('with many givens it soon tells how far it is', () => {
    const grid = Array.from(NINE, Number);
    let told = 0;
    const onProgress = (share: number): void => {
      told++;
      if (share > 0) throw new Error('told');
    };
    expect(() => [...puzzlesOf(board('9x9:3x3'), grid, 20, { onProgress })]).toThrow('told');
    expect(told).toBe(1);
  });
});
