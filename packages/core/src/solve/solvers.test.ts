import { expect, test } from 'vitest';
import { makeGeometry } from '../geometry/geometry.ts';
import { classic, sized } from '../geometry/layouts.ts';
import { backtracking } from './backtracking.ts';
import { canSolve } from './choice.ts';
import { conformance } from './conformance.ts';
import { handOver } from './hand-over.ts';
import { referee } from './referee.ts';
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

test('no solver claims a board that demands what it does not know', () => {
  const sums = makeGeometry({
    id: 'sums',
    size: 9,
    boxes: classic.boxes,
    demands: [{ kind: 'sum' as 'apart', cells: [0, 1] }],
  });
  for (const solver of SOLVERS) expect(canSolve(solver, sums), solver.name).toBe(false);
  expect(() => solverFor(sums)).toThrow('no solver for sums among bands');
  const adding = { ...backtracking, name: 'adding', knows: ['house', 'apart', 'sum' as 'apart'] as const };
  expect(solverFor(sums, [...SOLVERS, adding])).toBe(adding);
  expect(canSolve(handOver(backtracking, 10, adding), sums)).toBe(true);
  expect(canSolve(handOver(adding, 10, backtracking), sums)).toBe(false);
  expect(canSolve(referee(adding, adding), sums)).toBe(true);
  expect(canSolve(referee(adding, backtracking), sums)).toBe(false);
});
