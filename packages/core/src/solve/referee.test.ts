import { expect, test } from 'vitest';
import { boxed, classic } from '../geometry/layouts.ts';
import { emptyPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { relabel } from '../puzzle/transform.ts';
import { backtracking } from './backtracking.ts';
import { puzzleFrom } from './conformance.ts';
import { isSolution } from './is-solution.ts';
import { linearScan } from './linear-scan.ts';
import { Disagreement, referee } from './referee.ts';
import type { Search, Solver } from './solver.ts';

const several = puzzleFrom('12..............', '4x4');
const sample = puzzleFrom('1.....2..3.....4', '4x4');

/** Backtracking with answers that are changed before the caller gets them. */
const altered = (name: string, alter: (puzzle: Puzzle, ask: Search) => ReturnType<Search>): Solver => ({
  ...backtracking,
  name,
  prepare: (geometry) => {
    const ask = backtracking.prepare(geometry);
    return (puzzle, options) => alter(puzzle, (altered, more) => ask(altered, { ...options, ...more }));
  },
});

const blind = altered('blind', (_puzzle, ask) => ({ ...ask(_puzzle, { limit: 0 }), stopped: 'exhausted' }));
const careless = altered('careless', (puzzle, ask) =>
  ask({ ...puzzle, givens: puzzle.givens.map((digit, cell) => (cell === 0 ? 0 : digit)) }),
);
/** Tries digits in descending order: right, but it finds other solutions first. */
const backwards: Solver = {
  ...backtracking,
  name: 'backwards',
  prepare: (geometry) => (puzzle, options) => {
    const reversed = geometry.houses[0]!.cells.map((cell) => geometry.size - cell);
    const { onSolution, ...rest } = options ?? {};
    const back = (solution: Uint8Array): Uint8Array => solution.map((digit) => geometry.size + 1 - digit);
    const result = backtracking.prepare(geometry)(relabel(puzzle, reversed), {
      ...rest,
      onSolution: (solution) => onSolution?.(back(solution)),
    });
    return { ...result, solutions: result.solutions.map(back) };
  },
};
const ask = (solver: Solver, puzzle: Puzzle, options = {}) => solver.prepare(puzzle.geometry)(puzzle, options);

test.each([
  ['a solution is missed', blind, sample, 'blind missed a solution: backtracking found 1 (exhausted), blind found 0'],
  ['a solution is none', careless, several, 'careless is wrong: backtracking found 24 (exhausted), careless found 72'],
])('refuses to answer when %s', (_what, liar, puzzle, message) => {
  expect(() => ask(referee(backtracking, liar), puzzle)).toThrow(message);
  expect(() => ask(referee(liar, backtracking), puzzle)).toThrow(Disagreement);
  expect(() => ask(referee(liar, backtracking), puzzle)).toThrow('on 4x4:2x2 with givens 1');
});

test('refuses to answer when both count alike and the solutions differ', () => {
  const repeating = altered('repeating', (puzzle, again) => ({ ...again(puzzle, { limit: 1 }), stopped: 'exhausted' }));
  const otherwise: Solver = {
    ...backwards,
    prepare: (geometry) => (puzzle, options) => ({
      ...backwards.prepare(geometry)(puzzle, { ...options, limit: 1 }),
      stopped: 'exhausted',
    }),
  };
  expect(() => ask(referee(repeating, otherwise), several)).toThrow('different solutions');
});

test('a disagreement holds the puzzle and what both said', () => {
  try {
    ask(referee(backtracking, blind), sample, { keep: 0 });
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({
      name: 'Disagreement',
      puzzle: sample,
      statements: [
        { solver: 'backtracking', result: { count: 1, stopped: 'exhausted' } },
        { solver: 'blind', result: { count: 0, stopped: 'exhausted' } },
      ],
    });
  }
});

test('with a limit, both may find different solutions', () => {
  const options = { limit: 2 };
  expect(ask(backwards, several, options).solutions).not.toEqual(ask(backtracking, several, options).solutions);
  expect(ask(referee(backtracking, backwards), several, options)).toMatchObject({ count: 2, stopped: 'limit' });
  expect(ask(referee(backtracking, backwards), several)).toMatchObject({ count: 24, stopped: 'exhausted' });
});

test('calls, guesses and budget are those of both together', () => {
  const puzzle = puzzleFrom('5...8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....');
  const both = referee(backtracking, linearScan);
  expect(ask(both, puzzle)).toMatchObject({ count: 1, calls: 62 + 105, guesses: 11 + 11, stopped: 'exhausted' });
  expect(ask(both, puzzle, { maxCalls: 62 + 104 })).toMatchObject({ calls: 62 + 104, stopped: 'budget' });
  expect(ask(both, puzzle, { maxCalls: 20 })).toMatchObject({ count: 0, calls: 20, stopped: 'budget' });
});

test('supports the boards that both support', () => {
  const onlyClassic: Solver = { ...backtracking, supports: (geometry) => geometry === classic };
  expect(referee(backtracking, onlyClassic).supports(classic)).toBe(true);
  expect(referee(backtracking, onlyClassic).supports(boxed(2, 2))).toBe(false);
});

const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
test.each([
  ['a solution', '1...............', solution, true],
  ['a given is changed', '2...............', solution, false],
  ['too short', '................', solution.slice(1), false],
  ['a house without a digit', '................', [...solution.slice(0, 15), 2], false],
  ['cells left empty', '................', [...solution.slice(0, 15), 0], false],
  ['digits of other boards', '................', solution.map((digit) => digit + 1), false],
])('isSolution: %s', (_what, line, digits, expected) => {
  expect(isSolution(puzzleFrom(line, '4x4'), digits)).toBe(expected);
});

test('isSolution knows cells that must be apart and candidates that are struck out', () => {
  const puzzle = emptyPuzzle(boxed(2, 2));
  expect(isSolution({ ...puzzle, struckOut: [{ cell: 0, digit: 1 }] }, solution)).toBe(false);
  expect(isSolution({ ...puzzle, struckOut: [{ cell: 0, digit: 2 }] }, solution)).toBe(true);
  expect(isSolution(emptyPuzzle(boxed(2, 2, ['antiking'])), solution)).toBe(false);
});
