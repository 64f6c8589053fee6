import { expect, test } from 'vitest';
import { extentOf } from '../../../../scripts/extent.mjs';
import { some } from '../../../../scripts/strength.mjs';
import type { Geometry } from '../geometry/geometry.ts';
import { makePuzzle } from '../puzzle/puzzle.ts';
import { isOfPeers } from '../rules/demand.ts';
import { digitsOf } from '../sets/digits.ts';
import { backtracking } from '../solve/backtracking.ts';
import { demands } from '../solve/demands/demands.ts';
import { exactCover } from '../solve/exact-cover.ts';
import { search } from '../solve/search.ts';
import { singles } from '../solve/singles.ts';
import type { Solver } from '../solve/solver.ts';
import { wrongIn } from './conformance.ts';
import { allSteps } from './path.ts';
import { TECHNIQUES } from './techniques.ts';
import { allCases, type Case, deedsOf, expectedDeeds, positionOf } from './testing.ts';

/** How many cases a technique has at least, in which something is found, and nothing. */
const POSITIVE = 5;
const NEGATIVE = 2;

/** Two solvers that know all that a board demands. */
const solversOf = ({ demands: all }: Geometry): readonly Solver[] =>
  all.every(isOfPeers) ? [singles, exactCover] : [demands, backtracking];

/** The grid of a case, and its only solution, of which two solvers know. */
function solved(row: Case) {
  const { grid, givens } = positionOf(row);
  const { geometry, candidates, digits } = grid;
  const struckOut = geometry.cells
    .filter((cell) => digits[cell] === 0)
    .flatMap((cell) => digitsOf(geometry.allDigits & ~candidates[cell]!).map((digit) => ({ cell, digit })));
  const puzzle = makePuzzle(geometry, digits, struckOut);
  const [first, second] = solversOf(geometry).map((solver) => search(puzzle, { limit: 2, solvers: [solver] }));
  expect([first!.count, second!.count], row.cells).toEqual([1, 1]);
  return { grid, givens, solution: first!.solutions[0]! };
}

const cases = allCases();

test.each(TECHNIQUES.map((technique) => [technique.id, technique] as const))('%s', (id, technique) => {
  const own = cases.filter((row) => row.technique === id);
  expect(own.filter(({ expected }) => expected !== '-').length).toBeGreaterThanOrEqual(POSITIVE);
  expect(own.filter(({ expected }) => expected === '-').length).toBeGreaterThanOrEqual(NEGATIVE);
  for (const row of some(own)) {
    const { grid, givens, solution } = solved(row);
    const steps = [...allSteps(grid, { techniques: [technique], givens })];
    for (const step of steps) expect(wrongIn(step, solution, grid.candidates)).toBe(undefined);
    expect(extentOf(steps), row.cells).toBe(row.extent);
    const deeds = expectedDeeds(row, grid.geometry.size);
    const isThere = steps.some((step) => deeds.every((deed) => deedsOf(step, grid.geometry.size).includes(deed)));
    expect(isThere, `${row.cells} ${row.expected}`).toBe(deeds.length > 0);
  }
});
