import { expect, test } from 'vitest';
import { allSteps } from './path.ts';
import { proofFault } from './proof-fault.ts';
import type { ChainNode, Step } from './step.ts';
import { techniqueCalled } from './techniques.ts';
import { casesOf, positionOf } from './testing.ts';

const chainOf = ({ args }: Step): readonly ChainNode[] =>
  Object.values(args).flatMap((arg) => ('chain' in arg && arg.chain.length > 1 ? [arg.chain] : []))[0] ?? [];

/** The steps of the cases of some files, with their grids, as far as they tell a chain. */
const found = ['chains.tsv', 'forcing.tsv', 'grouped-chains.tsv'].flatMap((file) =>
  casesOf(file).flatMap((row) => {
    const { grid } = positionOf(row);
    const techniques = [techniqueCalled(row.technique)!];
    return [...allSteps(grid, { techniques })]
      .filter((step) => chainOf(step).length > 0)
      .map((step) => ({ grid, step }));
  }),
);

/** A digit that stands nowhere in a chain: so nothing beside the chain loses it. */
const notIn = (chain: readonly ChainNode[]): number =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) =>
    chain.every((node) => node.digit !== digit && !node.set?.digits.includes(digit)),
  )!;

const withChain = (step: Step, chain: readonly ChainNode[]): Step => ({ ...step, args: { chain: { chain } } });

test('chains of every kind: each link holds, and what goes follows', () => {
  expect(new Set(found.map(({ step }) => step.technique)).size).toBeGreaterThan(12);
  for (const { grid, step } of found) expect(proofFault(grid, step), JSON.stringify(step)).toBe(undefined);
});

test('a chain that is told wrongly is found out', () => {
  for (const { grid, step } of found) {
    const chain = chainOf(step);
    const turned = chain.map((node) =>
      node.link ? ({ ...node, link: node.link === 'weak' ? 'strong' : 'weak' } as const) : node,
    );
    const other = chain.map((node, at) => (at === 1 ? { ...node, digit: notIn(chain) } : node));
    const cells = chain.flatMap((node) => node.cells);
    const elsewhere = { cell: [...grid.digits.keys()].find((cell) => !cells.includes(cell))!, digit: notIn(chain) };
    const gone = { ...step, eliminations: [...step.eliminations, elsewhere] };
    for (const wrong of [withChain(step, turned), withChain(step, other), gone])
      expect(proofFault(grid, wrong), JSON.stringify(wrong)).toEqual(expect.any(String));
  }
});
