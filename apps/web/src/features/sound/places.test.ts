import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tonesOf } from './places.ts';

test('the corners of a board are left and right, high and low; its middle is in between', () => {
  expect(tonesOf([80, 0, 8, 72, 40], 9)).toEqual([
    { pan: -1, pitch: 880 },
    { pan: 1, pitch: 880 },
    { pan: 0, pitch: 440 },
    { pan: -1, pitch: 220 },
    { pan: 1, pitch: 220 },
  ]);
  expect(tonesOf([0], 1)).toEqual([{ pan: 0, pitch: 440 }]);
});

test('further right is more to the right, further down is lower, and no more than sixteen are heard', () =>
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 25 }), fc.array(fc.nat(624), { maxLength: 40 }), (size, list) => {
      const cells = [...new Set(list.map((cell) => cell % (size * size)))].sort((a, b) => a - b);
      const tones = tonesOf(cells, size);
      expect(tones.length).toBe(Math.min(16, cells.length));
      tones.forEach(({ pan, pitch }, at) => {
        expect(pan).toBeCloseTo((2 * (cells[at]! % size)) / (size - 1) - 1);
        expect(Math.log2(pitch / 220)).toBeCloseTo(2 - (2 * Math.floor(cells[at]! / size)) / (size - 1));
      });
    }),
  ));
