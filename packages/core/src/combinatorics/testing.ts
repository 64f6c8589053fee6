import fc from 'fast-check';
import { boardOf } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { jigsaw, regionMap } from '../geometry/layouts.ts';
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import { makeRandom, shuffled } from '../random.ts';
import { isSolution } from '../solve/is-solution.ts';
import { search } from '../solve/search.ts';

/** A board whose regions have any shape, even in pieces: some cells of usual ones change places. */
export const anyJigsaw = (size: number): fc.Arbitrary<Geometry> =>
  fc.tuple(fc.nat(), fc.integer({ min: 0, max: 2 * size })).map(([seed, swaps]) => {
    const random = makeRandom(seed);
    const regions = Array.from({ length: size * size }, (_, cell) => Math.floor(cell / size));
    for (let swap = 0; swap < swaps; swap++) {
      const [a, b] = shuffled(regions.keys(), random) as [number, number];
      [regions[a], regions[b]] = [regions[b]!, regions[a]!];
    }
    return jigsaw(regionMap(regions));
  });

/** Small boards whose rules keep cells apart. */
export const SMALL_BOARDS: readonly Geometry[] = [
  ...['4x4', '4x4:x', '4x4:noboxes', '4x4:disjoint', '4x4:antiknight', '4x4:antiking', '3x4:1-5', '3x5', '4x3:noboxes'],
  ...['5x5', '5x5:x', '5x5:antiknight', '6x6:x', '6x6:antiknight', '6x6:3x2+antiking', '3x3:1-4', '2x2:raw+1-3'],
].map((id) => boardOf(id));

/**
 * Cells in which some other grid differs from a grid, for all that differ in at most `most` cells:
 * a plain search, cell by cell and digit by digit.
 */
export function changesOf(geometry: Geometry, solution: ArrayLike<number>, most: number): number[][] {
  const { cells, peerSets, size } = geometry;
  const digits = Array.from(solution, () => 0);
  const changes: number[][] = [];
  const place = (index: number, changed: readonly number[]): void => {
    if (index === cells.length) {
      if (changed.length > 0 && isSolution(emptyPuzzle(geometry), digits)) changes.push([...changed]);
      return;
    }
    const cell = cells[index]!;
    for (let digit = 1; digit <= size; digit++) {
      const next = digit === solution[cell] ? changed : [...changed, cell];
      if (next.length > most || [...peerSets[cell]!].some((peer) => digits[peer] === digit)) continue;
      digits[cell] = digit;
      place(index + 1, next);
      digits[cell] = 0;
    }
  };
  place(0, []);
  return changes;
}

/** The sets that include no other one, as sorted texts, each once. */
export function minimalOf(sets: readonly (readonly number[])[]): string[] {
  const different = [...new Map(sets.map((set) => [set.join(), new Set(set)])).values()];
  const isPart = (one: Set<number>, other: Set<number>): boolean =>
    one.size < other.size && [...one].every((cell) => other.has(cell));
  return different
    .filter((set) => !different.some((other) => isPart(other, set)))
    .map((set) => [...set].join())
    .sort();
}

/** How many minimal puzzles have how many givens: by trying all sets of givens of all grids. */
export function minimalByGivens(geometry: Geometry): number[] {
  const grids = search(emptyPuzzle(geometry)).solutions;
  const counts = Array.from({ length: geometry.cells.length + 1 }, () => 0);
  for (const grid of grids) {
    const changes = grids
      .filter((other) => other !== grid)
      .map((other) => grid.reduce((bits, digit, cell) => (other[cell] === digit ? bits : bits | (1 << cell)), 0));
    const least = changes.filter((set) => !changes.some((part) => part !== set && (part & set) === part));
    const isEnough = (givens: number): boolean => least.every((set) => (set & givens) !== 0);
    for (let givens = 0; givens < 1 << grid.length; givens++) {
      if (!isEnough(givens)) continue;
      const cells = [...grid.keys()].filter((cell) => (givens >> cell) & 1);
      if (cells.every((cell) => !isEnough(givens & ~(1 << cell)))) counts[cells.length]!++;
    }
  }
  return counts;
}
