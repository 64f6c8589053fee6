import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellSet } from './cells.ts';

const sorted = (cells: Iterable<number>): number[] => [...cells].sort((a, b) => a - b);

test.each([16, 36, 81, 100, 256, 1296])('sets of %i cells obey set algebra', (cellCount) => {
  const cells = fc.uniqueArray(fc.nat(cellCount - 1));
  fc.assert(
    fc.property(cells, cells, fc.nat(cellCount - 1), (first, second, cell) => {
      const [a, b] = [cellSet(cellCount, first), cellSet(cellCount, second)];
      expect([...a]).toEqual(sorted(first));
      expect(a.size).toBe(first.length);
      expect(a.has(cell)).toBe(first.includes(cell));
      expect(a.first()).toBe(first.length === 0 ? -1 : Math.min(...first));
      expect([...a.and(b)]).toEqual(sorted(first.filter((item) => second.includes(item))));
      expect([...a.or(b)]).toEqual(sorted(new Set([...first, ...second])));
      expect([...a.minus(b)]).toEqual(sorted(first.filter((item) => !second.includes(item))));
      expect([...a.with(cell)]).toEqual(sorted(new Set([...first, cell])));
      expect(a.equals(b)).toBe(sorted(first).join() === sorted(second).join());
      expect(a.minus(b).or(a.and(b)).equals(a)).toBe(true);
    }),
  );
});
