import { puzzleOf } from '@pencilmark/core/format';
import { type Clue, classic, geometryOf, sized, turnOf, withClues } from '@pencilmark/core/geometry';
import { emptyPuzzle, givenCount, makePuzzle, type Puzzle, withGiven } from '@pencilmark/core/puzzle';
import { countSolutions, isMinimal, isProper, isSolution, SOLVERS, solve } from '@pencilmark/core/solve';
import { describe, expect, test } from 'vitest';
import { candidates, count, rating } from './facts.ts';
import { fill, spared } from './givens.ts';
import { suggestClues } from './suggest.ts';
import { spare } from './work.ts';

const PUZZLE = puzzleOf('.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.');
const quiet = { progress: () => {} };
const unheard = { ...quiet, transfer: () => {} };
const of = (geometry: Puzzle['geometry'], givens: ArrayLike<number>): Puzzle => makePuzzle(geometry, givens);

describe('solutions are counted', () => {
  test.each([
    ['a proper puzzle', PUZZLE, 10, { count: 1, isAll: true }],
    ['no solution', withGiven(PUZZLE, 0, 3), 10, { count: 0, isAll: true }],
    ['all of 4x4, exactly the limit', emptyPuzzle(sized(4)), 288, { count: 288, isAll: true }],
    ['more than the limit', emptyPuzzle(sized(4)), 287, { count: 287, isAll: false }],
  ])('%s', (_, puzzle, limit, answer) => expect(count(puzzle, SOLVERS, limit, quiet)).toEqual(answer));

  test('that there are several is reported at once', () => {
    const reports: unknown[] = [];
    count(emptyPuzzle(classic), SOLVERS, 1000, { progress: (_, details) => reports.push(details) });
    expect(reports).toEqual([{ count: 2, isAll: false }]);
  });
});

test('true candidates are sets of digits', () => {
  const sets = candidates(PUZZLE, SOLVERS)!;
  expect([...sets]).toEqual(Array.from(solve(PUZZLE)!, (digit) => 1 << (digit - 1)));
  expect(new Set(candidates(emptyPuzzle(sized(4)), SOLVERS))).toEqual(new Set([0b1111]));
  expect(candidates(emptyPuzzle(classic), SOLVERS, 10)).toBeUndefined();
});

test('givens that can be spared are found', async () => {
  const spareOf = async ({ geometry, givens }: Puzzle) => spare({ board: geometry.id, givens: [...givens] }, unheard);
  expect(await spareOf(PUZZLE)).toEqual({ cells: [], isComplete: true });
  const solution = solve(PUZZLE)!;
  expect((await spareOf(withGiven(PUZZLE, 0, solution[0]!))).cells).toContain(0);
  expect((await spareOf(of(classic, solution))).cells.length).toBe(81);
});

test('a rating names its techniques in the requested language', () => {
  expect(rating(PUZZLE, 'en')).toMatchObject({ rater: 'se', score: '2.6', difficulty: 'tricky', isSolved: true });
  expect(rating(PUZZLE, 'de').techniques).not.toEqual(rating(PUZZLE, 'en').techniques);
});

describe('a pattern is completed', () => {
  const few = [...PUZZLE.givens].map((digit, cell) => (cell < 30 ? digit : 0));
  test.each(['9x9', '9x9:x', '9x9:antiknight', '6x6', '12x12'])('on an empty %s', (id) => {
    const geometry = geometryOf(id);
    if (!geometry.ok) throw new Error(id);
    const filled = fill(emptyPuzzle(geometry.value), SOLVERS, { seed: 5, symmetry: 'none' }, quiet);
    expect(filled.isComplete).toBe(true);
    expect(isProper(of(geometry.value, filled.givens!))).toBe(true);
  });

  test('what is there stays, and the seed decides', () => {
    const made = [1, 2, 1].map((seed) => fill(of(classic, few), SOLVERS, { seed, symmetry: 'none' }, quiet).givens!);
    for (const givens of made) {
      expect(isProper(of(classic, givens))).toBe(true);
      few.forEach((digit, cell) => void (digit === 0 || expect(givens[cell]).toBe(digit)));
    }
    expect(made[0]).toEqual(made[2]);
    expect(made[0]).not.toEqual(made[1]);
  });

  test('symmetrically', () => {
    const givens = fill(of(classic, few), SOLVERS, { seed: 3, symmetry: 'rotate180' }, quiet).givens!;
    expect(isProper(of(classic, givens))).toBe(true);
    turnOf('rotate180', 9).forEach((to, cell) => void expect(givens[to] === 0).toBe(givens[cell] === 0));
  });

  test('not where there is no solution', () =>
    expect(fill(withGiven(PUZZLE, 0, 3), SOLVERS, { seed: 1, symmetry: 'none' }, quiet)).toEqual({ isComplete: true }));

  test('within a budget, and says when it was not enough', () => {
    const wishes = { seed: 1, symmetry: 'none' } as const;
    const board = emptyPuzzle(sized(12));
    expect(fill(board, SOLVERS, wishes, { ...quiet, maxCalls: 1 })).toEqual({ isComplete: false });
    const some = fill(board, SOLVERS, wishes, { ...quiet, maxCalls: 100 });
    expect(some.isComplete).toBe(false);
    expect(isProper(of(board.geometry, some.givens!))).toBe(true);
    expect(isMinimal(of(board.geometry, some.givens!))).toBe(false);
  });
});

test('superfluous givens are taken away until none is left', () => {
  const solution = solve(PUZZLE)!;
  const shares: number[] = [];
  const { givens, isComplete } = spared(
    of(classic, solution),
    SOLVERS,
    { seed: 4, symmetry: 'none' },
    { progress: (s) => shares.push(s) },
  );
  const left = givens!;
  expect(isComplete).toBe(true);
  expect(isMinimal(of(classic, left))).toBe(true);
  expect(isSolution(of(classic, left), solution)).toBe(true);
  expect(givenCount(of(classic, left))).toBeLessThan(32);
  expect(shares.at(-1)).toBe(1);
  expect(countSolutions(of(classic, left), { limit: 2 })).toBe(1);
});

describe('clues are suggested', () => {
  const [four, six] = [emptyPuzzle(sized(4)), emptyPuzzle(sized(6))];
  const wishes = { rule: 'killer', seed: 3, symmetry: 'none', most: 30 } as const;
  const withAll = (puzzle: Puzzle, clues: readonly Clue[]): Puzzle => ({
    ...puzzle,
    geometry: withClues(puzzle.geometry, clues),
  });

  test('until the puzzle is proper; the seed decides', () => {
    const [first, again, other] = [3, 3, 4].map((seed) => suggestClues(four, SOLVERS, { ...wishes, seed }, quiet));
    expect(first!.end).toBe('proper');
    expect(isProper(withAll(four, first!.clues))).toBe(true);
    expect(again).toEqual(first);
    expect(other!.clues).not.toEqual(first!.clues);
  });

  test('no more than wished, within a budget, and none without a solution', () => {
    const few = suggestClues(six, SOLVERS, { ...wishes, most: 2 }, quiet);
    expect([few.clues.length, few.end]).toEqual([2, 'most']);
    expect(suggestClues(six, SOLVERS, wishes, { ...quiet, maxCalls: 100 }).end).toBe('budget');
    const none = withGiven(withGiven(six, 0, 1), 1, 1);
    expect(suggestClues(none, SOLVERS, wishes, quiet)).toEqual({ clues: [], end: 'none' });
  });
});
