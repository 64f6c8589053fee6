import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowestBit, popcount } from './bits.ts';

test('popcount and lowestBit agree with the binary digits', () => {
  fc.assert(
    fc.property(fc.integer(), (word) => {
      const digits = (word >>> 0).toString(2);
      expect(popcount(word)).toBe(digits.split('1').length - 1);
      expect(lowestBit(word)).toBe(word === 0 ? -1 : digits.length - 1 - digits.lastIndexOf('1'));
    }),
  );
});
