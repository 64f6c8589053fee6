import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaOf, composed, cornersOf, fittedTo, isOver, moved, squareTo } from './points.ts';
import type { Corners } from './types.ts';

/** A square of side 100 whose corners have been moved a little. */
const anyCorners: fc.Arbitrary<Corners> = fc
  .array(fc.double({ min: -30, max: 30, noNaN: true }), { minLength: 8, maxLength: 8 })
  .map(([a, b, c, d, e, f, g, h]) => [
    [a!, b!],
    [100 + c!, d!],
    [100 + e!, 100 + f!],
    [g!, 100 + h!],
  ]);

const UNIT: Corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

describe('homographies', () => {
  test('the unit square goes to the given corners', () =>
    fc.assert(
      fc.property(anyCorners, (corners) => {
        cornersOf(squareTo(corners)).forEach(([x, y], at) => {
          expect(x).toBeCloseTo(corners[at]![0], 6);
          expect(y).toBeCloseTo(corners[at]![1], 6);
        });
      }),
    ));

  test('one after the other is both at once', () =>
    fc.assert(
      fc.property(anyCorners, anyCorners, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, u) => {
        const [inner, outer] = [squareTo(a.map(([x, y]) => [x / 100, y / 100]) as unknown as Corners), squareTo(b)];
        const [x, y] = moved(outer, ...moved(inner, u, 1 - u));
        const [bothX, bothY] = moved(composed(outer, inner), u, 1 - u);
        expect(bothX).toBeCloseTo(x, 6);
        expect(bothY).toBeCloseTo(y, 6);
      }),
    ));

  test('least squares find the homography that moved the points', () =>
    fc.assert(
      fc.property(anyCorners, (corners) => {
        const there = squareTo(corners.map(([x, y]) => [x / 100, y / 100]) as unknown as Corners);
        const from = Float64Array.from({ length: 32 }, (_, at) => (at % 2 === 0 ? (at >> 1) % 4 : at >> 3) / 3);
        const to = Float64Array.from(from, (_, at) => moved(there, from[at & ~1]!, from[at | 1]!)[at & 1]!);
        const fitted = fittedTo({ count: 16, from, to, weights: new Float64Array(32).fill(1) })!;
        fitted.forEach((value, at) => {
          expect(value).toBeCloseTo(there[at]!, 5);
        });
      }),
    ));

  test('points without weight settle nothing', () => {
    const points = new Float64Array(32);
    expect(fittedTo({ count: 16, from: points, to: points, weights: points })).toBeUndefined();
  });
});

test('an area is positive when corners run clockwise', () => {
  expect(areaOf(UNIT)).toBe(1);
  expect(areaOf(UNIT.toReversed())).toBe(-1);
});

test.each([
  ['itself', 0, true],
  ['half covered', 0.45, true],
  ['beside it', 1.1, false],
])('one square over another: %s', (_name, shift, expected) => {
  const other = UNIT.map(([x, y]) => [x + shift, y]) as unknown as Corners;
  expect(isOver(UNIT, other)).toBe(expected);
});
