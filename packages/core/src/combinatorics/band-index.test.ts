import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { randomSolution } from '../generate/solution.ts';
import { classic } from '../geometry/layouts.ts';
import { randomSymmetry } from '../geometry/symmetry.ts';
import { emptyPuzzle, makePuzzle } from '../puzzle/puzzle.ts';
import { permuteCells, relabel } from '../puzzle/transform.ts';
import { makeRandom, shuffled } from '../random.ts';
import { bandIndices, leastBands } from './band-index.ts';

const FIRST = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const digitsIn = (text: string): number[] => [...text].map(Number);

/** All 7776 images of a band as texts: lines and boxes in any order, the first row named 1 to 9. */
function imagesOf(band: readonly number[]): string[] {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  const images: string[] = [];
  for (const rows of orders)
    for (const boxes of orders)
      for (const a of orders)
        for (const b of orders)
          for (const c of orders) {
            const columns = boxes.flatMap((box, at) => [a, b, c][at]!.map((column) => box * 3 + column));
            const moved = rows.flatMap((row) => columns.map((column) => band[row * 9 + column]!));
            images.push(moved.map((digit) => moved.indexOf(digit) + 1).join(''));
          }
  return images;
}

const bands = leastBands().map((rows) => [...FIRST, ...rows]);

test('there are 416 classes, in order', () => {
  const texts = bands.map((band) => band.join(''));
  expect([texts.length, texts[0], texts.at(-1)]).toEqual([
    416,
    '123456789456789123789123456',
    '123456789457893612986217354',
  ]);
  expect(texts).toEqual(texts.toSorted());
});

// A class has as many bands as images that differ. 56 · 6^6 bands begin with 123456789.
test('each band is the least of its class, and together the classes have all bands', {
  tags: ['whole'],
  timeout: 200_000,
}, () => {
  const sizes = bands.map((band) => {
    const images = imagesOf(band).sort();
    expect(images[0]).toBe(band.join(''));
    return images.length / (images.lastIndexOf(images[0]!) + 1);
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(56 * 6 ** 6);
});

// Of band 32, as http://forum.enjoysudoku.com/no-grids-with-mcn-16-t36262.html says.
test('the number of a band is that of others', () => {
  const grid = '123456789457189236689237145214573698376918452598624371731892564842365917965741823';
  expect(bandIndices(digitsIn(grid))[0]).toBe(32);
});

test('law: turned and renamed grids have the same bands, or stacks in place of bands', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = makeRandom(seed);
      const solution = randomSolution(emptyPuzzle(classic), random).solution!;
      const moved = permuteCells(makePuzzle(classic, solution), randomSymmetry(classic, random));
      const other = relabel(moved, shuffled(FIRST, random)).givens;
      const sorted = (digits: ArrayLike<number>): string[] => {
        const classes = bandIndices(digits);
        return [classes.slice(0, 3).sort().join(), classes.slice(3).sort().join()].sort();
      };
      expect(sorted(other)).toEqual(sorted(solution));
    }),
    { numRuns: runs(40) },
  );
});

test('what is no complete grid is refused', () => {
  expect(() => bandIndices(new Uint8Array(81))).toThrow('a complete grid of 9x9');
});
