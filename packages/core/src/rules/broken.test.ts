import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { boxed, sized } from '../geometry/layouts.ts';
import { goodClues } from '../geometry/testing.ts';
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import { makeRandom } from '../random.ts';
import { search } from '../solve/search.ts';
import { isBroken } from './broken.ts';
import { isMet } from './demand.ts';
import { KINDS } from './kinds.ts';

const BOARDS = [boxed(2, 2), sized(6)].map((board) => ({
  board,
  grids: search(emptyPuzzle(board), { limit: 200 }).solutions,
}));

test('a full grid breaks what it does not meet; a part of a grid breaks nothing that the grid meets', () => {
  const seen = { broken: 0, kept: 0 };
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), fc.nat(), (kind, seed) => {
      const random = makeRandom(seed);
      const { board, grids } = BOARDS[seed % BOARDS.length]!;
      const clues = goodClues(kind, board, random);
      const grid = grids[random.below(grids.length)]!;
      const part = grid.map((digit) => (random.below(2) === 0 ? digit : 0));
      for (const demand of kind.demands({ ...board, clues }) ?? []) {
        const areMet = isMet(demand, grid);
        expect(isBroken(demand, grid, board.size)).toBe(!areMet);
        if (areMet) expect(isBroken(demand, part, board.size)).toBe(false);
        else if (isBroken(demand, part, board.size)) seen.broken++;
        if (areMet) seen.kept++;
      }
    }),
    { numRuns: runs(1000) },
  );
  expect(Math.min(seen.broken, seen.kept)).toBeGreaterThan(50);
});
