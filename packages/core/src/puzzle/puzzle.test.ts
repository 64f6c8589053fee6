import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { geometryOf } from '../geometry/clues.ts';
import { boxed, classic, sized } from '../geometry/layouts.ts';
import { randomSymmetry, turnOf } from '../geometry/symmetry.ts';
import { makeRandom, shuffled } from '../random.ts';
import { digitsOf } from '../sets/digits.ts';
import { conflictCells, conflicts } from './conflicts.ts';
import { gridOf } from './grid.ts';
import { emptyPuzzle, filledCells, givenCount, makePuzzle, type Puzzle, samePuzzle, withGiven } from './puzzle.ts';
import { permuteCells, relabel } from './transform.ts';

const tiny = boxed(2, 2);
const puzzle = (digits: string, geometry = tiny): Puzzle => makePuzzle(geometry, Array.from(digits, Number));

/** Any digits at all on boards of several sizes, conflicts included. */
const anyPuzzle = fc
  .constantFrom(
    ...['4x4', '6x6', '9x9', '9x9:x', '10x10', '16x16', '36x36'].map((id) => {
      const read = geometryOf(id);
      return read.ok ? read.value : classic;
    }),
  )
  .chain((geometry) =>
    fc
      .tuple(
        fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: geometry.size })), {
          minLength: geometry.cellCount,
          maxLength: geometry.cellCount,
        }),
        fc.array(
          fc.record({ cell: fc.nat(geometry.cellCount - 1), digit: fc.integer({ min: 1, max: geometry.size }) }),
          { maxLength: 5 },
        ),
      )
      .map(([digits, struckOut]) => makePuzzle(geometry, digits, struckOut)),
  );

test('a puzzle counts its givens', () => {
  expect(givenCount(puzzle('1000200000000004'))).toBe(3);
  expect(filledCells(puzzle('1000200000000004'))).toEqual([0, 4, 15]);
  expect(givenCount(withGiven(puzzle('1000200000000004'), 4, 0))).toBe(2);
  expect(emptyPuzzle(sized(36)).givens.length).toBe(1296);
});

test.each([
  [[1, 2, 3], [], '3 digits for 4x4:2x2; expected 16'],
  [new Array(16).fill(5), [], 'digit 5 in cell 0'],
  [new Array(16).fill(0.5), [], 'digit 0.5'],
  [new Array(16).fill(0), [{ cell: 16, digit: 1 }], 'cell 16'],
  [new Array(16).fill(0), [{ cell: 3, digit: 0 }], 'candidate 0'],
])('digits %j, struck out %j: %s', (digits, struckOut, message) => {
  expect(() => makePuzzle(tiny, digits, struckOut)).toThrow(message);
});

test.each([
  ['1000 0000 0000 0000', []],
  ['1001 0000 0000 0000', [[0, 3]]],
  ['1000 0100 0000 0000', [[0, 5]]],
  [
    '1010 0000 1000 0000',
    [
      [0, 2],
      [0, 8],
    ],
  ],
  ['0000 0000 0020 0002', [[10, 15]]],
])('%s has conflicts %j', (digits, cells) => {
  const clashes = conflicts(puzzle(digits.replaceAll(' ', '')));
  expect(clashes.map((conflict) => conflict.cells)).toEqual(cells);
  expect(conflictCells(puzzle(digits.replaceAll(' ', '')))).toEqual([...new Set(cells.flat())].sort((a, b) => a - b));
});

test('extra rules have conflicts of their own, and so has a given that is struck out', () => {
  const twoOnDiagonal = withGiven(withGiven(emptyPuzzle(sized(9, ['x'])), 0, 7), 80, 7);
  expect(conflicts(twoOnDiagonal)).toEqual([{ digit: 7, cells: [0, 80] }]);
  const knight = (layouts: string[]) => conflicts(withGiven(withGiven(emptyPuzzle(sized(9, layouts)), 2, 7), 21, 7));
  expect(knight(['antiknight'])).toEqual([{ digit: 7, cells: [2, 21] }]);
  expect(knight(['antiking'])).toEqual([]);
  expect(conflicts({ ...puzzle('1000000000000000'), struckOut: [{ cell: 0, digit: 1 }] })).toEqual([
    { digit: 1, cells: [0] },
  ]);
});

