import { expect, test } from 'vitest';
import { describeFamily } from '../../conformance.ts';
import { allSteps } from '../../path.ts';
import { Position } from '../../steps/position.ts';
import { casesOf, positionOf } from '../../testing.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { xColorsTrap, xColorsWrap } from '../coloring/x-colors.ts';
import { brokenWing } from './broken-wings.ts';
import { groupedTurbotFish } from './grouped-turbot-fish.ts';

describeFamily('single-digit-rings', [xColorsTrap, xColorsWrap, brokenWing, groupedTurbotFish], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
  puzzles: 1,
  skipsSingles: true,
});

test('a broken wing is an odd ring of houses with two of its cells each, and the guardians are all else', () => {
  for (const row of casesOf('single-digit-rings.tsv').filter(({ technique }) => technique === brokenWing.id)) {
    const { grid } = positionOf(row);
    const position = new Position(grid);
    for (const { args } of allSteps(grid, { techniques: [brokenWing] })) {
      const { cells } = args.cells as { cells: readonly number[] };
      const { houses } = args.houses as { houses: readonly number[] };
      const [digit] = (args.digit as { digits: readonly number[] }).digits;
      const sets = houses.map((house) => grid.geometry.houses[house]!.set.and(position.cellsWith(digit!)));
      expect(cells.length % 2).toBe(1);
      expect(sets.map((set) => cells.filter((cell) => set.has(cell)).length)).toEqual(cells.map(() => 2));
      const outside = new Set(sets.flatMap((set) => [...set].filter((cell) => !cells.includes(cell))));
      expect(args.guardians).toEqual({ cells: [...outside].sort((a, b) => a - b) });
    }
  }
});
