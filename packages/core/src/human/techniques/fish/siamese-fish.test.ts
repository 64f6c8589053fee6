import { expect, test } from 'vitest';
import { describeFamily, QUICK_BOARDS } from '../../conformance.ts';
import { allSteps } from '../../path.ts';
import { casesOf, positionOf } from '../../testing.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { siameseFish } from './siamese-fish.ts';

describeFamily('siamese-fish', [siameseFish], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
  puzzles: 1,
  boards: QUICK_BOARDS,
  skipsSingles: true,
});

test('both fish share the bases, and each has covers and fins of its own', () => {
  for (const row of casesOf('siamese-fish.tsv'))
    for (const { args } of allSteps(positionOf(row).grid, { techniques: [siameseFish] })) {
      const [first, second] = [args.covers, args.otherCovers] as readonly { houses: readonly number[] }[];
      expect(first!.houses.filter((house) => !second!.houses.includes(house))).toHaveLength(1);
      expect([args.fins, args.otherFins]).not.toContainEqual({ cells: [] });
    }
});
