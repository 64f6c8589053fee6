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

test('whoever transfers a copy takes its block away, and later copies have another', () => {
  const digits = new Uint8Array(81).fill(5);
  const first = copyOf(digits);
  structuredClone(first, { transfer: [first.buffer as ArrayBuffer] });
  expect([first.length, copyOf(digits)]).toEqual([0, digits]);
});
