import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { randomSolution } from '../generate/solution.ts';
import { boardOf } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { boxed, classic } from '../geometry/layouts.ts';
import { emptyPuzzle, makePuzzle } from '../puzzle/puzzle.ts';
import { makeRandom } from '../random.ts';
import { search } from '../solve/search.ts';
import { disjointFamily } from './disjoint.ts';
import { anyJigsaw, changesOf, minimalOf, SMALL_BOARDS } from './testing.ts';
import { canFindUnavoidable, unavoidableSets } from './unavoidable.ts';

const digitsIn = (text: string): number[] => [...text].map(Number);
const setsOf = (geometry: Geometry, solution: ArrayLike<number>, most: number): number[][] => [
  ...unavoidableSets(geometry, solution, { most }),
];
const gridOn = (geometry: Geometry, seed: number): Uint8Array | undefined =>
  randomSolution(emptyPuzzle(geometry), makeRandom(seed)).solution;

const expectAsPlain = (geometry: Geometry, seed: number, most: number): void => {
  const solution = gridOn(geometry, seed);
  if (!solution) return;
  const found = setsOf(geometry, solution, most);
  expect(found.map((set) => set.join()).sort()).toEqual(minimalOf(changesOf(geometry, solution, most)));
  expect(found.map(({ length }) => length)).toEqual(found.map(({ length }) => length).sort((a, b) => a - b));
};

/** Boards that ask for more than different cells. */
const CLUED: readonly Geometry[] = [
  '4x4:killer_5:r1c1-2_5:r2c3-4',
  '4x4:killer_10:r1c1-4',
  '4x4:thermo_r1c1-2',
  '4x4:noboxes+killer_6:r1c1-2',
  '4x4:noboxes+nonconsecutive',
  '5x5:noboxes+nonconsecutive',
  '3x3:0-3+raw+thermo_r1c1r3c3',
  '4x4:killer_5:r1c1r3c4_5:r2c2r4c1',
  '4x4:thermo_r1c1r3c4',
].map((id) => boardOf(id));

test('law: a plain search by definition finds the same sets, on boards of all kinds', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom(...SMALL_BOARDS, ...CLUED), anyJigsaw(4), anyJigsaw(5)),
      fc.nat(),
      fc.constantFrom(4, 8),
      (geometry, seed, most) => expectAsPlain(geometry, seed, most),
    ),
    { numRuns: runs(100) },
  );
});

test('what breaks a cage or a line is mended by changes of its other cells', () => {
  for (const geometry of CLUED)
    for (let seed = 0; seed < 3; seed++) expectAsPlain(geometry, seed, geometry.peers.length === 0 ? 3 : 8);
});

test('every set of 4×4, however large', () => {
  for (const geometry of [boxed(2, 2), boardOf('4x4:noboxes'), boardOf('4x4:x')])
    for (let seed = 0; seed < 3; seed++) expectAsPlain(geometry, seed, 16);
});

test('every set of up to 8 cells of 6×6', () => expectAsPlain(boxed(2, 3), 1, 8));
test('every set of up to 12 cells of 6×6', { tags: ['whole'], timeout: 300_000 }, () =>
  expectAsPlain(boxed(2, 3), 2, 12),
);
test('every set of 6×6, however large', { tags: ['whole'], timeout: 300_000 }, () =>
  expectAsPlain(boardOf('6x6:antiknight'), 1, 36),
);

describe('9×9', () => {
  const GRID = digitsIn('532489176916573284487126953759261348263845719841397625698714532374652891125938467');

  const MOST = 12;
  let sets: number[][] = [];
  beforeAll(() => {
    sets = setsOf(classic, GRID, MOST);
  });

  test.each([
    ['a band', (cell: number) => cell < 27],
    ['two columns', (cell: number) => cell % 9 === 1 || cell % 9 === 5],
    ['two rows of different bands', (cell: number) => cell % 81 < 9 || (cell >= 36 && cell < 45)],
    ['two boxes', (cell: number) => cell % 9 < 3 && cell < 54],
    ['three digits', (cell: number) => GRID[cell]! < 4],
    ['three other digits', (cell: number) => GRID[cell]! > 6],
  ])('solving the grid again with %s left open gives the sets in it', (_what, isOpen) => {
    const open = makePuzzle(
      classic,
      GRID.map((digit, cell) => (isOpen(cell) ? 0 : digit)),
    );
    const changes = search(open)
      .solutions.map((other) => GRID.flatMap((digit, cell) => (digit === other[cell] ? [] : [cell])))
      .filter(({ length }) => length > 0);
    const within = sets.filter((set) => set.every(isOpen));
    expect(within.map((set) => set.join()).sort()).toEqual(minimalOf(changes.filter(({ length }) => length <= MOST)));
  });

  // Published figures: http://forum.enjoysudoku.com/intercalates-v-ua4-s-t36252.html and
  // http://forum.enjoysudoku.com/no-grids-with-mcn-16-t36262.html.
  test.each([
    ['123568479864791352957243681218657934536489127749312865391825746472136598685974213', 36, 15],
    ['123456789457189236689237145214573698376918452598624371731892564842365917965741823', 21, 16],
    ['123456789457189236689237145214573698376918452598624371731892564845361927962745813', 19, 16],
  ])('%s: %i sets of four cells, %i disjoint ones', (text, fours, disjoint) => {
    const own = setsOf(classic, digitsIn(text), MOST);
    expect(own.filter(({ length }) => length === 4).length).toBe(fours);
    const family = disjointFamily(own);
    expect([family.sets.length, family.isLargest]).toEqual([disjoint, true]);
  });
});

test('grids that are not complete and right, and boards with extra cells, are refused', () => {
  const grid = digitsIn('1234341221434321');
  expect(() => unavoidableSets(boxed(2, 2), grid.with(0, 0))).toThrow('a complete grid of 4x4:2x2');
  expect(() => unavoidableSets(boxed(2, 2), grid.with(0, 2))).toThrow(RangeError);
  expect(canFindUnavoidable(classic)).toBe(true);
});

test('tells where it is', () => {
  const told: string[] = [];
  const onProgress = (size: number, cell: number): unknown => told.push(`${size} ${cell}`);
  for (const _ of unavoidableSets(boxed(2, 2), digitsIn('1234341221434321'), { most: 2, onProgress })) break;
  expect(told.length).toBe(32);
});