test('conflicts are exactly the pairs of equal peers', () => {
  fc.assert(
    fc.property(anyPuzzle, ({ geometry, givens }) => {
      const expected: string[] = [];
      geometry.peerSets.forEach((peers, cell) => {
        for (const peer of peers)
          if (peer > cell && givens[cell] !== 0 && givens[cell] === givens[peer]) expected.push(`${cell} ${peer}`);
      });
      expect(conflicts({ geometry, givens }).map(({ cells }) => cells.join(' '))).toEqual(expected);
    }),
    { numRuns: runs(40) },
  );
});

test('relabelling and moving can be undone, and keep the number of conflicts', () => {
  fc.assert(
    fc.property(anyPuzzle, fc.nat(), (before, seed) => {
      const random = makeRandom(seed);
      const { size } = before.geometry;
      const digits = shuffled(
        Array.from({ length: size }, (_, index) => index + 1),
        random,
      );
      const permutation = randomSymmetry(before.geometry, random);
      const moved = permuteCells(relabel(before, digits), permutation);
      expect(conflicts(moved).length).toBe(conflicts(before).length);
      const inverse = permutation.map((_, cell) => permutation.indexOf(cell));
      const back = digits.map((_, index) => digits.indexOf(index + 1) + 1);
      expect(samePuzzle(relabel(permuteCells(moved, inverse), back), before)).toBe(true);
    }),
    { numRuns: runs(40) },
  );
});

test('what is not a permutation is refused', () => {
  expect(() => relabel(puzzle('1000000000000000'), [1, 1, 2, 3])).toThrow(RangeError);
  expect(() => relabel(puzzle('1000000000000000'), [1, 2, 3])).toThrow(RangeError);
  expect(() => permuteCells(puzzle('1000000000000000'), turnOf('rotate90', 3))).toThrow(RangeError);
});

test.each([
  [16, 1],
  [-1, 1],
  [0, 5],
  [0, 0.5],
])('a 4×4 board has no cell %d with a digit %d', (cell, digit) => {
  expect(() => withGiven(emptyPuzzle(tiny), cell, digit)).toThrow(RangeError);
});

test('samePuzzle looks at board, givens and candidates struck out', () => {
  const sample = puzzle('1000000000000000');
  expect(samePuzzle(sample, { ...sample, struckOut: [] })).toBe(true);
  expect(samePuzzle(sample, { ...sample, struckOut: [{ cell: 1, digit: 2 }] })).toBe(false);
  expect(samePuzzle(sample, withGiven(sample, 1, 2))).toBe(false);
  expect(samePuzzle(emptyPuzzle(classic), emptyPuzzle(sized(9, ['x'])))).toBe(false);
});

test('the grid of a puzzle has the candidates that peers and struckOut leave', () => {
  const grid = gridOf({ ...puzzle('1000000000002000'), struckOut: [{ cell: 5, digit: 4 }] });
  expect(digitsOf(grid.candidatesOf(0))).toEqual([]);
  expect(digitsOf(grid.candidatesOf(1))).toEqual([2, 3, 4]);
  expect(digitsOf(grid.candidatesOf(4))).toEqual([3, 4]);
  expect(digitsOf(grid.candidatesOf(5))).toEqual([2, 3]);
  expect([...grid.cellsWith(1)]).toEqual([6, 7, 9, 10, 11, 13, 14, 15]);
  const copy = grid.copy();
  copy.place(6, 1);
  expect(copy.has(10, 1)).toBe(false);
  expect(grid.has(10, 1)).toBe(true);
  expect(() => gridOf(emptyPuzzle(sized(36)))).toThrow(RangeError);
});

test('a candidate is in the grid when it is not given, not seen and not struck out', () => {
  fc.assert(
    fc.property(
      anyPuzzle.filter(({ geometry }) => geometry.size <= 32),
      (any) => {
        const grid = gridOf(any);
        const { geometry, givens, struckOut = [] } = any;
        for (let cell = 0; cell < geometry.cellCount; cell++) {
          const seen = new Set([...geometry.peerSets[cell]!].map((peer) => givens[peer]!));
          const expected = Array.from({ length: geometry.size }, (_, index) => index + 1).filter(
            (digit) =>
              givens[cell] === 0 &&
              !seen.has(digit) &&
              !struckOut.some((candidate) => candidate.cell === cell && candidate.digit === digit),
          );
          expect(digitsOf(grid.candidatesOf(cell))).toEqual(expected);
        }
      },
    ),
    { numRuns: runs(30) },
  );
});
