import { expect, test } from 'vitest';
import { generate } from '../generate/generate.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { gridOf } from '../puzzle/grid.ts';
import { BOARDS, wrongIn } from './conformance.ts';
import { allSteps, applyStep, nextStep } from './path.ts';
import type { Technique } from './technique.ts';
import { NETS, nestedForcingChain } from './techniques/nets/forcing-nets.ts';
import { TECHNIQUES } from './techniques.ts';

/**
 * On boards with more rules most puzzles are solved by singles, so they have few other steps. On
 * jigsaws it takes longer to find steps, and on 6×6 it takes the least.
 */
const stepsOn = ({ id, size }: Geometry): number =>
  /:(x|antiknight)$/.test(id) ? 500 : id.includes('jigsaw') ? 5_000 : size === 9 ? 20_000 : 37_500;

// Nets and fish that take long have tests of their own: there are so many that few others would be
// tried beside them.
const OTHERS: readonly string[] = ['siamese-fish', 'kraken-fish-1', 'kraken-fish-2'];
const nets: readonly Technique[] = [...NETS, nestedForcingChain];
const techniques = TECHNIQUES.filter(
  (technique) => !nets.includes(technique) && !OTHERS.includes(technique.id) && !technique.id.includes('mutant'),
);

// Six kinds of boards: more than 100 000 steps in all.
const found = new Map<string, number>();

test.each(BOARDS.map((board) => [board.id, board] as const))(
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
    found.set(id, count);
  },
);

test('the boards had at least 100 000 steps together', () => {
  expect([...found.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(100_000);
});
