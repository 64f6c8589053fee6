import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classic, sized } from './layouts.ts';
import { cellName, houseName, parseCell } from './names.ts';

test('parseCell reads what cellName writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 36 }), fc.nat(), (size, number) => {
      const cell = number % (size * size);
      expect(parseCell(cellName(cell, size), size)).toEqual({ ok: true, value: cell });
    }),
  );
});

test.each(['', 'r0c1', 'r1c0', 'r10c1', 'r1c10', 'c1r1', 'r1c1 ', 'r-1c2', 'rc'])(
  '"%s" is not a cell of a 9×9 board',
  (text) => {
    const read = parseCell(text, 9);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toContain('r4c5');
  },
);

test('a text that is no cell is told short, however long it is', () => {
  const read = parseCell(`r3c${'\n'.repeat(50_000)}`, 9);
  expect(!read.ok && read.error).toMatch(/^"r3c(U\+000A){37}…" is not a cell; write r4c5/);
});

test('houses are told by kind and number', () => {
  expect([classic.houses[3]!, classic.houses[9]!, classic.houses[26]!].map(houseName)).toEqual([
    'row 4',
    'column 1',
    'box 9',
  ]);
  expect(houseName(sized(9, ['x']).houses[28]!)).toBe('extra house 2');
});
