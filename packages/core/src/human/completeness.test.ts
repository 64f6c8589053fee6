import { expect, test } from 'vitest';
import { isWhole, some } from '../../../../scripts/strength.mjs';
import { generate } from '../generate/generate.ts';
import { type Grid, gridOf } from '../puzzle/grid.ts';
import { BOARDS } from './conformance.ts';
import { allSteps, applyStep, nextStep } from './path.ts';
import { TECHNIQUES } from './techniques.ts';
import { plainOf } from './testing/plain.ts';
import { REFERENCES } from './testing/references.ts';
import { allCases, deedsOf, positionOf } from './testing.ts';

interface At {
  readonly name: string;
  readonly grid: Grid;
  readonly givens: Uint8Array;
}

const cases = allCases();
const boards = new Set(BOARDS.map(({ id }) => id));

/** Of the cases of all techniques, one of so many is tried for each. */
const ONE_OF = isWhole ? 30 : 150;

/** The cases of some techniques, and a few of all others, on the same boards. */
const positionsOf = (ids: readonly string[]): At[] =>
  cases
    .filter(({ technique }, index) => ids.includes(technique) || index % ONE_OF === 0)
    .map((row) => ({ name: `${row.geometry} ${row.cells}`, ...positionOf(row) }))
    .filter(({ grid }) => boards.has(grid.geometry.id));

/** Positions on the ways through some puzzles that singles do not solve, of each board. */
function* waysThrough(): Generator<At> {
  for (const geometry of BOARDS)
    for (const seed of [1, 2]) {
      const { givens, ...puzzle } = generate({ geometry, seed }).puzzle;
      const grid = gridOf({ givens, ...puzzle });
      for (let step = nextStep(grid, { givens }), at = 0; step && at < 60; step = nextStep(grid, { givens }), at++) {
        if (step.placements.length === 0 && at % 3 === 0)
          yield {
            name: `${geometry.id}, seed ${seed}, step ${at}`,
            grid: grid.copy(),
            givens,
          };
        applyStep(grid, step);
      }
    }
}

const ways = some([...waysThrough()]);

/** In how many positions something must be found, so that a comparison means something. */
const FEWEST = 4;

test.each(some(REFERENCES).map((reference) => [reference.ids.join(', '), reference] as const))(
  '%s: what is there is found',
  (_, { ids, find, most = 999, isOfHouses = false, isPartial = false }) => {
    const techniques = TECHNIQUES.filter(({ id }) => ids.includes(id));
    expect(techniques.length).toBe(ids.length);
    let positions = 0;
    for (const { name, grid, givens } of [...positionsOf(ids), ...ways]) {
      const { geometry } = grid;
      const open = grid.candidates.reduce((sum, set) => sum + (set === 0 ? 0 : 1), 0);
      if (open > most || (isOfHouses && geometry.demands.some(({ kind }) => kind !== 'house'))) continue;
      if (techniques.some(({ supports }) => supports?.(geometry) === false)) continue;
      const steps = [...allSteps(grid, { techniques, givens })];
      const deeds = new Set(steps.flatMap((step) => deedsOf(step, geometry.size)));
      const plain = new Set(find(plainOf(grid, givens)));
      const compared = isPartial ? [...deeds].filter((deed) => plain.has(deed)) : [...deeds];
      expect(compared.sort(), name).toEqual([...plain].sort());
      if (deeds.size > 0) positions++;
    }
    if (isWhole) expect(positions).toBeGreaterThanOrEqual(FEWEST);
  },
);
