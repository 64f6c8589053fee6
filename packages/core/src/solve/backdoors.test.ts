import { expect, test } from 'vitest';
import { puzzleOf } from '../format/parse.ts';
import { generate } from '../generate/generate.ts';
import { classic } from '../geometry/layouts.ts';
import { withGiven } from '../puzzle/puzzle.ts';
import { backdoorSize, smallestBackdoors } from './backdoors.ts';
import { search } from './search.ts';
import { singles } from './singles.ts';
import { solve } from './solve.ts';

/** Whether singles alone solve a puzzle. */
const isEasy = (puzzle: ReturnType<typeof puzzleOf>): boolean =>
  search(puzzle, { limit: 1, solvers: [singles] }).guesses === 0;

test.each([
  // Golden Nugget, and a puzzle of 21 givens that was called the hardest in newspapers.
  ['.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....', 2],
  ['8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..', 2],
])('%s: %i', (text, size) => {
  const puzzle = puzzleOf(text);
  expect(backdoorSize(puzzle, solve(puzzle)!)).toBe(size);
  expect(backdoorSize(puzzle, solve(puzzle)!, size - 1)).toBe(undefined);
});

test('0 where singles are enough; 1 where one more given makes them enough, in each backdoor and no other cell', () => {
  const sizes = new Set<number>();
  for (let seed = 0; seed < 25; seed++) {
    const { puzzle, solution } = generate({ geometry: classic, seed, minimal: true });
    const size = backdoorSize(puzzle, solution)!;
    sizes.add(size);
    const opening = [...solution.keys()].filter(
      (cell) => puzzle.givens[cell] === 0 && isEasy(withGiven(puzzle, cell, solution[cell]!)),
    );
    expect([size === 0, size <= 1]).toEqual([isEasy(puzzle), isEasy(puzzle) || opening.length > 0]);
    const backdoors = smallestBackdoors(puzzle, solution)!;
    if (size === 1) expect(backdoors.flat()).toEqual(opening);
    expect(new Set(backdoors.map((cells) => cells.length))).toEqual(new Set([size]));
  }
  expect([...sizes].sort()).toEqual(expect.arrayContaining([0, 1]));
});
