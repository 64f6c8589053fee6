import { expect, test } from 'vitest';
import { boxed } from '../../geometry/layouts.ts';
import { gridOf } from '../../puzzle/grid.ts';
import { digitsOf, hasDigit } from '../../sets/digits.ts';
import { nextStep } from '../path.ts';
import { Position } from '../steps/position.ts';
import { cluedPuzzle } from '../testing.ts';
import { deepSuppositions, easySuppositions, nestedSuppositions } from './suppositions.ts';

const KINDS = [easySuppositions, deepSuppositions, ...nestedSuppositions];

test.each([1, 2, 3])('what is kept from step to step is all that a new look finds, and true: puzzle %i', (seed) => {
  const { puzzle, solution } = cluedPuzzle(boxed(2, 3), seed, { clues: 6 });
  const grid = gridOf(puzzle);
  const position = new Position(grid, puzzle.givens, { budget: { left: Number.POSITIVE_INFINITY } });
  const counts = { failing: 0, narrowed: 0 };
  for (let step = nextStep(grid); step; step = nextStep(grid)) {
    const fresh = new Position(grid.copy(), puzzle.givens, { budget: { left: Number.POSITIVE_INFINITY } });
    for (const kind of KINDS)
      for (const [cell, set] of grid.candidates.entries())
        for (const digit of digitsOf(set)) {
          const kept = position.remember(kind).outcome(position, { cell, digit });
          const made = fresh.remember(kind).outcome(fresh, { cell, digit });
          // What is kept has also spread what steps elsewhere changed.
          if (kept) expect(made && kept.every((held, at) => (held & ~made[at]!) === 0)).toBe(true);
          if (digit === solution[cell]) expect(kept?.every((held, at) => hasDigit(held, solution[at]!))).toBe(true);
          if (kept) counts.narrowed++;
          else counts.failing++;
        }
    position.apply(step);
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(50);
});

test('a supposition whose budget is spent is neither true nor false, and is followed again', () => {
  const { puzzle } = cluedPuzzle(boxed(2, 3), 1, { clues: 6 });
  const position = new Position(gridOf(puzzle), puzzle.givens, { budget: { left: Number.POSITIVE_INFINITY } });
  const cell = position.candidates.findIndex((set) => digitsOf(set).length > 1);
  const supposed = { cell, digit: digitsOf(position.candidates[cell]!)[0]! };
  const suppositions = position.remember(deepSuppositions);
  position.budget.left = 0;
  expect(suppositions.outcome(position, supposed)).toBe(null);
  expect(suppositions.doesFail(position, supposed)).toBe(false);
  position.budget.left = Number.POSITIVE_INFINITY;
  expect(suppositions.outcome(position, supposed)).not.toBe(null);
});
