import { TECHNIQUES } from '@pencilmark/core/human';
import { expect, test } from 'vitest';
import { shownStep } from '../techniques/shown.ts';
import { schemeOf } from './scheme.ts';

test('every technique has a scheme that lies on its lines, and shows what the step does', async () => {
  for (const { id } of TECHNIQUES) {
    const { step, geometry } = await shownStep(id);
    const { size, nodes, links, washed } = schemeOf(step, geometry);
    const points = [
      ...nodes.map(({ x, y }) => [x, y]),
      ...links.flatMap(({ from, to }) => [from, to]),
      ...washed,
    ].flat();
    expect(
      points.filter((at) => !(at! >= 0 && at! < size)),
      id,
    ).toEqual([]);
    expect(size, id).toBeGreaterThanOrEqual(5);
    expect(size, id).toBeLessThanOrEqual(9);
    const deeds = new Set([...step.placements, ...step.eliminations].map(({ cell }) => cell));
    expect(nodes.length, id).toBeGreaterThanOrEqual(deeds.size);
    expect(nodes.filter(({ kind }) => kind === 'placed').length, id).toBe(step.placements.length);
  }
});

test('a kite stands on five lines, with its links', async () => {
  const { step, geometry } = await shownStep('two-string-kite');
  const { size, nodes, links } = schemeOf(step, geometry);
  expect(size).toBe(5);
  expect(nodes.length).toBe(5);
  expect(links.length).toBe(3);
});
