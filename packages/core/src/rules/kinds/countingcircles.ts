import { digitBit, everyDigit } from '../../sets/digits.ts';
import { anyOf, type Demand } from '../demand.ts';
import { defineKind, type NamedKind } from '../kind.ts';
import { toDigit, type Values, valuesOf } from '../values.ts';

/** The sets of values that add up to a number. */
const setsOf = (sum: number, values: readonly number[]): number[][] => {
  const [first, ...rest] = values;
  if (first === undefined || sum < 0) return sum === 0 ? [[]] : [];
  return [...setsOf(sum - first, rest).map((set) => [first, ...set]), ...setsOf(sum, rest)];
};

/** The circles hold exactly the values of a set, each as often as it says. */
const holding = (cells: readonly number[], set: readonly number[], values: Values): Demand[] => {
  const bits = set.map((value) => digitBit(toDigit(value, values)));
  const digits = bits.reduce((all, bit) => all | bit, 0);
  const exactly = bits.map((bit, index): Demand => {
    const count = set[index]!;
    return { kind: 'count', cells, digits: bit, least: count, most: count };
  });
  return [...(digits === everyDigit(values.size) ? [] : [{ kind: 'digits', cells, digits } as const]), ...exactly];
};

export const countingcircles: NamedKind<'countingcircles'> = /* @__PURE__ */ defineKind({
  name: 'countingcircles',
  says: 'the digit in a circle says how many of the circles hold it',
  form: { order: 'any', cells: [1, Number.POSITIVE_INFINITY] },
  demandsOf: ({ cells: [cells = []] }, frame) => {
    const counts = valuesOf(frame).filter((value) => value > 0);
    return [anyOf(setsOf(cells.length, counts).map((set) => holding(cells, set, frame)))];
  },
  signsOf: ({ cells: [cells = []] }) => cells.map((cell) => ({ kind: 'ring', cells: [cell], role: 'grey' })),
  isKept: ([digits = []]) =>
    digits.every((digit) => digits.filter((otherDigit) => otherDigit === digit).length === digit),
});
