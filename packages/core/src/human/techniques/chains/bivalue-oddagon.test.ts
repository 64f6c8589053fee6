import { expect, test } from 'vitest';
import { classic } from '../../../geometry/layouts.ts';
import { cellName } from '../../../geometry/names.ts';
import { Grid } from '../../../puzzle/grid.ts';
import { describeFamily } from '../../conformance.ts';
import { allSteps } from '../../path.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { bivalueOddagon } from './bivalue-oddagon.ts';

const techniques = [bivalueOddagon];

describeFamily('bivalue-oddagon', techniques, { along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming] });

/** Cells that are named have 1 and 2, and the last also 3; all others have the digits from 3 on. */
function gridWith(names: readonly string[]): Grid {
  const grid = new Grid(classic);
  for (let cell = 0; cell < classic.cellCount; cell++) {
    const at = names.indexOf(cellName(cell, classic.size));
    grid.candidates[cell] = at < 0 ? classic.allDigits & ~0b11 : at === names.length - 1 ? 0b111 : 0b11;
  }
  return grid;
}

test.each([
  ['a ring of five', ['r1c1', 'r1c5', 'r5c5', 'r5c2', 'r2c2'], 1],
  ['a ring of six, which two digits can fill', ['r1c1', 'r1c5', 'r5c5', 'r5c8', 'r8c8', 'r8c1'], 0],
  ['a chain that is not closed', ['r1c1', 'r1c5', 'r5c5', 'r5c9', 'r9c9'], 0],
])('%s', (_, names, count) => {
  const steps = [...allSteps(gridWith(names), { techniques })];
  expect(steps.length).toBe(count);
  for (const { placements } of steps) expect(placements.map(({ digit }) => digit)).toEqual([3]);
});
