import { describe, expect, test } from 'vitest';
import { describeFamily, QUICK_BOARDS } from '../../conformance.ts';
import { allSteps } from '../../path.ts';
import { proofFault } from '../../proof/proof-fault.ts';
import type { Arg, Proof, Step } from '../../steps/step.ts';
import { casesOf, positionOf } from '../../testing.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { nakedPair } from '../basics/subsets.ts';
import {
  bugForcingChain,
  oddagonForcingChain,
  tridagonForcingChain,
  uniquenessForcingChain,
} from './guardian-chains.ts';

const TECHNIQUES = [uniquenessForcingChain, bugForcingChain, oddagonForcingChain, tridagonForcingChain];

describeFamily('guardian-chains', TECHNIQUES, {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming, nakedPair],
  puzzles: 1,
  boards: QUICK_BOARDS,
  skipsSingles: true,
});

describe.each(TECHNIQUES)('the proofs of $id', (technique) => {
  const positions = casesOf('guardian-chains.tsv')
    .filter((row) => row.technique === technique.id)
    .map(positionOf);
  const stepsAt = positions.map(({ grid, givens }) => ({
    grid,
    steps: [...allSteps(grid, { techniques: [technique], givens })].slice(0, 5),
  }));

  test('follow from the pattern and link by link', () => {
    for (const { grid, steps } of stepsAt)
      for (const step of steps) expect(proofFault(grid, step), JSON.stringify(step)).toBe(undefined);
  });

  test('are found out without one of the guardians, and with other cells', () => {
    for (const { grid, steps } of stepsAt)
      for (const step of steps) {
        const { branches, ...proof } = step.args.branches as Proof;
        const changed = (name: string, arg: Arg): Step => ({ ...step, args: { ...step.args, [name]: arg } });
        const cells = [branches[0]!.nodes[0]!.cell];
        for (const wrong of [
          changed('branches', { ...proof, branches: branches.slice(1) }),
          changed('cells', { cells }),
        ])
          expect(proofFault(grid, wrong)).toEqual(expect.any(String));
      }
  });
});
