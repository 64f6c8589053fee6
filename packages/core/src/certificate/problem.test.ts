import { expect, test } from 'vitest';
import { isWhole, runs } from '../../../../scripts/strength.mjs';
import { geometryOf, withClues } from '../geometry/clues.ts';
import { boxed, jigsaw, sized } from '../geometry/layouts.ts';
import { makeGeometry } from '../geometry/spec.ts';
import { goodClues } from '../geometry/testing.ts';
import { emptyPuzzle, makePuzzle } from '../puzzle/puzzle.ts';
import { makeRandom } from '../random.ts';
import { isMet } from '../rules/demand.ts';
import { KINDS } from '../rules/kinds.ts';
import { search } from '../solve/search.ts';
import { networkOf } from './checker.ts';
import { problemOf } from './problem.ts';
import { completed } from './refutation.ts';

const BOARDS = [boxed(2, 2), jigsaw('0001011122232333'), boxed(1, 5), sized(6)].map((board) => ({
  board,
  grids: search(emptyPuzzle(board), { limit: 300 }).solutions,
}));
const meter = () => ({ work: 0, most: Number.POSITIVE_INFINITY });

test.each(KINDS.map((kind) => [kind.name, kind] as const))(
  '%s: the constraints of a certificate are kept exactly where the demands of the board are met',
  (_, kind) => {
    const random = makeRandom(45);
    const seen = { met: 0, broken: 0 };
    for (let round = 0; seen.met + seen.broken < runs(200); round++) {
      const { board, grids } = BOARDS[round % BOARDS.length]!;
      const clues = goodClues(kind, board, random);
      if (clues.length === 0) continue;
      const geometry = withClues(board, clues);
      const problem = problemOf(emptyPuzzle(geometry));
      const network = networkOf(problem, meter());
      const isGood = (grid: Uint8Array): boolean => geometry.demands.every((demand) => isMet(demand, grid));
      const drawn = Array.from({ length: 5 }, () => grids[random.below(grids.length)]!);
      for (const grid of [grids.find(isGood) ?? grids[0]!, ...drawn]) {
        const areMet = isGood(grid);
        const masks = Int32Array.from({ length: grid.length + (problem.extra ?? 0) }, (_, cell) =>
          cell < grid.length ? 1 << (grid[cell]! - 1) : (1 << board.size) - 1,
        );
        const filled = completed(network, masks);
        // Whether a full grid keeps them is the same by narrowing, by looking, and by the demands.
        if ((filled !== undefined) !== areMet) expect({ clues, grid: [...grid].join('') }).toEqual({ areMet });
        const digits = filled ?? (problem.extra ? undefined : [...grid]);
        if (digits) expect(network.parts.every((part) => part.isKept(digits))).toBe(areMet);
        seen[areMet ? 'met' : 'broken']++;
      }
    }
    if (isWhole) expect(seen.met).toBeGreaterThan(0);
  },
);

test.each([
  ['4x6', 24],
  ['6x4:1-7', 24],
  ['5x5:noboxes+0-5', 25],
  ['4x4:raw', 16],
])('a certificate for %s has the %i cells of the board', (id, cells) => {
  const board = geometryOf(id);
  if (!board.ok) throw new Error(board.error.message);
  expect(problemOf(emptyPuzzle(board.value)).givens).toBe('.'.repeat(cells));
});

test('candidates that are struck out become sets of digits', () => {
  const puzzle = makePuzzle(boxed(2, 2), new Array<number>(16).fill(0), [
    { cell: 5, digit: 4 },
    { cell: 5, digit: 1 },
  ]);
  expect(problemOf(puzzle).constraints.at(-1)).toEqual(['set', [5], [2, 4]]);
});

test('an automaton begins with its start, and states keep where they lead', () => {
  const next = [
    [1, -1, -1, -1],
    [-1, 2, 0, -1],
    [2, 2, 2, 0],
  ];
  const demands = [{ kind: 'automaton', cells: [0, 1], start: 1, next, accepts: [0] }] as const;
  const board = makeGeometry({ id: 'test:automaton', size: 4, boxes: boxed(2, 2).boxes, demands });
  expect(problemOf(emptyPuzzle(board)).automata).toEqual([
    [
      [0, -1, 2, 1, -1],
      [1, 0, -1, -1, -1],
      [0, 2, 2, 2, 1],
    ],
  ]);
});
