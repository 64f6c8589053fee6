import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWhole, runs, some } from '../../../../scripts/strength.mjs';
import { boardOf } from '../geometry/clues.ts';
import { cellsIn, maskOf } from './cell-masks.ts';
import { countGrids } from './grid-count.ts';
import { canCountMinimal, countMinimalPuzzles } from './minimal-count.ts';
import { TemplateBoard } from './template-board.ts';
import { anyJigsaw, minimalByGivens } from './testing.ts';
import { countTransversals } from './transversals.ts';
import { unavoidableSets } from './unavoidable.ts';

const numbersOf = (counts: readonly bigint[]): number[] => counts.map(Number);

test.each(some(['4x4:x', '4x4:antiknight', '4x4:x+antiknight']))(
  '%s: as many as when all sets of givens of all grids are tried',
  (id) => expect(numbersOf(countMinimalPuzzles(boardOf(id)).byGivens)).toEqual(minimalByGivens(boardOf(id))),
);

// The numbers of 4×4 were found by trying all sets of givens, in half a minute. Latin squares of
// order 5 have critical sets of 6 to 11 entries (Adams, Bean and Khodkar, A Census of Critical Sets
// in the Latin Squares of Order at Most Six, 2003).
test.each([
  ['4x4', 288n, 2, { 4: 25_728n, 5: 58_368n, 6: 1536n }],
  [
    '5x5',
    161_280n,
    2,
    { 6: 864_000n, 7: 103_680_000n, 8: 3_642_624_000n, 9: 3_740_256_000n, 10: 380_160_000n, 11: 31_104_000n },
  ],
] as const)('%s', (id, grids, classes, counts) => {
  const { byGivens, ...rest } = countMinimalPuzzles(boardOf(id));
  expect(rest).toEqual({ grids, classes });
  expect(Object.fromEntries([...byGivens.entries()].filter(([, count]) => count > 0n))).toEqual(counts);
});

test('boards with few symmetries have all their grids', () => {
  fc.assert(
    fc.property(anyJigsaw(4), (board) => {
      expect(canCountMinimal(board)).toBe(true);
      expect(countMinimalPuzzles(board).grids).toBe(countGrids(board).grids);
    }),
    { numRuns: runs(10) },
  );
});

test.runIf(isWhole)('grids of 6×6, and the unavoidable sets of one as another search finds them', () => {
  const geometry = boardOf('6x6');
  const board = new TemplateBoard(geometry);
  const grids = [...board.grids()];
  expect(grids.length).toBe(28_200_960 / 720);
  const grid = grids[30_000]!;
  const digits = new Uint8Array(36);
  for (const [index, template] of grid.entries()) for (const cell of cellsIn(template)) digits[cell] = index + 1;
  const most = 8;
  const small = board
    .unavoidableSets(grid)
    .map((set) => [...cellsIn(set)])
    .filter((set) => set.length <= most);
  expect(small.map(String).sort()).toEqual([...unavoidableSets(geometry, digits, { most })].map(String).sort());
});

test('minimal sets of cells with a cell in each of some sets, as among all sets of cells', () => {
  const anySets = fc.array(fc.uniqueArray(fc.nat(8), { minLength: 1 }), { maxLength: 12 });
  fc.assert(
    fc.property(anySets, (sets) => {
      // Of sets that include another one nobody asks.
      const least = sets.filter(
        (set) => !sets.some((part) => part.length < set.length && part.every((cell) => set.includes(cell))),
      );
      const bits = least.map((set) => set.reduce((sum, cell) => sum | (1 << cell), 0));
      const meetsAll = (chosen: number): boolean => bits.every((set) => (set & chosen) !== 0);
      const counts = Array(10).fill(0);
      for (let chosen = 0; chosen < 512; chosen++) {
        const cells = [...Array(9).keys()].filter((cell) => (chosen >> cell) & 1);
        if (meetsAll(chosen) && cells.every((cell) => !meetsAll(chosen & ~(1 << cell)))) counts[cells.length]++;
      }
      // High cells are kept in another number.
      for (const shift of [0, 28]) {
        const masks = least.map((set) => maskOf(set.map((cell) => cell + shift)));
        expect(countTransversals(masks, 9 + shift).slice(0, 10)).toEqual(counts);
      }
    }),
  );
});
