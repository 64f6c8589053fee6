import { digitCount } from '@pencilmark/core/geometry';
import { TECHNIQUES } from '@pencilmark/core/human';
import { expect, test } from 'vitest';
import { some } from '../../../../../../scripts/strength.mjs';
import { shownStep } from '../../techniques/shown.ts';
import { shownIn } from './sighted.ts';

test.each(some(TECHNIQUES).map(({ id }) => id))(
  'where it is easy to see, %s shows its step and does not give it away',
  async (id) => {
    const { grid, step } = await shownStep(id);
    const shown = shownIn(step, grid);
    const deeds = [...step.placements, ...step.eliminations];
    for (const { cell, digit } of deeds) expect((shown[cell]! >>> (digit - 1)) & 1).toBe(1);
    expect(shown.every((set, cell) => (set & ~grid.candidates[cell]!) === 0)).toBe(true);
    const count = shown.reduce((sum, set) => sum + digitCount(set), 0);
    // The last cell of a house has one candidate.
    if (id !== 'full-house') expect(count).toBeGreaterThan(deeds.length);
  },
);
