import { expect, test } from 'vitest';
import { allSteps } from '../path.ts';
import type { ChainNode, Step } from '../steps/step.ts';
import { techniqueCalled } from '../techniques.ts';
import { casesOf, positionOf } from '../testing.ts';
import { proofFault } from './proof-fault.ts';

const chainOf = ({ args }: Step): readonly ChainNode[] =>
  Object.values(args).flatMap((arg) => ('chain' in arg && arg.chain.length > 1 ? [arg.chain] : []))[0] ?? [];

/** A digit that stands nowhere in a chain: so nothing beside the chain loses it. */
const notIn = (chain: readonly ChainNode[]): number | undefined =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) =>
    chain.every((node) => node.digit !== digit && !node.set?.digits.includes(digit)),
  );

/** The steps of the cases of some files that tell a chain in which some digit is missing. */
const positions = ['chains.tsv', 'forcing.tsv', 'grouped-chains.tsv', 'almost-locked-sets.tsv'].flatMap((file) =>
  casesOf(file).flatMap((row) => {
    const { grid } = positionOf(row);
    const techniques = [techniqueCalled(row.technique)!];
    return [...allSteps(grid, { techniques })]
      .filter((step) => chainOf(step).length > 0 && notIn(chainOf(step)) !== undefined)
      .map((step) => ({ grid, step }));
  }),
);

const withChain = (step: Step, chain: readonly ChainNode[]): Step => ({ ...step, args: { chain: { chain } } });

test('chains of every kind: each link holds, and what goes follows', () => {
  expect(new Set(positions.map(({ step }) => step.technique)).size).toBeGreaterThan(12);
  for (const { grid, step } of positions) expect(proofFault(grid, step), JSON.stringify(step)).toBe(undefined);
});

test('a chain that is told wrongly is found out', () => {
  for (const { grid, step } of positions) {
    const chain = chainOf(step);
    const turned = chain.map((node) =>
      node.link ? ({ ...node, link: node.link === 'weak' ? 'strong' : 'weak' } as const) : node,
    );
    const changedChain = chain.map((node, at) => (at === 1 ? { ...node, digit: notIn(chain)! } : node));
    const cells = chain.flatMap((node) => node.cells);
    const elsewhere = { cell: [...grid.digits.keys()].find((cell) => !cells.includes(cell))!, digit: notIn(chain)! };
    const tooMuch = { ...step, eliminations: [...step.eliminations, elsewhere] };
    for (const wrong of [withChain(step, turned), withChain(step, changedChain), tooMuch])
      expect(proofFault(grid, wrong), JSON.stringify(wrong)).toEqual(expect.any(String));
  }
});

test('an almost locked set that is told wrongly is found out', () => {
  const withSets = positions.filter(({ step }) => chainOf(step).some(({ set }) => set));
  expect(new Set(withSets.map(({ step }) => step.technique)).has('als-chain')).toBe(true);
  for (const { grid, step } of withSets) {
    const { cells, digits } = chainOf(step).find(({ set }) => set)!.set!;
    const last = cells.at(-1)!;
    const far = [...grid.digits.keys()].find((cell) => cell !== last && !grid.geometry.peerSets[last]!.has(cell))!;
    const sets = [
      { cells: cells.slice(1), digits },
      { cells, digits: digits.slice(1) },
      { cells: [far, ...cells.slice(1)], digits },
    ];
    for (const set of cells.length > 1 ? sets : sets.slice(0, 2)) {
      const wrong = withChain(
        step,
        chainOf(step).map((node) => (node.set?.cells === cells ? { ...node, set } : node)),
      );
      expect(proofFault(grid, wrong), JSON.stringify(wrong)).toEqual(expect.any(String));
    }
  }
});
