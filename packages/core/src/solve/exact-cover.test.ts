import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import type { Geometry } from '../geometry/geometry.ts';
import { boxed, jigsaw, sized } from '../geometry/layouts.ts';
import { makeGeometry } from '../geometry/spec.ts';
import { emptyPuzzle, makePuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { makeRandom } from '../random.ts';
import { backtracking } from './backtracking.ts';
import { exactCover } from './exact-cover.ts';
import { singles } from './singles.ts';

/**
 * A puzzle of 0, 1 or more solutions: some digits of a full board, perhaps one of them wrong, and
 * some candidates struck out.
 */
function randomPuzzle(geometry: Geometry, seed: number): Puzzle {
  const { cellCount, size } = geometry;
  const random = makeRandom(seed);
  const digits = new Uint8Array(cellCount);
  digits[random.below(cellCount)] = 1 + random.below(size);
  const [solution] = singles.prepare(geometry)(makePuzzle(geometry, digits), { limit: 1 }).solutions;
  if (!solution) return emptyPuzzle(geometry);
  const percent = 35 + random.below(40);
  const givens = solution.map((digit) => (random.below(100) < percent ? digit : 0));
  if (random.below(4) === 0) givens[random.below(cellCount)] = 1 + random.below(size);
  const struckOut = Array.from({ length: random.below(4) }, () => ({
    cell: random.below(cellCount),
    digit: 1 + random.below(size),
  }));
  return makePuzzle(geometry, givens, struckOut);
}

const cages = makeGeometry({
  id: 'cages',
  size: 4,
  boxes: sized(4).boxes,
  demands: [
    { kind: 'apart', cells: [0, 6, 9] }, // across boxes
    { kind: 'apart', cells: [6, 9, 15] },
    { kind: 'apart', cells: [0, 1] }, // both in a row, so they differ anyway
  ],
});

test.each([
  cages,
  sized(6),
  boxed(3, 3, ['x']),
  boxed(3, 3, ['windows', 'antiking']),
  boxed(3, 3, ['antiknight']),
  jigsaw('001111200011202333222353444453445555'),
  sized(12),
  boxed(4, 4, ['x']),
])('exactCover finds the same solutions as singles on $id', (geometry) => {
  const searches = [exactCover, singles].map((solver) => solver.prepare(geometry));
  const solutionsOf = (search: (typeof searches)[number], puzzle: Puzzle): string[] =>
    search(puzzle, { limit: 100 }).solutions.map(String).sort();
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const puzzle = randomPuzzle(geometry, seed);
      const [first, second] = searches.map((search) => solutionsOf(search, puzzle));
      expect(first).toHaveLength(second!.length);
      if (first!.length < 100) expect(first).toEqual(second);
    }),
    { numRuns: runs(geometry.size > 9 ? 10 : 30), seed: 1 },
  );
});

test('cells apart hold a digit at most once, and need not hold it', () => {
  const puzzle = emptyPuzzle(cages);
  const { count } = exactCover.prepare(cages)(puzzle);
  expect(count).toBe(backtracking.prepare(cages)(puzzle).count);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(288);
});

test('guesses are counted where there is a choice, calls for every candidate that is chosen', () => {
  const digits = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  const search = exactCover.prepare(sized(4));
  expect(search(makePuzzle(sized(4), digits))).toMatchObject({ count: 1, calls: 1, guesses: 0 });
  const open = digits.map((digit, cell) => (cell < 2 || (cell > 3 && cell < 6) ? 0 : digit));
  expect(search(makePuzzle(sized(4), open))).toMatchObject({ count: 1, calls: 5, guesses: 0 });
});

test('an empty 36x36 board is filled within 20 000 calls', () => {
  const { count } = exactCover.prepare(sized(36))(emptyPuzzle(sized(36)), { limit: 1, maxCalls: 20_000 });
  expect(count).toBe(1);
});

test('a search whose onSolution throws does not disturb the next one', () => {
  const search = exactCover.prepare(sized(4));
  const onSolution = (): never => {
    throw new Error('enough');
  };
  expect(() => search(emptyPuzzle(sized(4)), { onSolution })).toThrow('enough');
  expect(search(emptyPuzzle(sized(4))).count).toBe(288);
});
