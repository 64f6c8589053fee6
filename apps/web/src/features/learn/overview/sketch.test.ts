// @module-tag whole

import { TECHNIQUES } from '@pencilmark/core/human';
import { expect, test } from 'vitest';
import { example } from '../work.ts';
import { discsOf, linesOf } from './sketch.ts';

test('the sketch of every technique shows what follows, and nothing lies on anything else', async () => {
  for (const { id } of TECHNIQUES) {
    const { digits, explained } = await example({ id, language: 'en' });
    const size = Math.sqrt(digits.length);
    const discs = discsOf(explained.step, size);
    const { placements, eliminations } = explained.step;
    expect(discs.filter(({ fate }) => fate === 'placed').length, id).toBe(placements.length);
    expect(discs.filter(({ fate }) => fate === 'gone').length, id).toBe(eliminations.length);
    for (const [at, disc] of discs.entries())
      for (const other of discs.slice(at + 1)) {
        const apart = Math.hypot(disc.x - other.x, disc.y - other.y);
        expect(apart, `${id}: ${disc.digit} and ${other.digit}`).toBeGreaterThan(disc.radius + other.radius);
      }
    for (const { from, to } of linesOf(explained.step, discs, size))
      expect(Math.min(from.x, from.y, to.x, to.y), id).toBeGreaterThan(0);
  }
});
