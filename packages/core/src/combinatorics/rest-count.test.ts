import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { boardOf } from '../geometry/clues.ts';
import { classic } from '../geometry/layouts.ts';
import { makePuzzle } from '../puzzle/puzzle.ts';
import { makeRandom, shuffled } from '../random.ts';
import { countSolutions, solve } from '../solve/solve.ts';
import { RestCount, wordsOf } from './rest-count.ts';

/** A solved board and some of its cells that are open again. */
const anyRest = (id: string, most: number) =>
  fc.tuple(fc.nat(), fc.integer({ min: 0, max: most })).map(([seed, count]) => {
    const board = boardOf(id);
    const random = makeRandom(seed);
    const first = shuffled(board.cells, random);
    const start = makePuzzle(
      board,
      Array.from({ length: board.cellCount }, (_, cell) => (cell === first[0] ? 1 + (seed % board.size) : 0)),
    );
    const solution = solve(start)!;
    const open = shuffled(board.cells, random).slice(0, count);
    const puzzle = makePuzzle(
      board,
      Array.from(solution, (digit, cell) => (open.includes(cell) ? 0 : digit)),
    );
    return { puzzle, open };
  });

type Rest = ReturnType<typeof anyRest> extends fc.Arbitrary<infer Value> ? Value : never;

function counterOf({ puzzle, open }: Rest): { readonly rest: RestCount; readonly allowed: number[] } {
  const { geometry, givens } = puzzle;
  const setOf = (has: (cell: number) => boolean): bigint =>
    open.reduce((set, cell, index) => (has(cell) ? set | (1n << BigInt(index)) : set), 0n);
  const peers = open.map((cell) => setOf((other) => geometry.peerSets[cell]!.has(other)));
  const allowed = Array.from({ length: geometry.size }, (_, index) =>
    wordsOf(setOf((cell) => ![...geometry.peerSets[cell]!].some((peer) => givens[peer] === index + 1))),
  ).flat();
  return { rest: new RestCount(peers, geometry.size), allowed };
}

describe.each([
  ['6x6', 22],
  ['6x6:antiknight', 30],
  ['9x9:x', 46],
  ['9x9', 42],
  ['8x8:noboxes', 34],
])('%s', (id, most) => {
  test('law: as many ways as a solver finds', () =>
    fc.assert(
      fc.property(anyRest(id, most), (some) => {
        const { rest, allowed } = counterOf(some);
        const solutions = countSolutions(some.puzzle, { limit: 20_000 });
        fc.pre(solutions < 20_000);
        expect(rest.count(allowed)).toBe(solutions);
      }),
      { numRuns: runs(60) },
    ));
});

test('64 open cells, and an end when nodes are used up', () => {
  const open = classic.cells.slice(0, 64);
  const solution = solve(
    makePuzzle(
      classic,
      Array.from({ length: 81 }, (_, cell) => (cell < 9 ? cell + 1 : 0)),
    ),
  )!;
  const puzzle = makePuzzle(
    classic,
    Array.from(solution, (digit, cell) => (cell < 64 ? 0 : digit)),
  );
  const { rest, allowed } = counterOf({ puzzle, open });
  expect(rest.count(allowed, 1000)).toBeUndefined();
  expect(rest.nodes).toBeLessThan(1100);
  // The first row and the first cell of the second one are as they were.
  const fixed = allowed.map((word, index) => word & (index % 2 === 0 ? ~0x1ffff : -1));
  for (let cell = 0; cell < 17; cell++) fixed[2 * (solution[cell]! - 1)]! |= 1 << cell;
  const given = makePuzzle(
    classic,
    Array.from(solution, (digit, cell) => (cell >= 17 && cell < 64 ? 0 : digit)),
  );
  expect(rest.count(fixed)).toBe(countSolutions(given, { limit: 10_000_000 }));
});
