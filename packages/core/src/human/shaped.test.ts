import { expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { generate } from '../generate/generate.ts';
import { geometryOf } from '../geometry/clues.ts';
import { gridOf } from '../puzzle/grid.ts';
import { isFilled } from '../puzzle/puzzle.ts';
import { wrongIn } from './conformance.ts';
import { allSteps, applyStep, nextStep, solvePath } from './path.ts';
import { TECHNIQUES } from './techniques.ts';
import { explain } from './tell/explain.ts';

// Boards with short rows, more digits than cells in a row, cells of no box, or no boxes at all.
const BOARDS = ['4x6', '6x6:1-9', '6x6:noboxes', '6x6:jigsaw-000111000111222333222333444...444...'];

/** The steps that are looked at in one position: a search for all of them can take long. */
const STEPS = 10;
/** Each so many positions all techniques are asked. */
const EVERY = 7;

test.each(some(BOARDS))('on %s no step of any technique contradicts the solution', (id) => {
  const board = geometryOf(id);
  if (!board.ok) throw new Error(board.error.message);
  const geometry = board.value;
  const seen = new Set<string>();
  for (let seed = 1; seed <= 4; seed++) {
    const { puzzle, solution } = generate({ geometry, seed, minimal: true });
    const grid = gridOf(puzzle);
    let position = 0;
    for (let next = nextStep(grid); next; next = nextStep(grid)) {
      for (const technique of position++ % EVERY === 0 ? TECHNIQUES : []) {
        const steps = allSteps(grid, { givens: puzzle.givens, techniques: [technique], budget: { left: 5000 } });
        let count = 0;
        for (const step of steps) {
          const wrong = wrongIn(step, solution, grid.candidates);
          if (wrong) expect.unreachable(`${wrong}: ${JSON.stringify(step)}, seed ${seed}`);
          seen.add(step.technique);
          if (++count === STEPS) break;
        }
      }
      applyStep(grid, next);
    }
    expect(isFilled(geometry, grid.digits)).toBe(true);
  }
  expect(seen.size).toBeGreaterThan(3);
});

test('digits are told as what they count as', () => {
  const board = geometryOf('4x4:0-3');
  if (!board.ok) throw new Error(board.error.message);
  const { puzzle } = generate({ geometry: board.value, seed: 3 });
  const { steps, end } = solvePath(puzzle);
  expect(end).toBe('solved');
  const texts = steps.map((step) => explain(step, board.value));
  expect(texts.some((text) => /\b0\b/.test(text))).toBe(true);
  expect(texts.some((text) => /\b4\b(?!\.)/.test(text.replaceAll(/r\dc\d|(row|column|box) \d/g, '')))).toBe(false);
});
