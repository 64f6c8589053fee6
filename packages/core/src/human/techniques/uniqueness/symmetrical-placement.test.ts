import { expect, test } from 'vitest';
import { puzzleOf } from '../../../format/parse.ts';
import { classic } from '../../../geometry/layouts.ts';
import { turnOf } from '../../../geometry/symmetry.ts';
import { gridOf } from '../../../puzzle/grid.ts';
import { makePuzzle, type Puzzle, withGiven } from '../../../puzzle/puzzle.ts';
import { solve } from '../../../solve/solve.ts';
import { describeFamily } from '../../conformance.ts';
import { allSteps } from '../../path.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { symmetricalPlacement } from './symmetrical-placement.ts';

const techniques = [symmetricalPlacement];

describeFamily('symmetrical-placement', techniques, {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
  puzzles: 1,
});

// Reflected in the diagonal, and with the digits changed, the givens are the same.
const puzzle = puzzleOf('...69..5..19.......83..72..7..2...6.8..........6...4....2..5.9.4..7..8.5.......4.');
const stepsFor = ({ givens }: Puzzle) => [...allSteps(gridOf(makePuzzle(classic, givens)), { techniques, givens })];

test('one given too many spoils the symmetry; together with its image it does not', () => {
  const solution = solve(puzzle)!;
  const turn = turnOf('diagonal', 9);
  const cell = puzzle.givens.findIndex((digit, at) => digit === 0 && turn[at] !== at);
  const more = withGiven(puzzle, cell, solution[cell]!);
  expect(stepsFor(puzzle).length).toBeGreaterThan(0);
  expect(stepsFor(more)).toEqual([]);
  expect(stepsFor(withGiven(more, turn[cell]!, solution[turn[cell]!]!)).length).toBeGreaterThan(0);
});

test('without givens nothing is said', () => {
  expect(stepsFor(makePuzzle(classic, new Uint8Array(81)))).toEqual([]);
  expect([...allSteps(gridOf(puzzle), { techniques })]).toEqual([]);
});
