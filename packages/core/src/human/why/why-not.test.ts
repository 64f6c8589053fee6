import { describe, expect, test } from 'vitest';
import { some } from '../../../../../scripts/strength.mjs';
import { puzzleOf } from '../../format/parse.ts';
import { type Grid, gridOf } from '../../puzzle/grid.ts';
import { type Candidate, makePuzzle } from '../../puzzle/puzzle.ts';
import { solve } from '../../solve/solve.ts';
import { applyStep } from '../path.ts';
import { proofFault } from '../proof/proof-fault.ts';
import { explain } from '../tell/explain.ts';
import { type WhyNot, whyNot } from './why-not.ts';

// "Golden Nugget", one of the hardest puzzles that are known.
const HARD = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';
const EASY = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';

/** What is wrong with an answer: each step must hold where it stands, and the candidate must go. */
function faultsOf(start: Grid, solution: Uint8Array, { cell, digit }: Candidate, answer: WhyNot): string[] {
  if (answer.kind !== 'steps') return [answer.kind];
  const grid = start.copy();
  const faults: string[] = [];
  for (const step of answer.steps) {
    const fault = proofFault(grid, step);
    if (fault) faults.push(fault);
    if (step.eliminations.some((elimination) => solution[elimination.cell] === elimination.digit))
      faults.push('the solution goes');
    if (step.placements.some((placement) => solution[placement.cell] !== placement.digit))
      faults.push('a digit is wrong');
    applyStep(grid, step);
  }
  return grid.has(cell, digit) ? [...faults, 'it stays'] : faults;
}

/** Every so many of the false candidates of a puzzle. */
function falseOnes(grid: Grid, solution: Uint8Array, every: number): Candidate[] {
  const all: Candidate[] = [];
  grid.candidates.forEach((_, cell) => {
    for (let digit = 1; digit <= 9; digit++)
      if (grid.has(cell, digit) && solution[cell] !== digit) all.push({ cell, digit });
  });
  return all.filter((_, index) => index % every === 0);
}

test.each(
  some([
    ['easy', EASY, 70],
    ['hardest', HARD, 90],
  ] as const),
)('false candidates of the %s puzzle are ruled out, by steps that hold', (_name, text, every) => {
  const puzzle = puzzleOf(text);
  const [grid, solution] = [gridOf(puzzle), solve(puzzle)!];
  const questions = falseOnes(grid, solution, every);
  expect(questions.length).toBeGreaterThan(2);
  for (const candidate of questions) {
    const answer = whyNot(grid, candidate, { givens: puzzle.givens });
    expect(faultsOf(grid, solution, candidate, answer), JSON.stringify(candidate)).toEqual([]);
  }
});

describe('what is no reason is said as it is', () => {
  const hard = puzzleOf(HARD);
  const easy = puzzleOf(EASY);
  const right = (text: string): Candidate => ({ cell: 0, digit: solve(puzzleOf(text))![0]! });
  // Without its last given but one, the puzzle has several solutions.
  const several = makePuzzle(
    hard.geometry,
    hard.givens.map((digit, cell) => (cell === 75 ? 0 : digit)),
  );
  test.each<[string, Grid, Candidate, object]>([
    ['steps place the candidate', gridOf(easy), right(EASY), { kind: 'placed' }],
    ['every cell can be filled with it', gridOf(hard), right(HARD), { kind: 'possible' }],
    ['so it is where a puzzle has several solutions', gridOf(several), right(HARD), { kind: 'possible' }],
    [
      'the grid is contradictory',
      gridOf(puzzleOf('11..............')),
      { cell: 15, digit: 2 },
      { kind: 'contradiction' },
    ],
  ])('%s', (_name, grid, candidate, answer) => expect(whyNot(grid, candidate)).toEqual(answer));

  test('the budget is spent', () => {
    const candidate = { cell: 0, digit: right(HARD).digit };
    expect(whyNot(gridOf(hard), candidate, { budget: { left: 60_000 } })).toEqual({ kind: 'budget' });
  });

  test('no candidate of the grid', () =>
    expect(() => whyNot(gridOf(easy), { cell: 1, digit: 1 })).toThrow('expected a candidate of the grid'));
});

test('what is found counts no more than the budget, and the same again; a long proof is told by its ends', {
  tags: ['whole'],
}, () => {
  const grid = gridOf(puzzleOf(HARD));
  const [candidate] = falseOnes(grid, solve(puzzleOf(HARD))!, 1) as [Candidate];
  const answers = [1, 2].map(() => {
    const budget = { left: 1e6 };
    const answer = whyNot(grid, candidate, { budget });
    return { answer, left: budget.left };
  });
  expect(answers[0]).toEqual(answers[1]);
  const [{ answer, left }] = answers as [(typeof answers)[number]];
  expect(left).toBeGreaterThan(-10_000);
  if (answer.kind !== 'steps') throw new Error(answer.kind);
  const text = explain(answer.steps.at(-1)!, grid.geometry, { isBrief: true });
  expect(text).toMatch(/ after \d+ links\. If .* \d+ chains and nets are seen on the way\. What contradicts itself/);
});
