import { describe, expect, test } from 'vitest';
import { runs, some } from '../../../../scripts/strength.mjs';
import { generate } from '../generate/generate.ts';
import { geometryOf } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { boxed, classic } from '../geometry/layouts.ts';
import { gridOf } from '../puzzle/grid.ts';
import { allSteps, applyStep } from './path.ts';
import type { Step } from './steps/step.ts';
import type { Technique } from './steps/technique.ts';

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

/** The positions on which slow techniques come to an end soon. */
export const QUICK_BOARDS: readonly Geometry[] = BOARDS.filter(({ id }) => !/jigsaw|antiknight|x$/.test(id));

/** The fault of a step of a puzzle with this solution. Undefined for a sound step. */
export function wrongIn(step: Step, solution: Uint8Array, candidates: Int32Array): string | undefined {
  const { placements, eliminations } = step;
  if (placements.length + eliminations.length === 0) return 'it does nothing';
  for (const { cell, digit } of [...placements, ...eliminations])
    if (((candidates[cell]! >>> (digit - 1)) & 1) === 0) return `${digit} is no candidate of cell ${cell}`;
  const placed = placements.find(({ cell, digit }) => solution[cell] !== digit);
  if (placed) return `${placed.digit} in cell ${placed.cell} is wrong`;
  const wrong = eliminations.find(({ cell, digit }) => solution[cell] === digit);
  return wrong && `${wrong.digit} goes from cell ${wrong.cell}, where it belongs`;
}

/**
 * Tests some techniques on boards and ways that suit them; all of them are tested by
 * `cases.test.ts` and `soundness.test.ts` without being named. On six kinds of boards, or on
 * `boards`, no step of theirs may contradict the solution. To reach many positions, puzzles are
 * solved with `along` and the techniques themselves. Techniques that take long are tried only where
 * `along` places nothing: then `skipsSingles` is true.
 */
export function describeFamily(
  family: string,
  techniques: readonly Technique[],
  {
    along,
    puzzles = 2,
    boards = BOARDS,
    skipsSingles = false,
  }: {
    along: readonly Technique[];
    puzzles?: number;
    boards?: readonly Geometry[];
    skipsSingles?: boolean;
  },
): void {
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
