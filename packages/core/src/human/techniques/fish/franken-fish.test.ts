import { describe, expect, test } from 'vitest';
import { boxed } from '../../../geometry/layouts.ts';
import { gridOf } from '../../../puzzle/grid.ts';
import { makePuzzle } from '../../../puzzle/puzzle.ts';
import { BOARDS, describeFamily } from '../../conformance.ts';
import { allSteps } from '../../path.ts';
import { casesOf, positionOf } from '../../testing.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import {
  finnedFrankenJellyfish,
  finnedFrankenSwordfish,
  finnedFrankenXWing,
  frankenJellyfish,
  frankenSwordfish,
  frankenXWing,
} from './franken-fish.ts';

const all = [
  frankenXWing,
  frankenSwordfish,
  frankenJellyfish,
  finnedFrankenXWing,
  finnedFrankenSwordfish,
  finnedFrankenJellyfish,
];

describeFamily('franken-fish', all, { along: [fullHouse, hiddenSingle, nakedSingle], puzzles: 1 });

describe('franken fish', () => {
  test('an X-Wing of boxes is looked for only where there are extra houses', () =>
    expect(BOARDS.filter((board) => frankenXWing.supports!(board)).map(({ id }) => id)).toEqual(['9x9:x']));

  test('a loss is told once for each digit', () => {
    for (const row of casesOf('franken-fish.tsv')) {
      const techniques = all.filter(({ id }) => id === row.technique);
      const losses = [...allSteps(positionOf(row).grid, { techniques })].map((step) =>
        JSON.stringify(step.eliminations),
      );
      expect(new Set(losses).size).toBe(losses.length);
    }
  });

  test('the search ends on an empty large board', () => {
    const geometry = boxed(4, 4);
    const grid = gridOf(makePuzzle(geometry, new Uint8Array(geometry.cellCount)));
    expect([...allSteps(grid, { techniques: [finnedFrankenJellyfish] })]).toEqual([]);
  });
});
