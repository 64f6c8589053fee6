import { expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { geometryOf, withClues } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { withRules } from '../geometry/rules.ts';
import { goodClues } from '../geometry/testing.ts';
import { emptyPuzzle, makePuzzle } from '../puzzle/puzzle.ts';
import { makeRandom, type Random } from '../random.ts';
import { backtracking } from '../solve/backtracking.ts';
import { demands } from '../solve/demands/demands.ts';
import { isSolution } from '../solve/is-solution.ts';
import { search } from '../solve/search.ts';
import { countSolutions } from '../solve/solve.ts';
import { trueCandidates } from '../solve/true-candidates.ts';
import { KINDS } from './kinds.ts';
import { RULES } from './rules.ts';

const board = (id: string): Geometry => {
  const read = geometryOf(id);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

/** Small boards of many shapes, each with all its grids. */
const BOARDS = [
  '3x4:noboxes',
  '4x3:0-3',
  '2x4:2x2+0-4',
  '2x3:1-5',
  '3x3:jigsaw-aab.abbcc+0-3',
  '4x4:0-3',
  '2x3:0-2+raw',
  '3x3:0-2',
].map((id) => ({ board: board(id), grids: search(emptyPuzzle(board(id))).solutions }));

/** How many of the grids of a board keep its rules as they are printed. */
const keptBy = (ruled: Geometry, grids: readonly Uint8Array[]): Uint8Array[] =>
  grids.filter((grid) => ruled.rules.every((rule) => rule.holds(grid, ruled)));

/** Both solvers count the grids that keep the rules of a board. */
function expectCounts(ruled: Geometry, kept: readonly Uint8Array[]): void {
  for (const solver of [demands, backtracking]) {
    const count = countSolutions(emptyPuzzle(ruled), { solvers: [solver] });
    if (count !== kept.length) expect({ id: ruled.id, solver: solver.name, count }).toEqual({ count: kept.length });
  }
}

const someClues = (kind: (typeof KINDS)[number], on: Geometry, random: Random) => {
  for (let tries = 0; tries < 60; tries++) {
    const clues = goodClues(kind, on, random);
    if (clues.length > 0) return clues;
  }
  return [];
};

test.each(some(KINDS).map((kind) => [kind.name, kind] as const))(
  '%s: solvers count what brute force finds',
  (_, kind) => {
    const random = makeRandom(27);
    let boards = 0;
    for (let round = 0; round < BOARDS.length; round++) {
      const { board: plain, grids } = BOARDS[round % BOARDS.length]!;
      const clues = someClues(kind, plain, random);
      if (clues.length === 0) continue;
      const clued = withClues(plain, clues);
      expectCounts(clued, keptBy(clued, grids));
      const again = geometryOf(clued.id);
      expect(again.ok && again.value.id).toBe(clued.id);
      boards++;
    }
    expect(boards).toBeGreaterThan(1);
  },
);

test.each(some(RULES).map((rule) => [rule.name, rule] as const))(
  '%s: solvers count what brute force finds',
  (name, rule) => {
    for (const { board: plain, grids } of BOARDS) {
      if (!rule.demands(plain)) continue;
      const ruled = withRules(plain, [name]);
      expectCounts(ruled, keptBy(ruled, grids));
    }
  },
);

test('true candidates are the digits of all grids, and none in void cells', () => {
  for (const { board: plain, grids } of BOARDS) {
    const given = new Uint8Array(plain.cellCount);
    const [first] = plain.cells;
    given[first!] = 1;
    const kept = grids.filter((grid) => grid[first!] === 1);
    const digitsAt = (cell: number) => [...new Set(kept.map((grid) => grid[cell]!))].filter(Boolean).sort();
    expect(trueCandidates(makePuzzle(plain, given))).toEqual(Array.from(given, (_, cell) => digitsAt(cell)));
    for (const grid of kept) expect(isSolution(makePuzzle(plain, given), grid)).toBe(true);
  }
});

test('a digit in a void cell is no solution, and no given', () => {
  const plain = board('2x3:1-5');
  const [solution] = search(emptyPuzzle(plain), { limit: 1 }).solutions;
  const beyond = solution!.slice();
  beyond[4] = 1;
  expect(isSolution(emptyPuzzle(plain), beyond)).toBe(false);
  expect(() => makePuzzle(plain, beyond)).toThrow('cell 4 of 2x3:1-5, which is void');
});
