import { expect, test } from 'vitest';
import { classic, sized } from '../geometry/layouts.ts';
import { makeGeometry } from '../geometry/spec.ts';
import { backtracking } from './backtracking.ts';
import { bands } from './bands.ts';
import { canSolve } from './choice.ts';
import { conformance } from './conformance.ts';
import { demands } from './demands/demands.ts';
import { handOver } from './hand-over.ts';
import { referee } from './referee.ts';
import { singles } from './singles.ts';
import { SOLVERS, solverFor, solverNamed } from './solvers.ts';

for (const solver of SOLVERS) conformance(solver);

test('solvers have different names, and each says what it is', () => {
  expect(new Set(SOLVERS.map((solver) => solver.name)).size).toBe(SOLVERS.length);
  for (const { says } of SOLVERS) expect(says).toMatch(/^\S.{10,100}\S$/);
});

test('solverFor takes the first that supports the board', () => {
  const nines = { ...backtracking, name: 'nines', supports: (geometry: typeof classic) => geometry === classic };
  expect(solverFor(classic, [nines, backtracking])).toBe(nines);
  expect(solverFor(sized(4), [nines, backtracking])).toBe(backtracking);
  expect(() => solverFor(sized(4), [nines])).toThrow('no solver for 4x4:2x2 among nines');
});

test('solverNamed finds every row by its name', () => {
  for (const solver of SOLVERS) expect(solverNamed(solver.name)).toBe(solver);
  expect(solverNamed('oracle')).toBeUndefined();
});

test('only solvers that know a demand claim its board', () => {
  const sums = makeGeometry({
    id: 'sums',
    size: 9,
    boxes: classic.boxes,
    demands: [{ kind: 'sum', cells: [0, 1], factors: [1, 1], total: 4 }],
  });
  const claiming = SOLVERS.filter((solver) => canSolve(solver, sums));
  expect(claiming.map(({ name }) => name)).toEqual(['demands', 'backtracking']);
  expect(solverFor(sums).name).toBe('demands');
  expect(() => solverFor(sums, [singles, bands])).toThrow('no solver for sums among singles, bands');
  expect(canSolve(handOver(backtracking, 10, demands), sums)).toBe(true);
  // What the first solver cannot solve goes to the second.
  expect(canSolve(handOver(singles, 10, demands), sums)).toBe(true);
  expect(canSolve(handOver(demands, 10, singles), sums)).toBe(false);
  expect(canSolve(referee(demands, backtracking), sums)).toBe(true);
  expect(canSolve(referee(demands, singles), sums)).toBe(false);
});
