import { expect, test } from 'vitest';
import { classic } from '../geometry/layouts.ts';
import { emptyPuzzle, withGiven } from '../puzzle/puzzle.ts';
import { bands } from './bands.ts';

const search = bands.prepare(classic);

test.each([
  ['box', 0, 10],
  ['box and row', 0, 1],
  ['box and column', 0, 9],
  ['row', 0, 8],
  ['column', 0, 72],
])('equal givens in a %s are refuted at once', (_where, first, second) => {
  for (let digit = 1; digit <= 9; digit++) {
    const puzzle = withGiven(withGiven(emptyPuzzle(classic), first, digit), second, digit);
    expect(search(puzzle)).toMatchObject({ count: 0, calls: 1, stopped: 'exhausted' });
  }
});

test('a search that starts while another runs does not disturb it', () => {
  const inner: number[] = [];
  const outer = search(emptyPuzzle(classic), {
    limit: 5,
    onSolution: (solution) => inner.push(search({ geometry: classic, givens: solution }).count),
  });
  expect(inner).toEqual([1, 1, 1, 1, 1]);
  expect(new Set(outer.solutions.map(String)).size).toBe(5);
  expect(outer.solutions).toEqual(search(emptyPuzzle(classic), { limit: 5 }).solutions);
});
