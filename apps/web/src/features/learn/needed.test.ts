import { spokenOf } from '@pencilmark/board';
import { digitCount } from '@pencilmark/core/geometry';
import { TECHNIQUES } from '@pencilmark/core/human';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../../scripts/strength.mjs';
import { shownStep } from '../techniques/shown.ts';
import { neededFor } from './needed.ts';

const count = (sets: Int32Array): number => sets.reduce((sum, set) => sum + digitCount(set), 0);

describe('the candidates of an example', () => {
  test.each(some(TECHNIQUES).map(({ id }) => id))(
    '%s: all that the step speaks of, and none that is not there',
    async (id) => {
      const { grid, step } = await shownStep(id);
      const needed = neededFor(step, grid.candidates);
      const spoken = spokenOf(step, grid.candidates);
      expect([...needed].every((set, cell) => (set & spoken[cell]!) === (spoken[cell]! & grid.candidates[cell]!))).toBe(
        true,
      );
      expect([...needed].every((set, cell) => (set & ~grid.candidates[cell]!) === 0)).toBe(true);
    },
  );

  test('a pattern of one digit shows this digit alone, everywhere', async () => {
    const { grid, step } = await shownStep('two-string-kite');
    const { digit } = step.eliminations[0]!;
    expect([...neededFor(step, grid.candidates)]).toEqual([...grid.candidates].map((set) => set & (1 << (digit - 1))));
  });

  test('cells of two candidates show both, and far fewer are shown than there are', async () => {
    const { grid, step } = await shownStep('xy-wing');
    const needed = neededFor(step, grid.candidates);
    const named = step.marks.flatMap((mark) => (mark.kind === 'candidate' ? [mark.cell] : []));
    for (const cell of named) expect(needed[cell]).toBe(grid.candidates[cell]);
    expect(count(needed)).toBeLessThan(0.7 * count(Int32Array.from(grid.candidates)));
  });
});
