import { expect, test } from 'vitest';
import { allSteps } from './path.ts';
import { TECHNIQUES } from './techniques.ts';
import { allCases, positionOf } from './testing.ts';

const PLENTY = 1e9;

const cases = allCases();

/** What a technique takes from a budget where it looks for all steps of its first case. */
function costOf(id: string): number {
  const { grid, givens } = positionOf(cases.find(({ technique }) => technique === id)!);
  const budget = { left: PLENTY };
  const techniques = TECHNIQUES.filter((technique) => technique.id === id);
  for (const _ of allSteps(grid, { givens, techniques, budget }));
  return PLENTY - budget.left;
}

test('a search takes what it looks at from its budget', { tags: ['whole'] }, () => {
  const costs = TECHNIQUES.map(({ id }) => [id, costOf(id)] as const);
  expect(Object.fromEntries(costs.filter(([, cost]) => cost !== 0))).toMatchInlineSnapshot(`
    {
      "alternatives": 1245,
      "cage-combinations": 58,
      "cage-competition": 154,
      "cage-must-digits": 301,
      "cage-single": 27,
      "cage-splitting": 20,
      "cell-forcing-chain": 1327,
      "combination-check": 111,
      "digit-check": 285,
      "dynamic-forcing-chain": 22956,
      "dynamic-forcing-chain-plus": 13066,
      "hidden-cage": 141,
      "innies-outies": 1058,
      "innies-outies-of-houses": 24052,
      "killer-pair": 214,
      "killer-triple": 96,
      "line-fillings": 1264,
      "long-trial": 701,
      "nested-forcing-chain": 80168,
      "nested-trial": 1554,
      "nishio": 2938,
      "overlapping-sums": 150,
      "region-forcing-chain": 202,
      "set-combinations": 787,
      "short-trial": 98,
      "sum-fillings": 1083,
    }
  `);
});
