import { expect, test } from 'vitest';
import { allSteps } from '../path.ts';
import type { Arg, Step } from '../steps/step.ts';
import { techniqueCalled } from '../techniques.ts';
import { casesOf, positionOf } from '../testing.ts';
import { guardiansOf } from './guardian-fault.ts';
import { proofFault } from './proof-fault.ts';

const IDS = ['broken-wing', 'bivalue-oddagon', 'tridagon'];

/** The steps of the cases of odd rings and impossible boxes, with their grids. */
const positions = ['bivalue-oddagon.tsv', 'patterns.tsv', 'single-digit-rings.tsv'].flatMap((file) =>
  casesOf(file)
    .filter(({ technique }) => IDS.includes(technique))
    .flatMap((row) => {
      const { grid } = positionOf(row);
      const techniques = [techniqueCalled(row.technique)!];
      return [...allSteps(grid, { techniques })].map((step) => ({ grid, step }));
    }),
);

/** An argument with the last of what it lists alone. */
const shortened = (arg: Arg): Arg =>
  Object.fromEntries(Object.entries(arg).map(([kind, list]) => [kind, list.slice(-1)])) as Arg;

const withArg = (step: Step, name: string, arg: Arg): Step => ({ ...step, args: { ...step.args, [name]: arg } });

test('patterns with guardians: one of these is true, and each shows what the step does', () => {
  expect(new Set(positions.map(({ step }) => step.technique))).toEqual(new Set(IDS));
  for (const { grid, step } of positions) {
    expect(guardiansOf(step)?.length).toBeGreaterThan(0);
    expect(proofFault(grid, step), JSON.stringify(step)).toBe(undefined);
  }
});

test('a pattern that is told wrongly is found out', () => {
  for (const { grid, step } of positions) {
    const [guardian, ...rest] = guardiansOf(step)!;
    const pattern = step.args.houses ? 'houses' : 'cells';
    const wrongs = [
      withArg(step, 'guardians', { candidates: rest }),
      withArg(step, pattern, shortened(step.args[pattern]!)),
      { ...step, eliminations: [...step.eliminations, guardian!] },
    ];
    for (const wrong of wrongs) expect(proofFault(grid, wrong), JSON.stringify(wrong)).toEqual(expect.any(String));
  }
});
