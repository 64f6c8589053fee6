import { expect, test } from 'vitest';
import { boardOf } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { boxed } from '../geometry/layouts.ts';
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import { search } from '../solve/search.ts';
import { canCountClasses, changesOf, countGridClasses } from './class-count.ts';

/** Walks from each grid to all that it becomes when lines, or groups of lines, change places. */
function classesByWalking(geometry: Geometry): number {
  const { size, box } = geometry;
  const numbers = [...Array(size).keys()];
  const swaps = (length: number): number[][] => [
    ...numbers
      .slice(1)
      .filter((line) => line % length > 0)
      .map((line) => numbers.with(line, line - 1).with(line - 1, line)),
    ...numbers
      .filter((line) => line > 0 && line % length === 0)
      .map((line) =>
        numbers.map((to) =>
          to >= line && to < line + length ? to - length : to >= line - length && to < line ? to + length : to,
        ),
      ),
  ];
  const moves = [
    ...swaps(box!.height).map((rows) =>
      geometry.cells.map((cell) => rows[Math.floor(cell / size)]! * size + (cell % size)),
    ),
    ...swaps(box!.width).map((columns) => geometry.cells.map((cell) => cell - (cell % size) + columns[cell % size]!)),
    ...(box!.height === box!.width
      ? [geometry.cells.map((cell) => (cell % size) * size + Math.floor(cell / size))]
      : []),
  ];
  // With the digits of the first row in order, names do not matter.
  const named = (grid: ArrayLike<number>): string => {
    const names = new Map(numbers.map((column) => [grid[column]!, column]));
    return Array.from(grid, (digit) => names.get(digit)!).join('');
  };
  const open = new Set(
    search(emptyPuzzle(geometry), { limit: Number.POSITIVE_INFINITY, keep: Number.POSITIVE_INFINITY }).solutions.map(
      named,
    ),
  );
  let classes = 0;
  for (const first of open) {
    classes++;
    open.delete(first);
    const alike = [first];
    for (const grid of alike)
      for (const move of moves) {
        const image = named(move.map((cell) => Number(grid[cell]!)));
        if (open.delete(image)) alike.push(image);
      }
  }
  return classes;
}

test('4x4: as many as a walk from grid to grid finds', () => {
  expect(countGridClasses(boardOf('4x4'))).toBe(BigInt(classesByWalking(boardOf('4x4'))));
});

// https://oeis.org/A291188
test.each([
  [boxed(2, 2), 2n],
  [boxed(2, 3), 49n],
  [boxed(3, 2), 49n],
])('%#: as many as are published', (geometry, classes) => {
  expect(countGridClasses(geometry)).toBe(classes);
});

// Russell and Jarvis, Mathematics of Sudoku II, 2006.
test('9x9: 275 conjugacy classes of 2 · 6⁸ changes', () => {
  const changes = changesOf(boardOf('9x9'));
  expect([changes.length, changes.reduce((sum, { times }) => sum + times, 0)]).toEqual([275, 2 * 6 ** 8]);
  for (const { cells, beside } of changes)
    for (const other of beside) expect(cells.map((cell) => other[cell])).toEqual(other.map((cell) => cells[cell]));
});

test('boards with other rules, or larger ones, are not known', () => {
  const ids = ['9x9', '6x6', '4x4:x', '5x5', '12x12'];
  expect(ids.map((id) => canCountClasses(boardOf(id)))).toEqual([true, true, false, false, false]);
  expect(() => countGridClasses(boardOf('4x4:x'))).toThrow(RangeError);
});
