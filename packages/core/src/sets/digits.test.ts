import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitBit, digitCount, digitSet, digitsOf, everyDigit, hasDigit } from './digits.ts';

test('digits go into a set and come out ascending, up to 32', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 32 })), (digits) => {
      const set = digitSet(digits);
      expect(digitsOf(set)).toEqual([...digits].sort((a, b) => a - b));
      expect(digitCount(set)).toBe(digits.length);
      for (let digit = 1; digit <= 32; digit++) expect(hasDigit(set, digit)).toBe(digits.includes(digit));
    }),
  );
});

test.each([1, 4, 9, 16, 25, 31, 32])('everyDigit(%i) holds all digits', (size) => {
  expect(digitsOf(everyDigit(size))).toEqual(Array.from({ length: size }, (_, index) => index + 1));
  expect(everyDigit(size) & digitBit(size)).not.toBe(0);
});
