import { expect, test } from 'vitest';
import { classic, sized } from '../geometry/layouts.ts';
import { backtracking } from './backtracking.ts';
import { conformance } from './conformance.ts';
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
