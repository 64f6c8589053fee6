import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { withClues } from '../geometry/clues.ts';
import { boxed, classic, sized } from '../geometry/layouts.ts';
import { emptyPuzzle, givenCount, makePuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { makeRandom } from '../random.ts';
import type { Clue } from '../rules/clue.ts';
import { isSolution } from '../solve/is-solution.ts';
import { spareGivens } from '../solve/minimal.ts';
import { search } from '../solve/search.ts';
import { isProper } from '../solve/solve.ts';
import { completePuzzle } from './completion.ts';
import { orbits } from './pattern.ts';

const small = boxed(2, 2);
const grids = search(emptyPuzzle(small)).solutions;
const clue = (rule: string, values: number[], ...cells: number[]): Clue => ({ rule, values, cells: [cells] });
/** Solutions of a 4×4 puzzle, by looking at all grids. */
const bruteCount = (puzzle: Puzzle): number => grids.filter((grid) => isSolution(puzzle, grid)).length;

const clues = fc.uniqueArray(
  fc.constantFrom(
    clue('killer', [5], 0, 1),
    clue('thermo', [], 5, 6, 7),
    clue('whisper', [2], 8, 12, 13),
    clue('xv', [5], 10, 14),
    clue('renban', [], 3, 7, 11),
  ),
);

test('a completed puzzle keeps what it had, has one solution, and no given more than it needs', () => {
  fc.assert(
    fc.property(clues, fc.nat(), (some, seed) => {
      const puzzle = emptyPuzzle(withClues(small, some));
      const made = completePuzzle(puzzle, makeRandom(seed), { maxTries: 2 });
      if (bruteCount(puzzle) === 0) {
        expect(made).toEqual({ missed: 'solution', tries: 1 });
        return;
      }
      expect(made.puzzle?.geometry).toBe(puzzle.geometry);
      expect(bruteCount(made.puzzle!)).toBe(1);
      expect(isSolution(made.puzzle!, made.solution!)).toBe(true);
      expect(spareGivens(made.puzzle!).cells).toEqual([]);
      expect(completePuzzle(puzzle, makeRandom(seed), { maxTries: 2 })).toEqual(made);
    }),
    { numRuns: runs(40) },
  );
});

test.each([
  ['a classic board', classic, 27],
  ['cages and a thermometer', withClues(sized(6), [clue('killer', [9], 0, 1), clue('thermo', [], 35, 28, 27)]), 12],
  ['an arrow', withClues(classic, [{ rule: 'arrow', values: [], cells: [[0], [1, 2]] }]), 30],
])('a number of givens: %s', (_, board, givens) => {
  const puzzle = makePuzzle(board, [...Array(board.cellCount - 1).fill(0), 1]);
  const made = completePuzzle(puzzle, makeRandom(3), { givens });
  expect(givenCount(made.puzzle!)).toBe(givens);
  expect(made.puzzle!.givens.at(-1)).toBe(1);
  expect(isProper(made.puzzle!)).toBe(true);
});

test('givens lie as the symmetry says', () => {
  const { puzzle } = completePuzzle(emptyPuzzle(sized(6)), makeRandom(3), { symmetry: 'rotate180' });
  const hasGiven = (cell: number): boolean => puzzle!.givens[cell] !== 0;
  for (const group of orbits('rotate180', 6)) expect(new Set(group.map(hasGiven)).size).toBe(1);
  expect(isProper(puzzle!)).toBe(true);
});

test('it says what could not be had', () => {
  const twice = makePuzzle(small, [1, 1, ...Array(14).fill(0)]);
  expect(completePuzzle(twice, makeRandom(1)).missed).toBe('solution');
  expect(completePuzzle(emptyPuzzle(small), makeRandom(1), { givens: 2 })).toEqual({ missed: 'givens', tries: 5 });
  expect(completePuzzle(emptyPuzzle(classic), makeRandom(1), { maxCalls: 0 })).toEqual({ missed: 'budget', tries: 5 });
  const whole = makePuzzle(small, grids[0]!);
  expect(completePuzzle(whole, makeRandom(1))).toEqual({ puzzle: whole, solution: grids[0], tries: 1 });
  expect(() => completePuzzle(whole, makeRandom(1), { givens: 17 })).toThrow('from 0 to 16');
});
