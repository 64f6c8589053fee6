import { expect, test } from 'vitest';
import { curveOf, HEIGHT, WIDTH } from './curve.ts';

test('times go from left to right, the longest to the top, zero to the foot', () => {
  const { points, median } = curveOf([0, 300, 150, 600]);
  expect(points.map(({ x }) => x)).toEqual([8, 162.7, 317.3, WIDTH - 8]);
  expect(points[0]!.y).toBe(HEIGHT - 8);
  expect(points[3]!.y).toBe(8);
  // Between the two in the middle: 225 of 600.
  expect(median).toBe(HEIGHT - 8 - 0.375 * (HEIGHT - 16));
});

test.each([
  ['one time', [90_000]],
  ['times of no length', [0, 0]],
])('%s: every point lies in the drawing', (_name, times) => {
  const { points, path } = curveOf(times);
  expect(points).toHaveLength(times.length);
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(8);
    expect(x).toBeLessThanOrEqual(WIDTH - 8);
    expect(y).toBeGreaterThanOrEqual(8);
    expect(y).toBeLessThanOrEqual(HEIGHT - 8);
  }
  expect(path).not.toMatch(/NaN|Infinity/);
});
