import { expect, test } from 'vitest';
import { runs, some } from '../../../../scripts/strength.mjs';
import { geometryOf } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { boxed } from '../geometry/layouts.ts';
import { LANGUAGE_CODES } from '../languages/language.ts';
import { gridOf } from '../puzzle/grid.ts';
import { pencilmark } from '../rate/pencilmark.ts';
import { rate } from '../rate/rater.ts';
import { wrongIn } from './conformance.ts';
import { languageNamed } from './languages.ts';
import { allSteps, applyStep, nextStep, solvePath } from './path.ts';
import { proofFault } from './proof/proof-fault.ts';
import type { Technique } from './steps/technique.ts';
import { TECHNIQUES } from './techniques.ts';
import { explain, hint } from './tell/explain.ts';
import { cluedPuzzle } from './testing.ts';
import { whyNot } from './why/why-not.ts';

const boardCalled = (id: string): Geometry => {
  const read = geometryOf(id);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};
const PLAIN = [boxed(2, 2), boxed(2, 3), boardCalled('6x6:nonconsecutive'), boardCalled('4x6')];
const isLate = ({ id }: Technique): boolean =>
  /siamese|kraken|mutant|nested|templates|dynamic|exclusion|trial/.test(id);
const techniques = TECHNIQUES.filter((technique) => !isLate(technique));

test.each(some([0, 1, 2, 3]))('no step contradicts the solution of a puzzle with clues of any kinds (%d)', (part) => {
  let count = 0;
  for (let seed = part * 2; seed < part * 2 + runs(2); seed++) {
    const { puzzle, solution } = cluedPuzzle(PLAIN[seed % PLAIN.length]!, seed);
    const { geometry, givens } = puzzle;
    const grid = gridOf(puzzle);
    let turn = 0;
    for (;;) {
      // Every fourth position is looked at with all techniques.
      for (const step of turn++ % 4 === 0 ? allSteps(grid, { givens, techniques, budget: { left: 1e5 } }) : []) {
        const fault = wrongIn(step, solution, grid.candidates) ?? proofFault(grid, step);
        if (fault) expect.unreachable(`${fault}: ${JSON.stringify(step)} in ${geometry.id}, seed ${seed}`);
        // Two languages a step, by turns.
        for (const code of LANGUAGE_CODES.filter((_, index) => index % 2 === count % 2)) {
          const language = languageNamed(code);
          const text = explain(step, geometry, { language }) + hint(step, geometry, 'where', { language });
          expect(text).not.toMatch(/undefined|NaN|\{\w+\}/);
        }
        count++;
      }
      const next = nextStep(grid, { givens, techniques });
      const open = geometry.cells.find((cell) => grid.digits[cell] === 0);
      if (open === undefined) break;
      // Where techniques end, a digit is told, so that they come to more positions.
      if (next) applyStep(grid, next);
      else grid.place(open, solution[open]!);
    }
  }
  expect(count).toBeGreaterThan(runs(100));
});

test('paths and ratings of puzzles with clues end right, and say so where techniques end', () => {
  for (let seed = 100; seed < 100 + runs(30); seed++) {
    const { puzzle, solution } = cluedPuzzle(PLAIN[seed % PLAIN.length]!, seed);
    const { end, grid } = solvePath(puzzle, { techniques });
    if (end === 'solved') expect([...grid.digits]).toEqual([...solution]);
    else expect(end).toBe('stuck');
    const rated = rate(puzzle, pencilmark, { budget: 1e5 });
    expect(['solved', 'stuck', 'budget']).toContain(rated.end);
    if (rated.end !== 'solved') expect(rated.rating.hardest).toHaveProperty('above');
  }
});

test('why a candidate is false: no wrong reason, and no promise that breaks a clue', () => {
  for (let seed = 200; seed < 200 + runs(12); seed++) {
    const { puzzle, solution } = cluedPuzzle(PLAIN[seed % 2]!, seed, { clues: 10 });
    const grid = gridOf(puzzle);
    for (const cell of [...grid.candidates.keys()].filter(
      (place) => place % 5 === seed % 5 && grid.candidates[place] !== 0,
    ))
      for (let digit = 1; digit <= puzzle.geometry.size; digit++) {
        if (!grid.has(cell, digit)) continue;
        const answer = whyNot(grid, { cell, digit }, { givens: puzzle.givens, budget: { left: 3e5 } });
        if (digit === solution[cell]) expect(['steps', 'contradiction']).not.toContain(answer.kind);
        else expect(['placed', 'possible', 'contradiction']).not.toContain(answer.kind);
      }
  }
});
