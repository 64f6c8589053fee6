import { randomSolution } from '@pencilmark/core/generate';
import { boxed, classic, type Geometry, geometryOf, sized, withClues } from '@pencilmark/core/geometry';
import { emptyPuzzle } from '@pencilmark/core/puzzle';
import { makeRandom } from '@pencilmark/core/random';
import { canSolve, isSolution, search } from '@pencilmark/core/solve';
import { describe, expect, test } from 'vitest';
import { some } from '../../../scripts/strength.mjs';
import { refereeFor, SOLVER_NAMES, solverCalled, solversFor } from './index.ts';

const board = (id: string) => {
  const geometry = geometryOf(id);
  if (!geometry.ok) throw new Error(geometry.error.message);
  return geometry.value;
};

test.each([
  ['9x9:3x3', 'turbo'],
  ['9x9:x', 'singles+sat'],
  ['8x8:2x4', 'singles+sat'],
  ['16x16:4x4', 'singles+sat'],
  ['6x6:2x3', 'singles'],
  ['4x4:2x2', 'singles'],
])('on %s the best is %s, and it supports the board', async (id, name) => {
  const geometry = board(id);
  const [best] = (await solversFor(geometry)).filter((solver) => canSolve(solver, geometry));
  expect(best?.name).toBe(name);
});

test.each(some(['16x16:x+antiknight', '16x16:x+windows']))(
  'they find a random grid of %s',
  async (id) => {
    const empty = emptyPuzzle(board(id));
    const { solution } = randomSolution(empty, makeRandom(3), { solvers: await solversFor(empty.geometry) });
    expect(isSolution(empty, solution!)).toBe(true);
  },
  30_000,
);

describe('a name', () => {
  test.each(SOLVER_NAMES)('%s gives the same solver every time', async (name) => {
    const solver = await solverCalled(name);
    expect(solver.name).toBe(name);
    expect(await solverCalled(name)).toBe(solver);
    expect(await solversFor(sized(16), name)).toEqual([solver]);
  });
  test.each(['none', 'toString', '__proto__'])('"%s" is refused, and the error has all names', async (name) => {
    await expect(solverCalled(name)).rejects.toThrow(/expected one of .*singles\+sat/);
  });
});

/** A board of a size with a cage. */
function caged(size: number): Geometry {
  return withClues(sized(size), [{ rule: 'killer', cells: [[0, 1]], values: [5] }]);
}

test.each([
  ['turbo', classic],
  ['singles', classic],
  ['sat', sized(16)],
  ['singles', boxed(2, 3)],
  ['demands', caged(4)],
  ['backtracking', caged(4)],
  ['demands', caged(9)],
])('%s and another solver agree', async (name, geometry) => {
  const solver = await solverCalled(name);
  const asking = await refereeFor(solver, geometry);
  expect(asking.name).not.toBe(name);
  expect(search(emptyPuzzle(geometry), { limit: 2, keep: 0, solvers: [asking] }).count).toBe(2);
});
