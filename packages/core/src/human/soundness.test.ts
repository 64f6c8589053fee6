import { expect, test } from 'vitest';
import { runs, some } from '../../../../scripts/strength.mjs';
import { generate } from '../generate/generate.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { gridOf } from '../puzzle/grid.ts';
import { BOARDS, wrongIn } from './conformance.ts';
import { allSteps, applyStep, nextStep } from './path.ts';
import type { Technique } from './steps/technique.ts';
import { xWing } from './techniques/fish/fish.ts';
import { NETS, nestedForcingChain } from './techniques/nets/forcing-nets.ts';
import { TECHNIQUES } from './techniques.ts';

/**
 * On boards with more rules most puzzles are solved by singles, so they have few other steps. On
 * jigsaws it takes longer to find steps, and on 6×6 it takes the least.
 */
const stepsOn = ({ id, size }: Geometry): number =>
  runs(/:(x|antiknight)$/.test(id) ? 500 : id.includes('jigsaw') ? 5_000 : size === 9 ? 20_000 : 37_500);

// Nets, and fish that take long, have so many steps that few others would be tried beside them.
const nets: readonly Technique[] = [...NETS, nestedForcingChain];
const isLate = (technique: Technique): boolean =>
  nets.includes(technique) || /siamese|kraken|mutant/.test(technique.id);
const late = TECHNIQUES.filter(isLate);
const techniques = TECHNIQUES.filter((technique) => !isLate(technique));

// Six kinds of boards: more than 100 000 steps in all.
const counts = new Map<string, number>();

test.each(some(BOARDS).map((board) => [board.id, board] as const))(
  'no step of a technique contradicts the solution: %s',
  (id, board) => {
    let count = 0;
    for (let seed = 1000; count < stepsOn(board); seed++) {
      const { puzzle, solution } = generate({ geometry: board, seed });
      const grid = gridOf(puzzle);
      const options = { givens: puzzle.givens, techniques };
      for (;;) {
        const next = nextStep(grid, options);
        if (!next) break;
        // Positions with a single are skipped: the techniques are tried after it is placed.
        if (next.placements.length === 0)
          for (const step of allSteps(grid, options)) {
            const wrong = wrongIn(step, solution, grid.candidates);
            if (wrong) expect.unreachable(`${wrong}: ${JSON.stringify(step)}, seed ${seed}`);
            count++;
          }
        applyStep(grid, next);
      }
    }
    counts.set(id, count);
  },
);

/** Of late techniques: positions a board, what their search may look at, steps a technique. */
const LATE = { positions: 2, budget: 20_000, steps: 20 };

test('no step of a late technique contradicts the solution, on any board', { tags: ['whole'] }, () => {
  const tried = new Set<string>();
  for (const geometry of BOARDS) {
    let left = LATE.positions;
    for (let seed = 2000; left > 0; seed++) {
      const { puzzle, solution } = generate({ geometry, seed, minimal: true });
      const grid = gridOf(puzzle);
      const easy = { givens: puzzle.givens, techniques: TECHNIQUES.slice(0, TECHNIQUES.indexOf(xWing)) };
      for (let next = nextStep(grid, easy); next; next = nextStep(grid, easy)) applyStep(grid, next);
      if (!grid.digits.includes(0)) continue;
      left--;
      for (const technique of late) {
        const steps = allSteps(grid, { givens: puzzle.givens, techniques: [technique], budget: { left: LATE.budget } });
        for (let count = 0, next = steps.next(); count < LATE.steps && !next.done; count++, next = steps.next()) {
          const wrong = wrongIn(next.value, solution, grid.candidates);
          if (wrong) expect.unreachable(`${wrong}: ${JSON.stringify(next.value)} in ${geometry.id}, seed ${seed}`);
          tried.add(technique.id);
        }
      }
    }
  }
  const missing = late.filter(({ id }) => !tried.has(id)).map(({ id }) => id);
  expect(missing).toEqual([]);
});

test('the boards had at least 100 000 steps together', { tags: ['whole'] }, () => {
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(100_000);
});
