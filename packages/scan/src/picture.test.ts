import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cropped, fitted, type Grey, greyOf, lightAt, shrunk, softened } from './picture.ts';

const evenly = (width: number, height: number, level: number): Grey => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(level),
});

/** Each pixel is ten times its column, plus its row. */
const slope = (width: number, height: number): Grey => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, at) => 10 * (at % width) + Math.floor(at / width)),
});

describe('grey', () => {
  test.each([
    ['black', [0, 0, 0, 255], 0],
    ['white', [255, 255, 255, 255], 255],
    ['green is lighter than blue', [0, 255, 0, 255], 149],
    ['nothing at all lies on white', [0, 0, 0, 0], 255],
    ['black seen through half', [0, 0, 0, 128], 127],
  ])('%s', (_name, pixel, expected) => {
    expect(greyOf({ width: 1, height: 1, data: Uint8Array.from(pixel) }).data[0]).toBe(expected);
  });
});

describe('smaller pictures', () => {
  test('an even picture stays even, whatever the sides', () =>
    fc.assert(
      fc.property(
        fc.nat({ max: 255 }),
        fc.integer({ min: 2, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        (level, from, to) => {
          const small = shrunk(evenly(from, from + 3, level), Math.min(from, to), Math.min(from, to));
          expect([...new Set(small.data)]).toEqual([level]);
        },
      ),
    ));

  test('each pixel is the mean of what it stands for', () => {
    expect([...shrunk(slope(4, 2), 2, 1).data]).toEqual([6, 26]);
    expect([...shrunk(slope(3, 1), 2, 1).data]).toEqual([3, 17]);
  });

  test('a picture that is small enough stays what it is', () => {
    const picture = slope(8, 4);
    expect(fitted(picture, 8)).toEqual({ picture, shrink: 1 });
    expect(fitted(picture, 4)).toMatchObject({ picture: { width: 4, height: 2 }, shrink: 2 });
  });
});

test('the middle of a pixel has its light, and between two it runs evenly', () => {
  const picture = slope(4, 4);
  expect(lightAt(picture, 1.5, 2.5)).toBeCloseTo(12, 4);
  expect(lightAt(picture, 2, 2.5)).toBeCloseTo(17, 4);
  expect(lightAt(picture, -3, 0.5)).toBeCloseTo(0, 4);
});

test('softening leaves an even picture and the sum of a dot', () => {
  expect(softened(evenly(5, 5, 77), 0.7)).toEqual(evenly(5, 5, 77));
  const dot = evenly(5, 5, 0);
  dot.data[12] = 200;
  const soft = softened(dot, 0.7);
  expect(soft.data.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(195);
  expect(soft.data[12]).toBeLessThan(130);
});

test('a part of a picture ends at its edge', () => {
  expect(cropped(slope(6, 4), -5, 1.2, 2.5, 99)).toEqual({
    grey: { width: 3, height: 3, data: Uint8Array.of(1, 11, 21, 2, 12, 22, 3, 13, 23) },
    left: 0,
    top: 1,
  });
});
