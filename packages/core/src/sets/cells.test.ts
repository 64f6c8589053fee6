import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellSet } from './cells.ts';

const sorted = (cells: Iterable<number>): number[] => [...cells].sort((a, b) => a - b);

test.each([16, 36, 81, 100, 256, 1296])('sets of %i cells obey set algebra', (cellCount) => {
  const cells = fc.uniqueArray(fc.nat(cellCount - 1));
  fc.assert(
    fc.property(cells, cells, fc.nat(cellCount - 1), (one, other, cell) => {
      const [a, b] = [cellSet(cellCount, one), cellSet(cellCount, other)];
      expect([...a]).toEqual(sorted(one));
      expect(a.size).toBe(one.length);
      expect(a.has(cell)).toBe(one.includes(cell));
      expect(a.first()).toBe(one.length === 0 ? -1 : Math.min(...one));
      expect([...a.and(b)]).toEqual(sorted(one.filter((item) => other.includes(item))));
      expect([...a.or(b)]).toEqual(sorted(new Set([...one, ...other])));
      expect([...a.minus(b)]).toEqual(sorted(one.filter((item) => !other.includes(item))));
      expect([...a.with(cell)]).toEqual(sorted(new Set([...one, cell])));
      expect(a.equals(b)).toBe(sorted(one).join() === sorted(other).join());
      expect(a.minus(b).or(a.and(b)).equals(a)).toBe(true);
    }),
  );
});
