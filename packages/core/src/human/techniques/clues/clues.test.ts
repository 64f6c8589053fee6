import { expect, test } from 'vitest';
import { geometryOf } from '../../../geometry/clues.ts';
import { boxed } from '../../../geometry/layouts.ts';
import { gridOf } from '../../../puzzle/grid.ts';
import { emptyPuzzle } from '../../../puzzle/puzzle.ts';
import { describeFamily, wrongIn } from '../../conformance.ts';
import { allSteps, applyStep, nextStep } from '../../path.ts';
import { TECHNIQUES } from '../../techniques.ts';
import { casesOf, cluedPuzzle, positionOf } from '../../testing.ts';
import { hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { longTrial, shortTrial } from './trials.ts';

const boardOf = (id: string) =>
  positionOf(casesOf('clues.tsv').find(({ technique }) => technique === id)!).grid.geometry;

describeFamily(
  'clues',
  TECHNIQUES.filter(({ family }) => family === 'clues'),
  { along: [hiddenSingle, nakedSingle], puzzles: 1, boards: [boardOf('count-places'), boardOf('alternatives')] },
);

/** How many steps of a position are looked at. */
const STEPS = 20;

test('trials never contradict the solution, whatever the clues', () => {
  let tried = 0;
  for (let seed = 0; seed < 12; seed++) {
    const { puzzle, solution } = cluedPuzzle(boxed(2, 3), seed, { clues: 8 });
    const grid = gridOf(puzzle);
    const easy = TECHNIQUES.slice(0, TECHNIQUES.indexOf(shortTrial));
    for (let next = nextStep(grid, { techniques: easy }); next; next = nextStep(grid, { techniques: easy }))
      applyStep(grid, next);
    const steps = allSteps(grid, { techniques: [shortTrial, longTrial], budget: { left: 3e5 } });
    for (let count = 0, next = steps.next(); count < STEPS && !next.done; count++, next = steps.next()) {
      expect(wrongIn(next.value, solution, grid.candidates)).toBe(undefined);
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(50);
});

test('trials are made where clues only join pairs of cells, and not where cells only differ', () => {
  const found = (board: string): boolean => {
    const geometry = geometryOf(board);
    if (!geometry.ok) throw new Error(geometry.error.message);
    const grid = gridOf(emptyPuzzle(geometry.value));
    return allSteps(grid, { techniques: [shortTrial], budget: { left: 3e5 } }).next().value !== undefined;
  };
  expect(found('6x6:whisper_4:r1c1-3r2c4')).toBe(true);
  expect(found('6x6:x')).toBe(false);
});
