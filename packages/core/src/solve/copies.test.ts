import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyOf } from './copies.ts';

test('copies are alike and independent of each other, whatever their length', () => {
  const digits = fc.uint8Array({ min: 0, max: 36, maxLength: 400 });
  fc.assert(
    fc.property(fc.array(digits, { maxLength: 60 }), (all) => {
      const copies = all.map(copyOf);
      expect(copies).toEqual(all);
      copies.forEach((copy, index) => {
        copy.fill(255);
        const later = copies.slice(index + 1);
        expect(later).toEqual(all.slice(index + 1));
      });
    }),
  );
});
