import { describe, expect, test } from 'vitest';
import { runs, some } from '../../../../scripts/strength.mjs';
import { generate } from '../generate/generate.ts';
import { geometryOf } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { boxed, classic } from '../geometry/layouts.ts';
import { gridOf } from '../puzzle/grid.ts';
import { makePuzzle } from '../puzzle/puzzle.ts';
import { isOfPeers } from '../rules/demand.ts';
import { backtracking } from '../solve/backtracking.ts';
import { demands } from '../solve/demands/demands.ts';
import { exactCover } from '../solve/exact-cover.ts';
import { search } from '../solve/search.ts';
import { singles } from '../solve/singles.ts';
import type { Solver } from '../solve/solver.ts';
import { allSteps, applyStep } from './path.ts';
import type { Step } from './step.ts';
import type { Technique } from './technique.ts';
import { casesOf, deedsOf, expectedDeeds, extentOf, positionOf } from './testing.ts';

const geometry = (id: string): Geometry => {
  const read = geometryOf(id);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

/** Six kinds of boards. */
export const BOARDS: readonly Geometry[] = [
  classic,
  geometry('9x9:jigsaw-222566666255555566222224566888884544877774444817799994817773999811133939111133333'),
  boxed(2, 3),
  boxed(2, 4),
  geometry('9x9:x'),
  geometry('9x9:antiknight'),
];

/** Those of them on which techniques that take long come to an end soon. */
export const QUICK_BOARDS: readonly Geometry[] = BOARDS.filter(({ id }) => !/jigsaw|antiknight|x$/.test(id));

/** Two solvers that know all that a board demands. */
const solversOf = ({ demands: all }: Geometry): readonly Solver[] =>
  all.every(isOfPeers) ? [singles, exactCover] : [demands, backtracking];

/** What is wrong with a step of a puzzle with this solution. Undefined when nothing is. */
export function wrongIn(step: Step, solution: Uint8Array, candidates: Int32Array): string | undefined {
  const { placements, eliminations } = step;
  if (placements.length + eliminations.length === 0) return 'it does nothing';
  for (const { cell, digit } of [...placements, ...eliminations])
    if (((candidates[cell]! >>> (digit - 1)) & 1) === 0) return `${digit} is no candidate of cell ${cell}`;
  const placed = placements.find(({ cell, digit }) => solution[cell] !== digit);
  if (placed) return `${placed.digit} in cell ${placed.cell} is wrong`;
  const gone = eliminations.find(({ cell, digit }) => solution[cell] === digit);
  return gone && `${gone.digit} goes from cell ${gone.cell}, where it belongs`;
}

/**
 * Tests a family of techniques. Its cases in corpus/techniques must hold, with all that is found
 * there, and there must be at least `positive` and `negative` ones for each technique. On six kinds
 * of boards, or on `boards`, no step of these techniques may contradict the solution. To reach many
 * positions, puzzles are solved with `along` and the techniques themselves. Techniques that take
 * long are tried only where `along` places nothing: then `skipsSingles` is true.
 */
export function describeFamily(
  family: string,
  techniques: readonly Technique[],
  {
    along,
    puzzles = 2,
    positive = 5,
    negative = 2,
    boards = BOARDS,
    skipsSingles = false,
  }: {
    along: readonly Technique[];
    puzzles?: number;
    positive?: number;
    negative?: number;
    boards?: readonly Geometry[];
    skipsSingles?: boolean;
  },
): void {
  const cases = casesOf(`${family}.tsv`);

  describe(`cases of ${family}`, () => {
    test.each(techniques.map((technique) => [technique.id, technique] as const))('%s', (id, technique) => {
      const own = cases.filter((row) => row.technique === id);
      expect(own.filter(({ expected }) => expected !== '-').length).toBeGreaterThanOrEqual(positive);
      expect(own.filter(({ expected }) => expected === '-').length).toBeGreaterThanOrEqual(negative);
      for (const row of own) {
        const { grid, givens } = positionOf(row);
        const { size } = grid.geometry;
        const struckOut = [...grid.candidates].flatMap((set, cell) =>
          Array.from({ length: size }, (_, index) => ({ cell, digit: index + 1 })).filter(
            ({ digit }) => grid.digits[cell] === 0 && ((set >>> (digit - 1)) & 1) === 0,
          ),
        );
        const puzzle = makePuzzle(grid.geometry, grid.digits, struckOut);
        const [one, other] = solversOf(grid.geometry).map((solver) => search(puzzle, { limit: 2, solvers: [solver] }));
        expect([one!.count, other!.count], row.cells).toEqual([1, 1]);
        const steps = [...allSteps(grid, { techniques: [technique], givens })];
        for (const step of steps) expect(wrongIn(step, one!.solutions[0]!, grid.candidates)).toBe(undefined);
        expect(extentOf(steps), row.cells).toBe(row.extent);
        if (row.expected === '-') expect(steps, row.cells).toEqual([]);
        else {
          const deeds = expectedDeeds(row, size);
          const found = steps.some((step) => deeds.every((deed) => deedsOf(step, size).includes(deed)));
          expect(found, `${row.cells} ${row.expected}`).toBe(true);
        }
      }
    });
  });

  describe(`${family} never contradict the solution`, () => {
    test.each(some(boards).map((board) => [board.id, board] as const))('%s', (_, board) => {
      for (let seed = 0; seed < runs(puzzles); seed++) {
        const { puzzle, solution } = generate({ geometry: board, seed });
        const grid = gridOf(puzzle);
        const options = { techniques, givens: puzzle.givens };
        for (;;) {
          const next = allSteps(grid, { ...options, techniques: [...along, ...techniques] }).next();
          if (!skipsSingles || next.done || next.value.placements.length === 0)
            for (const step of allSteps(grid, options)) {
              const wrong = wrongIn(step, solution, grid.candidates);
              if (wrong) expect.unreachable(`${wrong}: ${JSON.stringify(step)} in ${board.id}, seed ${seed}`);
            }
          if (next.done) break;
          applyStep(grid, next.value);
        }
      }
    });
  });
}
