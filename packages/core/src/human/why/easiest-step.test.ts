import { expect, test } from 'vitest';
import { puzzleOf } from '../../format/parse.ts';
import { gridOf } from '../../puzzle/grid.ts';
import { nextStep } from '../path.ts';
import { proofFault } from '../proof/proof-fault.ts';
import { easiestStep } from './easiest-step.ts';
import { effortOf } from './effort.ts';

// A position of a puzzle that is being solved: its digits, and what is possible in its cells.
const DIGITS = '100004290090800046540029130413002000005070024000040000059480000004000050701253409';
const CANDIDATES = [
  0, 68, 160, 48, 36, 0, 0, 0, 208, 6, 0, 66, 0, 5, 81, 80, 0, 0, 0, 0, 160, 96, 0, 0, 0, 0, 192, 0, 0, 0, 304, 288, 0,
  464, 192, 80, 416, 160, 0, 5, 0, 129, 292, 0, 0, 416, 66, 66, 276, 0, 144, 308, 33, 5, 6, 0, 0, 0, 0, 96, 100, 97, 7,
  160, 6, 0, 321, 257, 97, 224, 0, 6, 0, 160, 0, 0, 0, 0, 0, 160, 0,
];

test('of chains the shortest comes, whatever it is called', () => {
  const grid = gridOf(puzzleOf(DIGITS));
  grid.candidates.set(CANDIDATES);
  const [usual, easiest] = [nextStep(grid)!, easiestStep(grid)!];
  expect([usual, easiest].map((step) => [step.technique, effortOf(step)])).toEqual([
    ['xy-chain', 14],
    ['discontinuous-nice-loop', 8],
  ]);
  expect(proofFault(grid, easiest)).toBe(undefined);
});

test('what is no chain comes as it is found', () => {
  const grid = gridOf(puzzleOf(`123.${'....'.repeat(3)}`));
  expect(easiestStep(grid)).toEqual(nextStep(grid));
});
