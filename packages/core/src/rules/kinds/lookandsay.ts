import { digitBit } from '../../sets/digits.ts';
import { fault } from '../fault.ts';
import { defineKind, type NamedKind } from '../kind.ts';
import { isValueOf, toDigit } from '../values.ts';

/** The numbers of a clue by two: how many, and of which digit. */
const pairsIn = (values: readonly number[]): (readonly [count: number, digit: number])[] =>
  values.flatMap((count, index) => (index % 2 === 0 ? [[count, values[index + 1]!] as const] : []));

export const lookandsay: NamedKind<'lookandsay'> = /* @__PURE__ */ defineKind({
  name: 'lookandsay',
  says: 'the numbers of the cage say how often a digit is in it, such as 2 3 for two threes',
  form: { order: 'any', cells: [1, Number.POSITIVE_INFINITY], values: [2, Number.POSITIVE_INFINITY] },
  fault: ({ values }, frame) => {
    if (values.length % 2 === 1) return fault('A look-and-say cage has its numbers by two: how many of which digit.');
    const isAnyStrange = pairsIn(values).some(([, digit]) => !isValueOf(digit, frame));
    return isAnyStrange ? fault('Every second number of a look-and-say cage is a digit.') : undefined;
  },
  demandsOf: ({ cells: [cells = []], values }, frame) =>
    pairsIn(values).map(([count, digit]) => ({
      kind: 'count',
      cells,
      digits: digitBit(toDigit(digit, frame)),
      least: count,
      most: count,
    })),
  signsOf: ({ cells: [cells = []], values }) => [
    {
      kind: 'cage',
      cells,
      role: 'ink',
      text: pairsIn(values)
        .map((pair) => pair.join(''))
        .join(' '),
    },
  ],
  isKept: ([cage = []], { values }) =>
    pairsIn(values).every(([count, digit]) => cage.filter((caged) => caged === digit).length === count),
});
