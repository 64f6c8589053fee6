import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitReader, bitWriter, checked, isChecked, numberWidth } from './bits.ts';

const anyFigure = fc.oneof(
  fc.boolean().map((value) => ({ how: 'isSo' as const, value })),
  fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.nat()).map(([limit, value]) => ({
    how: 'below' as const,
    value: value % limit,
    limit,
  })),
  fc.tuple(fc.nat(15), fc.nat(2 ** 31)).map(([order, value]) => ({ how: 'number' as const, value, order })),
);

test('what is written is read in the same order, to the last bit', () =>
  fc.assert(
    fc.property(fc.array(anyFigure), (figures) => {
      const out = bitWriter();
      for (const figure of figures)
        if (figure.how === 'isSo') out.isSo(figure.value);
        else if (figure.how === 'below') out.below(figure.value, figure.limit);
        else out.number(figure.value, figure.order);
      const from = bitReader(out.text())!;
      for (const figure of figures)
        if (figure.how === 'isSo') expect(from.isSo()).toBe(figure.value);
        else if (figure.how === 'below') expect(from.below(figure.limit)).toBe(figure.value);
        else expect(from.number(figure.order)).toBe(figure.value);
      expect([from.isOver, from.isDone]).toEqual([false, true]);
      from.bits(6);
      expect(from.isOver).toBe(true);
    }),
  ));

test('short numbers are short: 3.2 bits a digit of nine, 6.4 a cell of 81', () => {
  const widthOf = (limit: number): number => {
    const out = bitWriter();
    for (let value = 0; value < limit; value++) out.below(value, limit);
    return (6 * out.text().length) / limit;
  };
  expect(widthOf(9)).toBeCloseTo(3.33, 2);
  expect(widthOf(81)).toBeCloseTo(6.4, 1);
  expect([0, 63, 64, 1000].map((value) => numberWidth(value, 6))).toEqual([7, 7, 9, 15]);
});

test('a text with its check differs from others', () => {
  expect([checked(''), checked('abc')].map(isChecked)).toEqual([true, true]);
  expect(['', 'A', 'abc', checked('abc').slice(0, -1)].map(isChecked)).toEqual([false, false, false, false]);
  expect(bitReader('a b')).toBeUndefined();
});
